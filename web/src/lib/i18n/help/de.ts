import type { enHelp } from './en';

export const deHelp = {
  'help.rules': 'Regeln',
  'help.keys': 'Tasten',
  'help.arrows':
    'Links und rechts gehen die Reihe entlang, auf und ab zum Feld links darüber oder darunter.',
  'help.shift': 'Auf und ab auf der rechten Seite; Bild auf und Bild ab tun dasselbe.',
  'help.ends': 'Zu den Enden der Reihe; mit Strg zu den Enden des Bretts.',
  'help.next': 'Zum nächsten und zum vorigen Feld, auf dem du spielen darfst.',
  'help.play': 'Auf dem Feld spielen.',
  'help.cards': 'Von Karte zu Karte, dann zu dem, was mit der gewählten möglich ist.',
  'help.choose': 'Eine Karte wählen; dann auslegen oder werten.',
  'help.staged': 'Einen Zug abschicken, den du noch einmal ansehen wolltest, oder ihn verwerfen.',
  'help.close': 'Schließen, was sich über dem Tisch geöffnet hat.',
  'help.typed': 'Ganze Züge lassen sich auch eintippen: unter der Liste der Züge.',
  'key.arrows': 'Pfeiltasten',
  'key.shift': 'Umschalt',
  'key.home': 'Pos1',
  'key.end': 'Ende',
  'key.enter': 'Eingabe',
  'key.space': 'Leertaste',
  'key.tab': 'Tab',
  'key.escape': 'Esc',
} as const satisfies Record<keyof typeof enHelp, string>;

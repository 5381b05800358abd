import type { enRatings } from './en';

/** Rated games, profiles, leader boards. */
export const deRatings = {
  'rated.choice': 'Gewertete Partie',
  'rated.why': 'Das Ergebnis zählt für die Wertung aller, die mitspielen.',
  'rated.no-account': 'Gewertete Partien sind für Leute mit Konto.',
  'rated.no-seats':
    'In einer gewerteten Partie nimmst du einen Platz, und Menschen nehmen die anderen: Lass sie offen.',
  'rated.invite':
    'Verschicke diesen Link. Wer mitspielt, braucht ein Konto: Die Partie ist gewertet.',
  'rated.mark': 'gewertet',
  'rating.sure': 'Wertung {n}',
  'rating.unsure': 'Wertung etwa {n}',
  'rating.changed': 'Wertung {n}, {change} durch diese Partie',
  'person.ratings': 'Wertungen',
  'person.none': 'Noch hat keine gewertete Partie gezählt.',
  'person.graph': 'Wertung in {game} im Lauf der Zeit',
  'person.graph-table': 'Die Zahlen der Kurve',
  'person.opponents': 'Gegen andere',
  'person.last': 'Letzte gewertete Partien',
  'person.profile': 'Profil und Wertungen',
  'column.game': 'Spiel',
  'column.rating': 'Wertung',
  'column.deviation': 'Abweichung',
  'column.games': 'Partien',
  'column.when': 'Wann',
  'column.who': 'Wer',
  'column.place': 'Rang',
  'column.won': 'Gewonnen',
  'column.drawn': 'Unentschieden',
  'column.lost': 'Verloren',
  'column.result': 'Ergebnis',
  'column.change': 'Änderung',
  'outcome.won': 'gewonnen',
  'outcome.drawn': 'unentschieden',
  'outcome.lost': 'verloren',
  'leaders.title': 'Bestenliste',
  'leaders.text':
    'Leute mit mindestens 10 gewerteten Partien und einer Abweichung unter 110. Bots stehen da, wo ihre Spiele gegeneinander sie hinstellen.',
  'leaders.bot': 'Bot',
} as const satisfies Record<keyof typeof enRatings, string>;

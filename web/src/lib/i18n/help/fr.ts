import type { enHelp } from './en';

export const frHelp = {
  'help.rules': 'Règles',
  'help.keys': 'Touches',
  'help.arrows':
    'Gauche et droite suivent la rangée, haut et bas mènent à la case de gauche au-dessus ou au-dessous.',
  'help.shift': 'Haut et bas du côté droit ; Page précédente et Page suivante font de même.',
  'help.ends': 'Aux bouts de la rangée ; avec Ctrl, aux bouts du plateau.',
  'help.next': 'À la case suivante ou précédente où vous pouvez jouer.',
  'help.play': 'Jouer sur la case.',
  'help.cards': 'De carte en carte, puis à ce que l’on peut faire de la carte choisie.',
  'help.choose': 'Choisir une carte ; puis la poser ou la marquer.',
  'help.staged': 'Envoyer un tour que vous vouliez revoir, ou y renoncer.',
  'help.close': 'Fermer ce qui s’est ouvert sur la table.',
  'help.typed': 'On peut aussi écrire des tours entiers : sous la liste des tours.',
  'key.arrows': 'Flèches',
  'key.shift': 'Maj',
  'key.home': 'Début',
  'key.end': 'Fin',
  'key.enter': 'Entrée',
  'key.space': 'Espace',
  'key.tab': 'Tab',
  'key.escape': 'Échap',
} as const satisfies Record<keyof typeof enHelp, string>;

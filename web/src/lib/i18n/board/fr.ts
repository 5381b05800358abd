import type { enBoard } from './en';

export const frBoard = {
  'board.settings': 'Plateau',
  'board.theme': 'Aspect',
  'board.theme.cabinet': 'Cabinet',
  'board.theme.ink': 'Encre',
  'board.theme.colour-blind': 'Pour le daltonisme',
  'board.theme.contrast': 'Contraste élevé',
  'board.size': 'Taille',
  'board.size.fit': 'Selon la fenêtre',
  'board.size.small': 'Petit',
  'board.size.medium': 'Moyen',
  'board.size.large': 'Grand',
  'board.turn-left': 'Tourner à gauche',
  'board.turn-right': 'Tourner à droite',
  'board.turned': 'Tourné de {n}°',
} as const satisfies Record<keyof typeof enBoard, string>;

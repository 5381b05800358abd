import type { enBoard } from './en';

export const deBoard = {
  'board.settings': 'Brett',
  'board.theme': 'Aussehen',
  'board.theme.cabinet': 'Kabinett',
  'board.theme.ink': 'Tinte',
  'board.theme.colour-blind': 'Bei Farbenblindheit',
  'board.theme.contrast': 'Hoher Kontrast',
  'board.size': 'Größe',
  'board.size.fit': 'Passend zum Fenster',
  'board.size.small': 'Klein',
  'board.size.medium': 'Mittel',
  'board.size.large': 'Groß',
  'board.turn-left': 'Nach links drehen',
  'board.turn-right': 'Nach rechts drehen',
  'board.turned': 'Um {n}° gedreht',
} as const satisfies Record<keyof typeof enBoard, string>;

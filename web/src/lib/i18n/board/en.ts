/** How a board looks, and how it lies. */
export const enBoard = {
  'board.settings': 'Board',
  'board.theme': 'Look',
  'board.theme.cabinet': 'Cabinet',
  'board.theme.ink': 'Ink',
  'board.theme.colour-blind': 'For colour blindness',
  'board.theme.contrast': 'High contrast',
  'board.size': 'Size',
  'board.size.fit': 'Fits the window',
  'board.size.small': 'Small',
  'board.size.medium': 'Medium',
  'board.size.large': 'Large',
  'board.turn-left': 'Turn left',
  'board.turn-right': 'Turn right',
  'board.turned': 'Turned by {n}°',
} as const;

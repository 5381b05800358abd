/** Chance that can be checked. */
export const enFair = {
  'fair.title': 'Fair chance',
  'fair.text':
    'Dice and cards follow from a secret number, the seed, and from numbers that the players add. The seed was fixed before anybody sat down; the commitment proves it. The seed is shown when the game is over.',
  'fair.commitment': 'Commitment',
  'fair.bytes': 'Numbers of the players',
  'fair.none': 'none',
  'fair.seed': 'Seed',
  'fair.check': 'Check the chances',
  'fair.agrees': {
    one: 'The commitment agrees, and so does {n} roll or card, the only one.',
    other: 'The commitment agrees, and so do all {n} rolls and cards.',
  },
  'fair.differs': 'Not everything agrees: {n} of {all} rolls and cards do.',
  'fair.fault': '{where}: the seed gives {gives}, the record says {written}.',
  'fair.fault-turn': 'Turn {n}',
  'fair.fault-deal': 'Deal',
  'fair.fault-lot': 'Order of the seats',
  'fair.fault-seed': 'The seed is not the one that was promised.',
  'fair.fault-seat-bytes':
    'The numbers of the players are not those of this game, or its setup is another one.',
  'fair.fault-shown':
    'The record is of another table, or has another commitment than this page was shown.',
  'fair.more': { one: '{n} more differs.', other: '{n} more differ.' },
  'fair.unable': 'This record does not hold what a check needs.',
  'fair.insecure':
    'A browser checks this only on a page with https. Save the record and check it with: vivarium verify',
} as const;

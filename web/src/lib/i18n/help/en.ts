/** Help at the table: the rules, and which keys do what. */
export const enHelp = {
  'help.rules': 'Rules',
  'help.keys': 'Keys',
  'help.arrows':
    'Left and right go along the row, up and down to the cell above or below on the left.',
  'help.shift': 'Up and down on the right; Page up and Page down do the same.',
  'help.ends': 'To the ends of the row; with Ctrl to the ends of the board.',
  'help.next': 'To the next and to the previous cell where you may play.',
  'help.play': 'Play on the cell.',
  'help.cards': 'From card to card, then to what can be done with the chosen one.',
  'help.choose': 'Choose a card; then place it or score it.',
  'help.staged': 'Send a turn that you wanted to look at twice, or drop it.',
  'help.close': 'Close what has opened over the table.',
  'help.typed': 'Whole turns can be typed, too: under the list of turns.',
  'key.arrows': 'Arrow keys',
  'key.shift': 'Shift',
  'key.home': 'Home',
  'key.end': 'End',
  'key.enter': 'Enter',
  'key.space': 'Space',
  'key.tab': 'Tab',
  'key.escape': 'Escape',
} as const;

import { t } from '$lib/i18n/index.svelte';

/** What a table's setup text says, in parts: `hex3 swap`, `seats=3 copies=10`. */
export interface Setup {
  board: string | null;
  swap: boolean;
  seats: number | null;
  copies: number | null;
}

export function readSetup(text: string): Setup {
  const setup: Setup = { board: null, swap: false, seats: null, copies: null };
  for (const part of text.split(/\s+/)) {
    const [name, value] = part.split('=');
    if (name === 'swap') setup.swap = true;
    else if (name === 'seats') setup.seats = Number(value);
    else if (name === 'copies') setup.copies = Number(value);
    else if (part) setup.board = part;
  }
  return setup;
}

export function writeSetup({ board, swap, seats, copies }: Setup): string {
  if (board !== null) return swap ? `${board} swap` : board;
  return `seats=${seats} copies=${copies}`;
}

/** A board's name taken apart: `hex5` has 5 cells a side, `limp3` has 3 and 4. */
export function boardSize(board: string): { limp: boolean; n: number; cells: number } {
  const limp = board.startsWith('limp');
  const n = Number(board.replace(/\D+/g, ''));
  return { limp, n, cells: limp ? 3 * n * n : 3 * n * (n - 1) + 1 };
}

export function boardText(board: string): string {
  const { limp, n, cells } = boardSize(board);
  return limp ? t('new.board-limp', { n, m: n + 1, cells }) : t('new.board-hex', { n, cells });
}

/** A setup for people, short enough for a list. */
export function setupText(text: string): string {
  const setup = readSetup(text);
  if (setup.board) return setup.swap ? `${setup.board} + swap` : setup.board;
  return setup.seats ? t('game.players', { n: setup.seats }) : text;
}

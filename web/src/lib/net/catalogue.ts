import { layOut, type Layout } from '$lib/board/layout';
import { api } from './api';
import type { GameInfo } from './generated';

/** The list of games never changes while a page is open: asked for once, again only after a failure. */
let games: Promise<GameInfo[]> | null = null;

export function loadGames(): Promise<GameInfo[]> {
  games ??= api.games().catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

const layouts = new Map<string, Promise<Layout>>();

export function loadLayout(board: string): Promise<Layout> {
  let layout = layouts.get(board);
  if (!layout) {
    layout = api.board(board).then(layOut);
    layout.catch(() => layouts.delete(board));
    layouts.set(board, layout);
  }
  return layout;
}

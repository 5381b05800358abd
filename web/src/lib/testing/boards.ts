import { layOut, type Layout } from '$lib/board/layout';
import type { BoardInfo } from '$lib/net/generated';

/** A board as the server would describe it, written anew from the definition in the rules. */
export function boardInfo(board: string): BoardInfo {
  const n = Number(board.replace(/\D+/g, ''));
  const low = 1 - n;
  const high = board.startsWith('limp') ? n : n - 1;
  const cells: BoardInfo['cells'] = [];
  for (let r = high; r >= low; r -= 1) {
    const letter = String.fromCharCode('a'.charCodeAt(0) + high - r);
    let number = 0;
    for (let q = low; q <= high; q += 1) {
      if (q + r < low || q + r > high) continue;
      number += 1;
      cells.push({ name: `${letter}${number}`, q, r });
    }
  }
  return { board, cells };
}

export const layoutOf = (board: string): Layout => layOut(boardInfo(board));

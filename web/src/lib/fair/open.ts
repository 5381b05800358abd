import { api } from '$lib/net/api';
import type { FairStart, NewTable, Pairing, TableState } from '$lib/net/generated';
import { Refused } from '$lib/net/problem';
import { hex } from './hex';

/** The reader's own part in the chance of a game: sixteen bytes that nobody else chose. */
export const ownBytes = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** Opens a table, with a promise about its chance. */
export const openTable = (wish: NewTable): Promise<TableState> =>
  promised((fair) => api.createTable({ ...wish, fair }));

/** Plays anyone: sits down where somebody waits, or opens a table with a promise about its chance. */
export const playAnyone = (wish: Pairing): Promise<TableState> =>
  promised((fair) => api.pair({ ...wish, fair }));

/** The reader's part in the chance of a rematch: of the one that is promised, or that is promised now. */
export async function rematchPart({ fair, rematch }: TableState): Promise<FairStart | null> {
  if (fair === null) return null;
  const { table } = rematch?.promise ?? (await api.reserve());
  return { table, bytes: ownBytes() };
}

/** Whether the server was started anew in between, and has forgotten its promise: it is worth to ask once more. */
export const wasForgotten = (error: unknown): boolean =>
  error instanceof Refused && error.code === 'unknown-commitment';

/** The server has to commit itself first; only then is it told what the reader adds. */
async function promised(ask: (fair: FairStart) => Promise<TableState>): Promise<TableState> {
  const once = async () => {
    const { table } = await api.reserve();
    return ask({ table, bytes: ownBytes() });
  };
  try {
    return await once();
  } catch (error) {
    if (wasForgotten(error)) return once();
    throw error;
  }
}

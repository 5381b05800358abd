import type {
  Act,
  Acted,
  AnswerTakeback,
  AskHint,
  AskRematch,
  BoardInfo,
  ChangePassword,
  ChatHistory,
  ChatMessage,
  ChatRoom,
  Credentials,
  DeleteAccount,
  GameId,
  GameInfo,
  Hint,
  LeaderBoard,
  LeaveReplies,
  Me,
  NewTable,
  Pairing,
  Person,
  Rename,
  Replies,
  Report,
  Reserved,
  Say,
  SessionList,
  Sit,
  TableList,
  TableState,
  Versioned,
} from './generated';
import { meansUnreachable, refusal, Unreachable } from './problem';
import { noteStandstill } from './standstill.svelte';

/** A request without an answer after this long counts as lost. */
const PATIENCE_MS = 15_000;

/** While the server is asked who this is: the answer makes a guest of whoever has no cookie yet. */
let introduction: Promise<Me> | null = null;

/** Asks once at a time: two answers could make two guests, and the later one would win. */
function me(): Promise<Me> {
  introduction ??= json<Me>('GET', '/api/me').finally(() => (introduction = null));
  return introduction;
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  // What is done before the answer is there would be done as somebody else.
  if (method !== 'GET') await introduction?.catch(() => undefined);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch (cause) {
    throw new Unreachable(cause);
  }
  noteStandstill(response);
  if (meansUnreachable(response.status)) throw new Unreachable(response.status);
  if (!response.ok) throw await refusal(response);
  return response;
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await call(method, path, body);
  try {
    return (await response.json()) as T;
  } catch (cause) {
    // The connection broke inside the body.
    throw new Unreachable(cause);
  }
}

/** For answers that say nothing but that it is done. */
async function done(method: string, path: string, body?: unknown): Promise<void> {
  await call(method, path, body);
}

const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** Everything the server offers to this client over HTTP. */
export const api = {
  games: () => json<GameInfo[]>('GET', '/api/games'),
  board: (board: string) => json<BoardInfo>('GET', `/api/boards/${encodeURIComponent(board)}`),
  me,
  rename: (name: string) => json<Me>('PUT', '/api/me', { name } satisfies Rename),
  register: (wish: Credentials) => json<Me>('POST', '/api/account', wish),
  signIn: (wish: Credentials) => json<Me>('POST', '/api/sessions', wish),
  sessions: () => json<SessionList>('GET', '/api/sessions'),
  endSession: (id: string) => done('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => done('DELETE', '/api/sessions'),
  changePassword: (change: ChangePassword) => done('PUT', '/api/account/password', change),
  deleteAccount: (wish: DeleteAccount) => done('DELETE', '/api/account', wish),
  tables: () => json<TableList>('GET', '/api/tables'),
  reserve: () => json<Reserved>('POST', '/api/commitments'),
  createTable: (table: NewTable) => json<TableState>('POST', '/api/tables', table),
  pair: (wish: Pairing) => json<TableState>('POST', '/api/pairing', wish),
  record: async (id: string) => (await call('GET', recordAddress(id))).text(),
  table: (id: string) => json<TableState>('GET', at(id)),
  sit: (id: string, sit: Sit) => json<TableState>('POST', `${at(id)}/sit`, sit),
  act: (id: string, act: Act) => json<Acted>('POST', `${at(id)}/act`, act),
  undo: (id: string, seen: Versioned) => json<Acted>('POST', `${at(id)}/undo`, seen),
  hint: (id: string, seen: AskHint) => json<Hint>('POST', `${at(id)}/hint`, seen),
  claim: (id: string, seen: Versioned) => json<Acted>('POST', `${at(id)}/claim`, seen),
  vacation: (id: string, seen: Versioned) => json<Acted>('POST', `${at(id)}/vacation`, seen),
  person: (name: string) => json<Person>('GET', `/api/people/${encodeURIComponent(name)}`),
  leaders: (game: GameId) => json<LeaderBoard>('GET', `/api/leaders?game=${game}`),
  takeback: (id: string, seen: Versioned) => json<Acted>('POST', `${at(id)}/takeback`, seen),
  answerTakeback: (id: string, answer: AnswerTakeback) =>
    json<Acted>('POST', `${at(id)}/takeback/answer`, answer),
  replies: (id: string) => json<Replies>('GET', `${at(id)}/replies`),
  leaveReplies: (id: string, wish: LeaveReplies) => json<Replies>('PUT', `${at(id)}/replies`, wish),
  rematch: (id: string, wish: AskRematch) => json<Acted>('POST', `${at(id)}/rematch`, wish),
  withdrawRematch: (id: string, seen: Versioned) =>
    json<Acted>('POST', `${at(id)}/rematch/withdraw`, seen),
  decline: (id: string, seen: Versioned) => json<Acted>('POST', `${at(id)}/decline`, seen),
  close: (id: string, seen: Versioned) => json<Acted>('POST', `${at(id)}/close`, seen),
  resign: (id: string, seen: Versioned) => json<Acted>('POST', `${at(id)}/resign`, seen),
  say: (id: string, say: Say) => json<ChatMessage>('POST', `${at(id)}/chat`, say),
  /** The last messages of a room, the last before one, or the first after one. */
  chat: (id: string, room: ChatRoom, side?: 'before' | 'after', number = 0) =>
    json<ChatHistory>('GET', `${at(id)}/chat?room=${room}${side ? `&${side}=${number}` : ''}`),
  report: (id: string, number: number, report: Report) =>
    done('POST', `${at(id)}/chat/${number}/report`, report),
};

export const recordAddress = (id: string) => `${at(id)}/record`;

/** Where the live socket of a table listens, seen from the page's own address. */
export function liveAddress(id: string, page: Location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}${at(id)}/live`;
}

import type { GameId } from '$lib/net/generated';

export type Route =
  | { page: 'library' }
  | { page: 'new'; game: GameId | null; opponent: string | null; invitee: string | null }
  | { page: 'table'; id: string; invite: string | null }
  | { page: 'rules'; game: GameId }
  | { page: 'account' }
  | { page: 'person'; name: string }
  | { page: 'leaders'; game: GameId }
  | { page: 'missing' };

const GAMES: readonly GameId[] = ['bug', 'herd', 'bug-off'];
const asGame = (text: string | null) => GAMES.find((game) => game === text) ?? null;

/** Which page an address means. */
export function routeOf(address: URL): Route {
  const parts = address.pathname.split('/').filter((part) => part !== '');
  const [first, second] = parts;
  if (parts.length === 0) return { page: 'library' };
  if (parts.length === 1 && first === 'new') {
    const query = address.searchParams;
    return {
      page: 'new',
      game: asGame(query.get('game')),
      opponent: query.get('with'),
      invitee: query.get('to'),
    };
  }
  if (parts.length === 2 && first === 't' && second && isPlain(second)) {
    return { page: 'table', id: second, invite: address.searchParams.get('invite') };
  }
  if (parts.length === 1 && first === 'account') return { page: 'account' };
  if (parts.length === 1 && first === 'leaders') {
    return { page: 'leaders', game: asGame(address.searchParams.get('game')) ?? 'bug' };
  }
  if (parts.length === 2 && first === 'people' && second) {
    const name = decoded(second);
    return name === null ? { page: 'missing' } : { page: 'person', name };
  }
  const game = asGame(second ?? null);
  if (parts.length === 2 && first === 'rules' && game) return { page: 'rules', game };
  return { page: 'missing' };
}

/** A part of an address as text; null when it is not written rightly. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The page of somebody with an account. */
export const personPath = (name: string) => `/people/${encodeURIComponent(name)}`;

/** The page where a table is opened for this person alone. */
export const challengePath = (name: string) => `/new?with=friend&to=${encodeURIComponent(name)}`;

/** Table names have no character that an address would have to hide. */
const isPlain = (id: string) => /^[\w-]{1,64}$/.test(id);

let address = $state.raw(new URL(location.href));
const current = $derived(routeOf(address));

export const router = {
  get route(): Route {
    return current;
  },
  get path(): string {
    return address.pathname;
  },
};

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', path);
  address = new URL(location.href);
  if (how === 'push') scrollTo(0, 0);
}

/** Makes ordinary links inside the site change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
  if (to.pathname === location.pathname && to.search === location.search) return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
}

export function watchHistory(): () => void {
  const back = () => (address = new URL(location.href));
  window.addEventListener('popstate', back);
  return () => window.removeEventListener('popstate', back);
}

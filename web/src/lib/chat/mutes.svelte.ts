const SLOT = 'vivarium.muted';
/** Somebody who mutes more than this many hears the first of them again. */
const MOST = 500;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(SLOT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(-MOST) : [];
  } catch {
    return [];
  }
}

let muted = $state.raw<readonly string[]>(read());

function keep(next: readonly string[]): void {
  muted = next.slice(-MOST);
  try {
    localStorage.setItem(SLOT, JSON.stringify(muted));
  } catch {
    // Then it holds for this page only.
  }
}

/** Whose messages this browser does not show, by the sign that the server gives each author. */
export const mutes = {
  has: (author: string): boolean => muted.includes(author),
  add: (author: string): void => keep([...muted.filter((one) => one !== author), author]),
  remove: (author: string): void => keep(muted.filter((one) => one !== author)),
};

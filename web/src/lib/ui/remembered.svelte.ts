/** A switch that stays as it was left, in this browser. */
export function remembered(slot: string): { on: boolean } {
  let on = $state(read(slot));
  return {
    get on() {
      return on;
    },
    set on(next) {
      on = next;
      try {
        localStorage.setItem(slot, next ? '1' : '0');
      } catch {
        // Then it holds for this page only.
      }
    },
  };
}

function read(slot: string): boolean {
  try {
    return localStorage.getItem(slot) === '1';
  } catch {
    return false;
  }
}

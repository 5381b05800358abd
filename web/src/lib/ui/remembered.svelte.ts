/** A switch that stays as it was left, in this browser; until it is touched it is as `fresh` says. */
export function remembered(slot: string, fresh = false): { on: boolean } {
  let on = $state(read(slot, fresh));
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

function read(slot: string, fresh: boolean): boolean {
  try {
    const kept = localStorage.getItem(slot);
    return kept === null ? fresh : kept === '1';
  } catch {
    return fresh;
  }
}

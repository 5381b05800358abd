/** A switch that stays as it was left, in this browser; until it is touched it is as `fresh` says. */
export function remembered(slot: string, fresh = false): { on: boolean } {
  const kept = rememberedChoice(slot, ['0', '1'], fresh ? '1' : '0');
  return {
    get on() {
      return kept.value === '1';
    },
    set on(next) {
      kept.value = next ? '1' : '0';
    },
  };
}

/** One of `choices` that stays as it was left, in this browser; until then it is `fresh`. */
export function rememberedChoice<T extends string>(
  slot: string,
  choices: readonly T[],
  fresh: T,
): { value: T } {
  const kept = read(slot);
  let value = $state<T>(choices.find((choice) => choice === kept) ?? fresh);
  return {
    get value() {
      return value;
    },
    set value(next) {
      value = next;
      try {
        localStorage.setItem(slot, next);
      } catch {
        // Then it holds for this page only.
      }
    },
  };
}

function read(slot: string): string | null {
  try {
    return localStorage.getItem(slot);
  } catch {
    return null;
  }
}

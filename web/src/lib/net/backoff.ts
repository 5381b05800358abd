/**
 * How long to wait before trying again: doubling from `first` up to `most`, of which a random half
 * is taken off, so that many browsers do not return to a restarted server in the same instant.
 */
export function backoff(
  attempt: number,
  random: () => number = Math.random,
  first = 300,
  most = 8_000,
): number {
  const full = Math.min(most, first * 2 ** Math.min(attempt, 16));
  return full * (0.5 + random() / 2);
}

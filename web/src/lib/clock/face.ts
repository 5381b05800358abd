/** What a clock shows, for people who see it. Rounded down, so that nobody believes in time that is gone. */
export interface Face {
  days: number;
  /** `h:mm:ss`, `m:ss`, below ten seconds with tenths; with days, whole hours only. */
  text: string;
  /** So little that it is marked. */
  low: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LOW = 10 * SECOND;

const two = (n: number) => String(n).padStart(2, '0');

export function face(ms: number): Face {
  const left = Math.max(0, ms);
  const low = left < LOW;
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  if (days > 0) return { days, text: String(hours), low };
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = Math.floor((left % MINUTE) / SECOND);
  if (hours > 0) return { days, text: `${hours}:${two(minutes)}:${two(seconds)}`, low };
  const tenths = low ? `.${Math.floor((left % SECOND) / 100)}` : '';
  return { days, text: `${minutes}:${two(seconds)}${tenths}`, low };
}

/** For how many milliseconds the face of a clock that runs stays the same. */
export function steady(ms: number): number {
  const grain = ms > DAY ? HOUR : ms > LOW ? SECOND : 100;
  return (Math.max(0, ms) % grain) + 1;
}

/** The moments at which a player is told how much is left, in seconds. */
const MOMENTS = [10, 30, 60] as const;
export type Moment = (typeof MOMENTS)[number];

/** The next of them that has been reached, or none yet. */
export function momentAt(ms: number): Moment | null {
  return MOMENTS.find((seconds) => ms <= seconds * SECOND) ?? null;
}

import { readLevel } from '$lib/bots/levels';
import { t } from '$lib/i18n/index.svelte';
import type { Occupant, Seat, SeatInfo, TableState } from '$lib/net/generated';

/** The parts of a table that tell who is who; a table in a list has them too. */
export type Company = Pick<TableState, 'seats'> & { you?: Seat[] };

export function roleName(role: string): string {
  switch (role) {
    case 'black':
    case 'white':
    case 'red':
    case 'blue':
      return t(`role.${role}`);
    default:
      return t('role.seat', { n: role.replace(/\D+/g, '') });
  }
}

/** Bots that were on offer before there were levels: old tables still have them. */
const OLDER = [
  { key: 'bot.random', bot: 'random' },
  { key: 'bot.easy', bot: 'uct:iterations=500' },
  { key: 'bot.medium', bot: 'uct:iterations=2000' },
  { key: 'bot.strong', bot: 'uct:iterations=10000' },
] as const;

export function botName(spec: string): string {
  const leveled = readLevel(spec);
  if (leveled) {
    const { level: n, ms } = leveled;
    const name = t(`level.${n}`);
    return ms === null ? t('bot.level', { name, n }) : t('bot.level-timed', { name, n, ms });
  }
  const older = OLDER.find(({ bot }) => bot === spec);
  return older ? t(older.key) : t('bot.other', { spec });
}

export function occupantName(occupant: Occupant): string {
  switch (occupant.kind) {
    case 'open':
      return t('seat.open');
    case 'guest':
      return occupant.name || t('seat.deleted');
    case 'bot': {
      const bot = botName(occupant.bot);
      if (occupant.replaces === null) return bot;
      return t('bot.replaces', { bot, name: occupant.replaces || t('seat.deleted') });
    }
  }
}

/** The level of the bot that sits here, if it has one. */
export const levelAt = (occupant: Occupant) =>
  occupant.kind === 'bot' ? (readLevel(occupant.bot)?.level ?? null) : null;

const sameOccupant = (a: Occupant, b: Occupant) => occupantName(a) === occupantName(b);

/** What to call a seat in a sentence: the player's name, with the role where that is not enough. */
export function seatName({ seats, you }: Company, seat: Seat): string {
  const info = seats.find((other) => other.seat === seat);
  if (!info) return t('role.seat', { n: seat });
  if ((you?.length ?? 0) > 1) return roleName(info.role);
  const name = occupantName(info.occupant);
  const twin = seats.some((o) => o.seat !== seat && sameOccupant(o.occupant, info.occupant));
  if (!twin) return name;
  return info.role.startsWith('seat') ? `${name} ${seat}` : `${name} (${roleName(info.role)})`;
}

export const isYours = (info: SeatInfo, state: TableState) => state.you.includes(info.seat);

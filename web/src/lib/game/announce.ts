import { t } from '$lib/i18n/index.svelte';
import type { AnyObserved, Kind, LogEvent, Seat, TableState } from '$lib/net/generated';
import { seatName } from './people';

/** What happened, in words: read out to those who do not see it. */
export function announce(event: LogEvent, table: TableState): string {
  const who = event.seat === null ? '' : seatName(table, event.seat);
  switch (event.what.kind) {
    case 'sat':
      return t('said.sat', { who });
    case 'started':
      return t('said.started');
    case 'undone':
      return t('said.undone', { who });
    case 'resigned':
      return t('said.resigned', { who });
    case 'flagged':
      return t('said.flagged', { who });
    case 'claimed':
      return t('said.claimed', { who });
    case 'vacation':
      return t('said.vacation', { who });
    case 'takeback-asked':
      return t('said.takeback-asked', { who });
    case 'takeback-answered':
      return t(event.what.accepted ? 'said.takeback-accepted' : 'said.takeback-refused', { who });
    case 'takeback-withdrawn':
      return t('said.takeback-withdrawn', { who });
    case 'taken-back':
      return t('said.taken-back', { who });
    case 'rematch-asked':
      return t('said.rematch-asked', { who });
    case 'rematch-withdrawn':
      return t('said.rematch-withdrawn', { who });
    case 'declined':
      return t('challenge.declined', { who: table.challenge?.name || t('seat.deleted') });
    case 'closed':
      return t('said.closed', { who });
    case 'rematch':
      return t('said.rematch');
    case 'played':
      return played(event.what.observed, who, table);
  }
}

function played(seen: AnyObserved, who: string, table: TableState): string {
  switch (seen.game) {
    case 'bug':
      return bug(seen, who);
    case 'herd':
      return herd(seen, who);
    case 'bug-off':
      return bugOff(seen, table);
  }
}

type Of<G> = Extract<AnyObserved, { game: G }>;

function bug(seen: Of<'bug'>, who: string): string {
  switch (seen.event) {
    case 'placed':
      return t('said.placed', { who, cell: seen.cell });
    case 'ate':
      return t('said.ate', { who, cell: seen.cell, n: seen.eaten.length });
    case 'swapped':
      return t('said.swapped', { who });
  }
}

function herd(seen: Of<'herd'>, who: string): string {
  switch (seen.event) {
    case 'rolled':
      return t('said.rolled', { who, low: seen.low, high: seen.high });
    case 'removed':
      return t('said.removed', { who, cell: seen.cell });
    case 'placed':
      return seen.captured.length > 0
        ? t('said.captured', { who, cell: seen.cell, n: seen.captured.length })
        : t('said.placed', { who, cell: seen.cell });
  }
}

const kindName = (kind: Kind) => t(`kind.${kind}`);
const total = (numbers: number[]) => numbers.reduce((sum, n) => sum + n, 0);

function bugOff(seen: Of<'bug-off'>, table: TableState): string {
  const name = (seat: Seat) => seatName(table, seat);
  switch (seen.event) {
    case 'dealt':
      return t('said.dealt');
    case 'drew':
      return seen.card && table.you.includes(seen.seat)
        ? t('said.drew-card', { kind: kindName(seen.card) })
        : t('said.drew', { who: name(seen.seat) });
    case 'drew-off':
      return t('said.drew-off', {
        kind: kindName(seen.kind),
        n: total(seen.swept.flatMap((counts) => Object.values(counts))),
      });
    case 'placed':
      return t('said.placed-card', { who: name(seen.seat), kind: kindName(seen.kind) });
    case 'scored':
      return t('said.scored-card', {
        who: name(seen.seat),
        kind: kindName(seen.kind),
        n: total(seen.gained),
      });
  }
}

import { t } from '$lib/i18n/index.svelte';
import { check, Uncheckable, type Fault } from './check';
import { readRecord } from './record';

/** What a check has found, in words. */
export interface Verdict {
  agrees: boolean;
  lines: string[];
}

/** More than these are counted only: behind a first one, some may follow from it. */
const MOST_FAULTS = 5;

/** What the page was shown from the beginning. */
export interface Shown {
  id: string;
  commitment: string;
}

/** Checks a record, and that it is of the table and has the commitment that the page was shown. */
export async function verdictOn(record: string, shown: Shown): Promise<Verdict> {
  try {
    const { table, outcomes, agreeing, faults } = await check(record);
    const written = readRecord(record).tag('Commitment');
    const foreign = table !== shown.id || written !== shown.commitment;
    if (faults.length === 0 && !foreign) {
      return { agrees: true, lines: [t('fair.agrees', { n: outcomes })] };
    }
    const lines = [t('fair.differs', { n: agreeing, all: outcomes })];
    if (foreign) lines.push(t('fair.fault-shown'));
    lines.push(...faults.slice(0, MOST_FAULTS).map(faultText));
    const more = faults.length - MOST_FAULTS;
    if (more > 0) lines.push(t('fair.more', { n: more }));
    return { agrees: false, lines };
  } catch (error) {
    if (error instanceof Uncheckable) return { agrees: false, lines: [t('fair.unable')] };
    throw error;
  }
}

function faultText(fault: Fault): string {
  const gives = fault.seed_gives ?? t('fair.none');
  const text = (where: string) => t('fair.fault', { where, gives, written: fault.written });
  switch (fault.place) {
    case 'turn':
      return text(t('fair.fault-turn', { n: fault.turn ?? 0 }));
    case 'deal':
      return text(t('fair.fault-deal'));
    case 'lot':
      return text(t('fair.fault-lot'));
    case 'commitment':
      return text(t('fair.commitment'));
    case 'seed':
      return t('fair.fault-seed');
    case 'seat-bytes':
      return t('fair.fault-seat-bytes');
  }
}

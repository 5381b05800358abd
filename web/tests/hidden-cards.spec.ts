import type { Page } from '@playwright/test';
import type { LogEvent, ServerMessage, TableState } from '../src/lib/net/generated';
import { handAt, KINDS, readRecord, type Truth } from './support/bug-off-record';
import { clickStep, openTable, table, truth, turnOrEnd } from './support/play';
import { expect, test } from './support/test';
import { Wiretap, type Received } from './support/wiretap';

const NAMES_A_CARD = new RegExp(`(?<![a-z])(${KINDS.join('|')})(?![a-z])`);

/** Long runs with digits: tokens in cookies and commitments, which spell a name by chance now and then. */
const TOKENS = /\b(?=[A-Za-z]*\d)[A-Za-z\d]{20,}\b/g;

/** `seat` is null for a spectator. */
interface Viewer {
  page: Page;
  tap: Wiretap;
  seat: number | null;
}

/** What a state may show its reader, held against the whole truth; what is left must name no card. */
function checkState(state: TableState, seat: number | null, whole: Truth): unknown {
  if (state.status === 'over') return null;
  const rest = structuredClone(state) as unknown as Record<string, unknown>;
  for (const turn of state.turns) {
    // A drawn card may be read by the one who drew it only.
    const hidden = turn.text.split(/\s+/).filter((token) => KINDS.some((kind) => kind === token));
    if (turn.seat !== seat) expect(hidden, `turn ${turn.turn} as seat ${seat} sees it`).toEqual([]);
  }
  rest.turns = null;
  if (state.view?.game === 'bug-off') {
    const { view } = state;
    const complete = state.turns.filter((turn) => turn.complete).length;
    expect(view.viewer).toBe(seat);
    if (seat === null) {
      expect(view.hand).toBeNull();
      expect(view.drawn).toBeNull();
      expect(state.legal).toEqual([]);
    } else {
      const drawing = view.mover === seat && view.phase === 'play';
      const hand = handAt(whole, seat, complete, drawing);
      expect(view.hand, `hand of seat ${seat} after ${complete} turns`).toEqual(hand);
      const drawn = drawing ? (whole.turns[complete]?.drawn.at(-1) ?? null) : null;
      if (view.drawn !== null) expect(view.drawn).toBe(drawn);
      for (const step of state.legal) {
        expect(hand[step.slice(1) as keyof typeof hand]).toBeGreaterThan(0);
      }
    }
    // Left out: what the rules make public, and what was just checked.
    const checked = ['stack', 'hand', 'drawn', 'displays', 'scored', 'central', 'discarded'];
    const unknown = Object.entries(view).filter(([field]) => !checked.includes(field));
    rest.view = unknown;
    rest.legal = null;
  }
  return rest;
}

function checkEvent(event: LogEvent, seat: number | null, whole: Truth): unknown {
  const seen = event.what.kind === 'played' ? event.what.observed : null;
  if (seen?.game !== 'bug-off') return event;
  if (seen.event === 'dealt') {
    if (seat === null) expect(seen.hand).toBeNull();
    else expect([...(seen.hand ?? [])].sort()).toEqual([...(whole.deal[seat - 1] ?? [])].sort());
  }
  if (seen.event === 'drew' && seen.seat !== seat) expect(seen.card).toBeNull();
  // The rest of the vocabulary is public.
  return null;
}

function check({ source, text }: Received, seat: number | null, whole: Truth): void {
  let rest: unknown = text;
  if (source.startsWith('socket')) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'sync') rest = checkState(message.state, seat, whole);
    if (message.type === 'update') {
      rest = [
        checkState(message.state, seat, whole),
        ...message.events.map((event) => checkEvent(event, seat, whole)),
      ];
    }
  } else if (/^\/api\/tables\/[^/]+(\/sit)?$/.test(source)) {
    rest = checkState(JSON.parse(text) as TableState, seat, whole);
  } else if (source === '/api/games') {
    // The sample picture is a position of the catalogue's own.
    return;
  }
  // Keys of counts are names of kinds as well; they were looked at above, so only values count here.
  const left = JSON.stringify(values(rest)).replace(TOKENS, '…');
  expect(left, `${source} as seat ${seat} got it`).not.toMatch(NAMES_A_CARD);
}

/** Every value of a structure, without the names of its fields. */
function values(thing: unknown): unknown[] {
  if (thing === null || typeof thing !== 'object') return [thing];
  return Object.values(thing).flatMap(values);
}

test('three seats of Bug Off: nobody receives a card that the rules hide', async ({ visitor }) => {
  const pages = [await visitor(), await visitor(), await visitor(), await visitor()] as const;
  const taps = pages.map((page) => new Wiretap(page));
  const [host, second, third, watcher] = pages;
  const opened = await openTable(host.request, {
    game: 'bug-off',
    setup: 'seats=3 copies=6',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    access: 'open',
  });
  await watcher.goto(`/t/${opened.id}`);
  await host.goto(`/t/${opened.id}`);
  for (const page of [second, third]) {
    await page.goto(`/t/${opened.id}`);
    await page.getByTestId('sit').click();
  }
  await expect(table(watcher)).toHaveAttribute('data-status', 'running');

  const viewers: Viewer[] = [];
  for (const [index, page] of pages.entries()) {
    const tap = taps[index];
    const state = await truth(page);
    if (tap) viewers.push({ page, tap, seat: state.you[0] ?? null });
  }
  const bySeat = new Map(viewers.map((viewer) => [viewer.seat, viewer.page]));
  expect(bySeat.size).toBe(4);

  for (let step = 0; step < 200; step += 1) {
    const state = await truth(watcher);
    if (state.status === 'over') break;
    const mover = bySeat.get(state.to_act);
    if (!mover) throw new Error(`nobody sits at ${state.to_act}`);
    const moment = await turnOrEnd(mover);
    if (moment === 'over') break;
    await clickStep(mover, moment, step * 5 + 1);
    if (step === 6) {
      // In mid-game: a record is refused to everybody, and a fresh look shows no more than before.
      for (const { page } of viewers) {
        const record = await page.request.get(`/api/tables/${opened.id}/record`);
        expect(record.status()).toBe(409);
        expect(await record.text()).not.toMatch(NAMES_A_CARD);
      }
      await watcher.reload();
      await host.reload();
      await expect(table(host)).toHaveAttribute('data-status', 'running');
    }
  }
  for (const { page } of viewers) await expect(table(page)).toHaveAttribute('data-status', 'over');

  const record = await host.request.get(`/api/tables/${opened.id}/record`);
  const whole = readRecord(await record.text());
  expect(whole.deal.map((hand) => hand.length)).toEqual([3, 3, 3]);
  let frames = 0;
  for (const { tap, seat } of viewers) {
    for (const received of await tap.settled()) {
      // Before the game starts nobody has a seat in the rules' sense; after it everything is open.
      if (sawNoGame(received)) continue;
      check(received, seat, whole);
      frames += 1;
    }
  }
  expect(frames).toBeGreaterThan(100);
});

/** True for what was received while nobody had any cards. */
function sawNoGame({ text }: Received): boolean {
  return text.includes('"status":"waiting"');
}

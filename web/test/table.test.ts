import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAUSE } from '../src/pace';
import { changed, TableStore } from '../src/table.svelte';
import type { Growth, Json, RoundScore, SightChanges } from '../src/types';
import { sightOf, tableOf } from './fixtures';

class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  sent: Json[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Json);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const event = (number: number, by: string, seat: number, more: object = {}) => ({
  number,
  kind: 'event',
  by,
  at: 0,
  event: { seat, ...more },
});
const sightFor = (...seats: number[]) => sightOf({ seats }, [], [], { to_act: seats });

describe('what has changed', () => {
  const title = { key: 't', values: {} };
  const round = (board: string) => ({ title, about: { board } }) as unknown as RoundScore;
  const before = sightFor(0);
  before.score = { ...before.score, rounds: [round('1'), round('2')] };
  const { score: _, ...rest } = sightFor(1);

  it('leaves points that are not told as they were', () => {
    const after = changed(before, rest);
    expect(after.score).toEqual(before.score);
    expect(after.to_act).toEqual([1]);
  });

  it('puts the rounds that are told after those that stay', () => {
    const score = { scores: [7], winners: [], ranks: [null], since: 1, rounds: [round('3')] };
    const after = changed(before, { ...rest, score } as SightChanges);
    expect(after.score.rounds).toEqual([round('1'), round('3')]);
    expect(after.score.scores).toEqual([7]);
    expect(after.score).not.toHaveProperty('since');
  });

  it('adds to the lists of a view that have grown, and leaves the rest of it', () => {
    const boards = [{ placed: ['a'], aside: [] }, { placed: [], aside: ['x'] }];
    const seen = { ...before, view: { turned: ['a'], boards } };
    const grown: Growth[] = [
      [['boards', 0, 'placed'], ['b', 'c']],
      [['boards', 1, 'aside'], ['y']],
    ];
    const after = changed(seen, { ...rest, view: { turned: ['a', 'b'] }, grown });
    expect(after.view).toEqual({
      turned: ['a', 'b'],
      boards: [
        { placed: ['a', 'b', 'c'], aside: [] },
        { placed: [], aside: ['x', 'y'] },
      ],
    });
    expect(after).not.toHaveProperty('grown');
    expect(seen.view.boards).toEqual([
      { placed: ['a'], aside: [] },
      { placed: [], aside: ['x'] },
    ]);
  });

  it('makes a round that has changed of what was told of it before', () => {
    const item = (points: number) => ({ what: { key: 'x', values: {} }, points, where: [] });
    const told = { ...round('1'), is_over: false, scores: [3, 0] };
    told.items = [[item(1), item(2)], []];
    const seen = { ...before, score: { ...before.score, rounds: [told] } };
    const now = { is_over: true, scores: [7, 4], items: [[1, item(5)], [item(4)]] };
    const score = { scores: [7, 4], winners: [0], ranks: [null], since: 0, rounds: [now] };
    const after = changed(seen, { ...rest, score } as SightChanges);
    const items = [[item(2), item(5)], [item(4)]];
    expect(after.score.rounds).toEqual([{ ...told, ...now, items }]);
  });

  it('takes a view that is told whole as it is', () => {
    const seen = { ...before, view: { turned: ['a'], old: 1 } };
    expect(changed(seen, { ...rest, view: { turned: [] } }).view).toEqual({ turned: [] });
  });
});

describe('a table', () => {
  let store: TableStore;
  let isCalm: boolean;
  const update = (message: object) => FakeSocket.last.say({ type: 'update', ...message });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
    isCalm = false;
    vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
    store = new TableStore('abcdefghij234567', { token: 'x' });
    store.start();
    FakeSocket.last.onopen?.();
    const table = tableOf('quadrata', 3);
    const sight = sightFor(0);
    FakeSocket.last.say({ type: 'welcome', seat: 0, table, number: 0, entries: [], sight });
  });
  afterEach(() => {
    store.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The person moves, and the server answers. */
  function move(): void {
    void store.play({ seat: 0 });
    const id = FakeSocket.last.sent.at(-1)?.id as string;
    const entries = [event(1, 'person', 0)];
    update({ entries, sight: sightFor(1), done: [{ id, number: 1 }] });
  }

  it('shows the own move at once and those of bots one after another', () => {
    expect(store.isMine).toBe(true);
    move();
    update({ entries: [event(2, 'bot', 1)], sight: sightFor(2) });
    update({ entries: [event(3, 'bot', 2)], sight: sightFor(0) });
    expect(store.sight?.to_act).toEqual([1]);
    vi.advanceTimersByTime(PAUSE);
    expect(store.sight?.to_act).toEqual([2]);
    expect(store.happened.map((one) => one.number)).toEqual([2]);
    expect(store.isMine).toBe(false);
    vi.advanceTimersByTime(PAUSE);
    expect(store.isMine).toBe(true);
  });

  it('accepts nothing on what is no longer true, and shows the truth when asked', () => {
    move();
    update({ entries: [event(2, 'bot', 1)], sight: sightFor(0) });
    update({ entries: [{ number: 3, kind: 'said', at: 0, seat: 1, text: 'Hello' }] });
    expect(store.chat).toHaveLength(1);
    expect([store.isMine, store.isBehind]).toEqual([false, true]);
    store.skip();
    expect([store.isMine, store.isBehind]).toEqual([true, false]);
    // What had happened before somebody spoke is not forgotten.
    expect(store.entries.map((entry) => entry.number)).toEqual([1, 2, 3]);
  });

  it('waits for nothing after a loss or where nothing shall move', () => {
    move();
    update({ entries: [event(2, 'bot', 1)], sight: sightFor(2) });
    FakeSocket.last.close();
    expect(store.sight?.to_act).toEqual([2]);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', after: 2 });
    isCalm = true;
    const table = tableOf('quadrata', 3);
    FakeSocket.last.say({ type: 'welcome', seat: 0, table, number: 2, entries: [], sight: sightFor(2) });
    update({ entries: [event(3, 'bot', 2)], sight: sightFor(0) });
    expect(store.isMine).toBe(true);
  });

  it('asks for what happened before the part that it was told', async () => {
    const table = tableOf('quadrata', 3);
    const welcome = { type: 'welcome', seat: 0, table, sight: sightFor(0) };
    FakeSocket.last.say({ ...welcome, number: 1501, entries: [event(1500, 'bot', 1), event(1501, 'bot', 2)] });
    expect(store.hasEarlier).toBe(true);
    const asked = vi.fn(async (path: string) => {
      expect(path).toContain('/entries?before=1500');
      return new Response(JSON.stringify({ entries: [event(0, 'bot', 1), event(1499, 'bot', 1)] }));
    });
    vi.stubGlobal('fetch', asked);
    await store.recall();
    expect(store.entries.map((entry) => entry.number)).toEqual([0, 1499, 1500, 1501]);
    expect(store.hasEarlier).toBe(false);
    await store.recall();
    expect(asked).toHaveBeenCalledTimes(1);
    // After a long absence nothing stands beside a gap.
    FakeSocket.last.say({ ...welcome, number: 4000, entries: [event(3500, 'bot', 1)] });
    expect(store.entries.map((entry) => entry.number)).toEqual([3500]);
  });

  it('knows who is waited for when others act on the same card', () => {
    const before = store.sight;
    update({ entries: [event(1, 'person', 1, { hidden: true })], to_act: [0, 2] });
    expect(store.sight).toMatchObject({ to_act: [0, 2], moves: before?.moves });
    expect(store.sight?.moves).toBe(before?.moves);
  });
});

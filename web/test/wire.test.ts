import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../src/api';
import type { Inbound, Json } from '../src/types';
import { pauseBefore, Wire, type Command, type WireState } from '../src/wire';

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: Json[] = [];
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Json);
  }
  close(): void {
    this.onclose?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.say({ type: 'welcome', seat: 0, table: {}, number: 0, entries: [] });
  }
}

function last(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('there is no connection');
  return socket;
}

describe('the connection', () => {
  let states: WireState[];
  let heard: Inbound[];
  let closed: string[];
  let after: number;
  let waiting: readonly Command[];
  let wire: Wire;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    [states, heard, closed, after, waiting] = [[], [], [], -1, []];
    wire = new Wire({
      url: 'ws://here',
      hello: () => ({ token: 'x', after }),
      onMessage: (message) => heard.push(message),
      onState: (state) => states.push(state),
      onClosed: (code) => closed.push(code),
      onWaiting: (commands) => (waiting = commands),
      open: () => new FakeSocket() as unknown as WebSocket,
      random: () => 1,
    });
    wire.start();
  });
  afterEach(() => {
    wire.stop();
    vi.useRealTimers();
  });

  it('says hello first, and sends a command only after the welcome', () => {
    const done = wire.command('play', { event: { a: 1 } });
    last().onopen?.();
    expect(last().sent).toEqual([{ type: 'hello', token: 'x', after: -1 }]);
    last().say({ type: 'welcome', seat: 0, table: {}, number: 0, entries: [] });
    expect(last().sent[1]).toMatchObject({ type: 'play', event: { a: 1 } });
    last().say({ type: 'update', entries: [], done: [{ id: last().sent[1]?.id, number: 7 }] });
    return expect(done).resolves.toBe(7);
  });

  it('names what it has seen and sends again, with the same id, after a loss', async () => {
    last().welcome();
    const done = wire.command('undo');
    const id = last().sent[1]?.id;
    after = 5;
    last().close();
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(FakeSocket.all).toHaveLength(2);
    expect(last().sent[0]).toMatchObject({ type: 'hello', after: 5 });
    expect(last().sent[1]).toMatchObject({ type: 'undo', id });
    last().say({ type: 'update', entries: [], done: [{ id, number: 6 }] });
    await expect(done).resolves.toBe(6);
    last().close();
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(last().sent).toHaveLength(1);
  });

  it('hands a refusal to the one who sent the command', async () => {
    last().welcome();
    const done = wire.command('play', { event: {} });
    const id = last().sent[1]?.id;
    last().say({ type: 'error', id, code: 'illegal', sentence: 'no', rule: 'FITS rule 5' });
    await expect(done).rejects.toMatchObject({ code: 'illegal', rule: 'FITS rule 5' });
  });

  it('gives up where the server wants no more of it', async () => {
    const done = wire.command('undo');
    last().onopen?.();
    last().say({ type: 'error', id: null, code: 'bad_token', sentence: 'no', rule: '' });
    await expect(done).rejects.toBeInstanceOf(Refusal);
    expect(closed).toEqual(['bad_token']);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('tries again when the server stops, at once when the network is back', () => {
    last().welcome();
    last().say({ type: 'closing', code: 'stopping', sentence: '' });
    last().close();
    expect(FakeSocket.all).toHaveLength(1);
    globalThis.dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(2);
    expect(closed).toEqual([]);
  });

  it('drops a connection that does not answer', () => {
    last().welcome();
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    last().say({ type: 'pong', at: 1 });
    vi.advanceTimersByTime(20_000);
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('is lost as soon as the device says so', () => {
    last().welcome();
    dispatchEvent(new Event('offline'));
    expect(states.at(-1)).toBe('lost');
    dispatchEvent(new Event('online'));
    last().welcome();
    expect(states.at(-1)).toBe('open');
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('is lost when a command cannot be sent or stays without an answer', () => {
    last().welcome();
    last().readyState = 3;
    void wire.command('play', { event: 1 });
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    last().welcome();
    expect(last().sent.at(-1)).toMatchObject({ type: 'play', event: 1 });
    vi.advanceTimersByTime(5_000);
    expect(states.at(-1)).toBe('lost');
  });

  it('tells what waits for an answer', () => {
    last().welcome();
    last().close();
    void wire.command('play', { event: 1 });
    void wire.command('say', { text: 'x' });
    expect(waiting).toEqual([
      { type: 'play', content: { event: 1 }, isDelayed: false },
      { type: 'say', content: { text: 'x' }, isDelayed: false },
    ]);
    vi.advanceTimersByTime(1000);
    last().welcome();
    const done = last().sent.slice(1).map(({ id }, number) => ({ id, number }));
    last().say({ type: 'update', entries: [], done });
    expect(waiting).toEqual([]);
  });

  it('tells what the server has but cannot store just now', () => {
    last().welcome();
    void wire.command('play', { event: 1 });
    const id = last().sent.at(-1)?.id as string;
    last().say({ type: 'delayed', ids: [id, 'unknown'], sentence: '' });
    expect(waiting).toEqual([{ type: 'play', content: { event: 1 }, isDelayed: true }]);
    // It is there, and is not waited for as a lost connection is.
    vi.advanceTimersByTime(10_000);
    expect(states.at(-1)).toBe('open');
    last().say({ type: 'update', entries: [], done: [{ id, number: 1 }] });
    expect(waiting).toEqual([]);
  });

  it('waits longer and longer, but not for ever', () => {
    const pauses = [0, 1, 2, 3, 10, 50].map((attempt) => pauseBefore(attempt, () => 1));
    expect(pauses).toEqual([300, 600, 1200, 2400, 8000, 8000]);
    expect(pauseBefore(0, () => 0)).toBe(150);
  });
});

/**
 * The connection to one table: says hello again after every loss, and sends every command
 * until the server has answered it. A command has an id and is carried out once, however
 * often it is sent.
 */

import { Refusal } from './api';
import type { Inbound, Json } from './types';

export type WireState = 'connecting' | 'open' | 'lost' | 'closed';

export interface WireOptions {
  url: string;
  /** The hello without its type; asked anew for every connection. */
  hello: () => Json;
  onMessage: (message: Inbound) => void;
  onState: (state: WireState) => void;
  /** The commands that the server has not answered yet. */
  onWaiting?: (commands: readonly Command[]) => void;
  /** The server wants no more of us: it says why. */
  onClosed: (code: string, sentence: string) => void;
  open?: (url: string) => WebSocket;
  random?: () => number;
}

export interface Command {
  type: string;
  content: Json;
  /** Whether the server has it, and cannot store it just now. */
  isDelayed: boolean;
}

interface Waiting extends Command {
  text: string;
  settle: (number: number) => void;
  refuse: (refusal: Refusal) => void;
}

/** After these the connection is not tried again. */
const FINAL = new Set(['bad_token', 'no_such_table', 'archived', 'too_many_mistakes']);
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const PING_PAUSE = 20_000;
const PONG_PATIENCE = 10_000;
/** So long a command may go without any word from the server. */
const ANSWER_PATIENCE = 5_000;
/** `WebSocket.OPEN`. */
const OPEN = 1;

/** How long to wait before trying again for the nth time, in milliseconds. */
export function pauseBefore(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
  return longest / 2 + (random() * longest) / 2;
}

export class Wire {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setTimeout> | undefined;
  private count = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private isDone = false;

  constructor(private readonly options: WireOptions) {}

  start(): void {
    this.options.onState('connecting');
    this.connect();
    globalThis.addEventListener?.('online', this.hurry);
    globalThis.addEventListener?.('offline', this.drop);
    globalThis.document?.addEventListener('visibilitychange', this.hurry);
  }

  /** Leave the table; what waits is given up. */
  stop(): void {
    this.isDone = true;
    clearTimeout(this.retry);
    clearTimeout(this.ping);
    globalThis.removeEventListener?.('online', this.hurry);
    globalThis.removeEventListener?.('offline', this.drop);
    globalThis.document?.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    this.socket = null;
  }

  /** Send a command; resolves with the number of its entry once it is stored. */
  command(type: string, content: Json = {}): Promise<number> {
    this.count += 1;
    const id = `${this.prefix}-${this.count}`;
    const text = JSON.stringify({ type, id, ...content });
    return new Promise((settle, refuse) => {
      this.waiting.set(id, { type, content, isDelayed: false, text, settle, refuse });
      this.tellWaiting();
      if (this.isOpen) this.send(text);
    });
  }

  private isOpen = false;

  private connect(): void {
    clearTimeout(this.retry);
    const open = this.options.open ?? ((url: string) => new WebSocket(url));
    const socket = open(this.options.url);
    this.socket = socket;
    // A server that is not to be reached may not say so.
    clearTimeout(this.ping);
    this.ping = setTimeout(this.drop, PING_PAUSE);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', ...this.options.hello() }));
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as Inbound);
    };
    socket.onclose = () => {
      if (socket === this.socket) this.lose();
    };
  }

  private receive(message: Inbound): void {
    // Whatever it says, it is there.
    if (this.isOpen) this.schedulePing();
    if (message.type === 'pong') return;
    if (message.type === 'closing' || (message.type === 'error' && !this.isOpen)) {
      if (FINAL.has(message.code)) this.end(message.code, message.sentence);
      return;
    }
    this.options.onMessage(message);
    if (message.type === 'welcome') {
      this.isOpen = true;
      this.attempt = 0;
      this.options.onState('open');
      this.schedulePing();
      for (const { text } of this.waiting.values()) this.send(text);
    } else if (message.type === 'update') {
      for (const { id, number } of message.done ?? []) {
        // That a hint was asked for is stored; the answer is what comes of it.
        if (this.waiting.get(id)?.type === 'hint') continue;
        this.waiting.get(id)?.settle(number);
        this.forget(id);
      }
    } else if (message.type === 'advice') {
      this.waiting.get(message.id)?.settle(message.number);
      this.forget(message.id);
    } else if (message.type === 'delayed') {
      for (const id of message.ids) {
        const command = this.waiting.get(id);
        if (command) command.isDelayed = true;
      }
      this.tellWaiting();
    } else if (message.type === 'error' && message.id !== null) {
      const { id, code, sentence, rule } = message;
      this.waiting.get(id)?.refuse(new Refusal(code, sentence, rule));
      this.forget(id);
    }
  }

  private forget(id: string): void {
    if (this.waiting.delete(id)) this.tellWaiting();
  }

  private tellWaiting(): void {
    const commands = [...this.waiting.values()];
    this.options.onWaiting?.(commands.map(({ type, content, isDelayed }) => ({ type, content, isDelayed })));
  }

  /** Send a command, and expect to hear something soon. */
  private send(text: string): void {
    if (this.socket?.readyState !== OPEN) {
      this.drop();
      return;
    }
    this.socket.send(text);
    clearTimeout(this.ping);
    this.ping = setTimeout(this.drop, ANSWER_PATIENCE);
  }

  private schedulePing(): void {
    clearTimeout(this.ping);
    this.ping = setTimeout(() => {
      this.socket?.send('{"type":"ping"}');
      // A connection that died without a word is given up.
      this.ping = setTimeout(this.drop, PONG_PATIENCE);
    }, PING_PAUSE);
  }

  /** Give a connection up that is dead, or will be: nothing is lost by beginning anew. */
  private drop = (): void => {
    const { socket } = this;
    if (!socket) return;
    this.lose();
    socket.close();
  };

  private lose(): void {
    clearTimeout(this.ping);
    this.socket = null;
    this.isOpen = false;
    if (this.isDone) return;
    this.options.onState('lost');
    clearTimeout(this.retry);
    this.retry = setTimeout(
      () => this.connect(),
      pauseBefore(this.attempt, this.options.random ?? Math.random),
    );
    this.attempt += 1;
  }

  private end(code: string, sentence: string): void {
    this.stop();
    this.options.onState('closed');
    for (const { refuse } of this.waiting.values()) refuse(new Refusal(code, sentence));
    this.waiting.clear();
    this.tellWaiting();
    this.options.onClosed(code, sentence);
  }

  /** The network or the person has come back: no need to wait. */
  private hurry = (): void => {
    if (this.isDone || this.socket || globalThis.document?.visibilityState === 'hidden') return;
    this.attempt = 0;
    this.connect();
  };
}

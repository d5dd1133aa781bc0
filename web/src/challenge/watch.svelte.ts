/** How an event goes on, told by the WebSocket of its challenge; it connects again by itself. */

import type { EventStanding } from '../types';
import { pauseBefore } from '../wire';

const FINAL = new Set(['bad_token', 'no_such_challenge', 'no_token', 'archived']);
const PING_PAUSE = 20_000;
const PATIENCE = 10_000;

type Told = EventStanding | { type: 'closing' | 'error'; code: string } | { type: 'pong' };

export class EventWatch {
  standing = $state.raw<EventStanding | null>(null);
  isLost = $state(false);
  /** Why it is not told any more, if so. */
  ended = $state<string | null>(null);
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private attempt = 0;
  private isDone = false;

  constructor(
    private readonly challenge: string,
    private readonly token: string,
    private readonly open = (url: string) => new WebSocket(url),
  ) {}

  start(): void {
    this.connect();
    addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
  }

  stop(): void {
    this.isDone = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.socket?.close();
    this.socket = null;
  }

  private connect(): void {
    clearTimeout(this.timer);
    const protocol = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${protocol}://${location.host}/api/challenges/${this.challenge}/socket`;
    const socket = (this.socket = this.open(url));
    // A server that is not to be reached may not say so.
    this.timer = setTimeout(() => this.lose(socket), PATIENCE);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: this.token }));
    socket.onmessage = (event) => this.receive(socket, JSON.parse(String(event.data)));
    socket.onclose = () => this.lose(socket);
  }

  private receive(socket: WebSocket, message: Told): void {
    if (socket !== this.socket) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      socket.send('{"type":"ping"}');
      this.timer = setTimeout(() => this.lose(socket), PATIENCE);
    }, PING_PAUSE);
    if (message.type === 'standing') {
      this.standing = message;
      this.isLost = false;
      this.attempt = 0;
    } else if (message.type === 'closing' || message.type === 'error') {
      if (FINAL.has(message.code)) {
        this.ended = message.code;
        this.stop();
      }
    }
  }

  private lose(socket: WebSocket): void {
    if (socket !== this.socket || this.isDone) return;
    clearTimeout(this.timer);
    this.socket = null;
    socket.close();
    this.isLost = true;
    this.timer = setTimeout(() => this.connect(), pauseBefore(this.attempt));
    this.attempt += 1;
  }

  private hurry = (): void => {
    if (this.socket || this.isDone || document.hidden) return;
    this.attempt = 0;
    this.connect();
  };
}

/** Now, in seconds, and again every second. */
export class Clock {
  now = $state(Date.now() / 1000);
  private timer: ReturnType<typeof setInterval> | undefined;

  start(): () => void {
    this.timer = setInterval(() => (this.now = Date.now() / 1000), 1000);
    return () => clearInterval(this.timer);
  }
}

/** A table as this device sees it, kept up to date by its connection. */

import type {
  Best,
  Entry,
  GameEvent,
  Inbound,
  Language,
  Presence,
  ShownTable,
  Sight,
} from './types';
import { Wire, type WireState } from './wire';

export interface Keys {
  token?: string | undefined;
  spectate?: string | undefined;
}

/** The entries in the order of their numbers; a later one with the same number counts. */
export function merged(before: readonly Entry[], news: readonly Entry[]): Entry[] {
  const known = new Map(before.map((entry) => [entry.number, entry]));
  for (const entry of news) known.set(entry.number, entry);
  return [...known.values()].sort((a, b) => a.number - b.number);
}

export class TableStore {
  connection = $state<WireState>('connecting');
  /** Why the server wants no more of us, if so. */
  closed = $state.raw<{ code: string; sentence: string } | null>(null);
  table = $state.raw<ShownTable | null>(null);
  seat = $state<number | null>(null);
  entries = $state.raw<Entry[]>([]);
  sight = $state.raw<Sight | null>(null);
  presence = $state.raw<Presence>({ seats: [], watching: 0 });
  /** What was possible, by seat, as far as somebody has asked and it is known. */
  best = $state.raw<ReadonlyMap<number, Best>>(new Map());
  /** Whether a command of ours is on its way. */
  isBusy = $state(false);

  readonly chat = $derived(this.entries.filter((entry) => entry.kind === 'said'));
  readonly isMine = $derived(
    this.seat !== null && (this.sight?.to_act.includes(this.seat) ?? false),
  );
  readonly canUndo = $derived(
    (this.sight?.can_undo ?? false) && !(this.table?.is_over ?? false),
  );

  /** Told of entries that came after the first welcome. */
  onNews: (entries: Entry[]) => void = () => {};

  private readonly wire: Wire;
  private hasStarted = false;

  constructor(
    readonly name: string,
    readonly keys: Keys,
  ) {
    const protocol = location.protocol === 'https:' ? 'wss' : 'ws';
    this.wire = new Wire({
      url: `${protocol}://${location.host}/api/tables/${name}/socket`,
      hello: () => this.hello(),
      onMessage: (message) => this.receive(message),
      onState: (state) => {
        this.connection = state;
      },
      onClosed: (code, sentence) => {
        this.closed = { code, sentence };
      },
    });
  }

  start(): void {
    this.wire.start();
  }

  stop(): void {
    this.wire.stop();
  }

  play(move: GameEvent): Promise<void> {
    return this.command('play', { event: move });
  }

  undo(): Promise<void> {
    return this.command('undo');
  }

  say(text: string): Promise<void> {
    return this.command('say', { text });
  }

  seatBot(seat: number, level: string): Promise<void> {
    return this.command('bot', { seat, level });
  }

  comeBack(): Promise<void> {
    return this.command('back');
  }

  rename(name: string, language: Language): Promise<void> {
    return this.command('rename', { name, language });
  }

  rematch(): Promise<void> {
    return this.command('rematch');
  }

  private async command(type: string, content: Record<string, unknown> = {}): Promise<void> {
    this.isBusy = true;
    try {
      await this.wire.command(type, content);
    } finally {
      this.isBusy = false;
    }
  }

  private hello(): Record<string, unknown> {
    const { token, spectate } = this.keys;
    const after = this.entries.at(-1)?.number ?? -1;
    return { ...(token ? { token } : {}), ...(spectate && !token ? { spectate } : {}), after };
  }

  private receive(message: Inbound): void {
    if (message.type === 'presence') {
      this.presence = { seats: message.seats, watching: message.watching };
      return;
    }
    if (message.type === 'best') {
      this.best = new Map(this.best).set(message.seat, message);
      return;
    }
    if (message.type !== 'welcome' && message.type !== 'update') return;
    if (message.type === 'welcome') this.seat = message.seat;
    this.entries = merged(this.entries, message.entries);
    if (message.table) this.table = message.table;
    if (message.sight) this.sight = message.sight;
    if (this.hasStarted && message.entries.length) this.onNews(message.entries);
    this.hasStarted = true;
  }
}

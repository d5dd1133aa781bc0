/** A table as this device sees it, kept up to date by its connection. */

import { showEntries } from './api';
import { MOTION, Pace, PAUSE, type Kind } from './pace';
import { settings } from './settings.svelte';
import type {
  Advice,
  Best,
  ChangedRound,
  Entry,
  EventEntry,
  GameEvent,
  Inbound,
  Json,
  Language,
  Presence,
  RoundScore,
  ShownTable,
  Sight,
  SightChanges,
} from './types';
import { Wire, type Command, type WireState } from './wire';

type News = Extract<Inbound, { type: 'welcome' | 'update' }>;

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

/** What is seen after a change; rounds whose points are as they were are not told again. */
export function changed(before: Sight, { score, grown, ...changes }: SightChanges): Sight {
  const after = { ...before, ...changes };
  if (grown) {
    const view = { ...before.view, ...changes.view };
    after.view = grown.reduce<Json>((seen, [path, added]) => grow(seen, path, added) as Json, view);
  }
  if (!score) return after;
  const { since, ...points } = score;
  const told = before.score.rounds;
  const news = points.rounds.map((round) => ('title' in round ? round : whole(told[since], round)));
  const rounds = [...told.slice(0, since), ...news];
  return { ...after, score: { ...points, rounds } };
}

/** A round that was told before as it is now. */
function whole(told: RoundScore | undefined, now: ChangedRound): RoundScore {
  if (!told) throw new Error('a round has changed that was not told');
  const items = now.items.map((own, seat) =>
    own.flatMap((one) => (typeof one === 'number' ? (told.items[seat]?.[one] ?? []) : one)),
  );
  return { ...told, ...now, items };
}

/** The same with something added to the list that some keys and places lead to. */
function grow(
  value: unknown,
  [first, ...path]: readonly (string | number)[],
  added: readonly unknown[],
): unknown {
  if (first === undefined) return [...(value as readonly unknown[]), ...added];
  const inner = grow((value as Record<string | number, unknown>)[first], path, added);
  if (Array.isArray(value)) return value.map((one: unknown, n) => (n === first ? inner : one));
  return { ...(value as object), [first]: inner };
}

/** What is told of the game, all of it or what has changed. */
function seenIn(message: News): Sight | SightChanges | null {
  return message.sight ?? (message.type === 'update' ? message.changes : null) ?? null;
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
  /** Our commands that the server has not answered yet, in their order. */
  unsent = $state.raw<readonly Command[]>([]);
  /** Whether something of ours is on its way that changes the game or the table. */
  readonly isBusy = $derived(
    this.unsent.some(({ type }) => type !== 'say' && type !== 'hint'),
  );
  /** Whether a hint is on its way. */
  readonly isAdvised = $derived(this.unsent.some(({ type }) => type === 'hint'));
  /** What the server advised last. */
  advice = $state.raw<Advice | null>(null);
  /** Whether moves of bots are still to be shown: what is shown is not what is. */
  isBehind = $state(false);
  /** The events of the game that what is shown now has come with. */
  happened = $state.raw<readonly EventEntry[]>([]);

  /** Whether the server has told only the later part of what happened. */
  readonly hasEarlier = $derived((this.entries[0]?.number ?? 0) > 0);
  readonly chat = $derived(this.entries.filter((entry) => entry.kind === 'said'));
  readonly isMine = $derived(
    this.seat !== null && !this.isBehind && (this.sight?.to_act.includes(this.seat) ?? false),
  );
  readonly canUndo = $derived(
    (this.sight?.can_undo ?? false) && !this.isBehind && !(this.table?.is_over ?? false),
  );

  /** Told of entries that came after the first welcome. */
  onNews: (entries: Entry[]) => void = () => {};

  private readonly wire: Wire;
  private readonly pace = new Pace({
    isAtOnce: () =>
      settings.instantBots ||
      document.visibilityState === 'hidden' ||
      matchMedia('(prefers-reduced-motion: reduce)').matches,
    onBehind: (isBehind) => {
      this.isBehind = isBehind;
    },
  });
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
        // What was told before a loss is shown, so that the rest can be asked for.
        if (state !== 'open') this.skip();
        this.connection = state;
      },
      onWaiting: (commands) => {
        this.unsent = commands;
      },
      onClosed: (code, sentence) => {
        this.closed = { code, sentence };
      },
    });
  }

  start(): void {
    this.wire.start();
    document.addEventListener('visibilitychange', this.skip);
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.skip);
    this.pace.stop();
    this.wire.stop();
  }

  /** Show at once what bots have done. */
  skip = (): void => this.pace.catchUp();

  /** Ask for what happened before the first entry that is known. */
  async recall(): Promise<void> {
    const first = this.entries[0]?.number ?? 0;
    if (!first) return;
    const earlier = await showEntries(this.name, first, this.keys.token ?? this.keys.spectate);
    if (this.entries[0]?.number === first) this.entries = merged(earlier, this.entries);
  }

  play(move: GameEvent): Promise<void> {
    return this.command('play', { event: move });
  }

  undo(): Promise<void> {
    return this.command('undo');
  }

  /** Ask for the best moves or, `ofLast`, what the own last one cost. */
  askHint(ofLast = false): Promise<void> {
    return this.command('hint', { of_last: ofLast });
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

  /** Add to what the dealer draws from. */
  giveNonce(nonce: string): Promise<void> {
    return this.command('nonce', { nonce });
  }

  rename(name: string, language: Language): Promise<void> {
    return this.command('rename', { name, language });
  }

  /** Offer a rematch, or accept the one that is offered. */
  rematch(): Promise<void> {
    return this.command('rematch');
  }

  /** Turn a rematch down, or take the own offer back. */
  decline(): Promise<void> {
    return this.command('decline');
  }

  /** Give the seat up for good; a bot of this level plays on. */
  leave(level: string): Promise<void> {
    return this.command('leave', { level });
  }

  /** End the game for all. */
  end(): Promise<void> {
    return this.command('end');
  }

  private async command(type: string, content: Record<string, unknown> = {}): Promise<void> {
    await this.wire.command(type, content);
  }

  private hello(): Record<string, unknown> {
    const { token, spectate } = this.keys;
    const after = this.entries.at(-1)?.number ?? -1;
    const key = token ? { token } : spectate ? { spectate } : {};
    return { ...key, after, changes: true, grown: true };
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
    if (message.type === 'advice') {
      this.advice = message;
      return;
    }
    if (message.type !== 'welcome' && message.type !== 'update') return;
    const isOfGame =
      message.type === 'welcome' ||
      !!seenIn(message) ||
      message.entries.some((entry) => entry.kind === 'event');
    // What is said and who comes and goes need not wait for a bot.
    if (!isOfGame) this.show(message);
    else this.pace.add(this.kindOf(message), () => this.show(message), pauseBefore(message));
  }

  private kindOf(message: News): Kind {
    if (message.type === 'welcome' || message.done?.length) return 'own';
    const isBot = message.entries.some((entry) => entry.kind === 'event' && entry.by === 'bot');
    return isBot && seenIn(message) ? 'bot' : 'other';
  }

  private show(message: News): void {
    if (message.type === 'welcome') this.seat = message.seat;
    // Of a long absence only the later part is told; what was known before would leave a gap.
    // What is said while moves of bots wait to be shown only comes before them.
    const isGap =
      message.type === 'welcome' &&
      (message.entries[0]?.number ?? 0) > (this.entries.at(-1)?.number ?? -1) + 1;
    this.entries = merged(isGap ? [] : this.entries, message.entries);
    if (message.table) this.table = message.table;
    if (seenIn(message))
      this.happened = this.hasStarted ? message.entries.filter((one) => one.kind === 'event') : [];
    if (message.sight) this.sight = message.sight;
    else if (message.type === 'update' && this.sight) {
      if (message.changes) this.sight = changed(this.sight, message.changes);
      else if (message.to_act) this.sight = { ...this.sight, to_act: message.to_act };
    }
    if (this.hasStarted && message.entries.length) this.onNews(message.entries);
    this.hasStarted = true;
  }
}

/** Where all act on the same card nobody waits longer than the pieces fall. */
function pauseBefore(message: News): number {
  return (seenIn(message)?.to_act.length ?? 0) > 1 ? MOTION : PAUSE;
}

/**
 * A small position to try: a record, and what chance decides after it. Every move is sent to
 * the server with the whole record; the server says what comes of it and keeps nothing.
 */

import { Refusal, showSight } from '../api';
import { lastRound } from '../games/game';
import { tableOf } from './tried';
import type { GameEvent, Json, RoundScore, ShownTable, Sighted } from '../types';

export interface SentRecord {
  format: string;
  game: string;
  edition: string;
  seats: number;
  options: Json;
  events: GameEvent[];
}

export interface Example {
  seat: number;
  record: SentRecord;
  /** Cards, rolls and moves of others to come, used as far as the game asks for them. */
  next: GameEvent[];
}

type Look = (record: SentRecord, seat: number) => Promise<Sighted>;

export class Trial {
  sighted = $state.raw<Sighted | null>(null);
  isBusy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** How often it was begun; what is drawn begins anew with it. */
  run = $state(0);
  /** The points of the round before the last move. */
  before = $state(0);
  hasMoved = $state(false);
  private events: GameEvent[] = [];
  private next: GameEvent[] = [];
  private round = 0;

  constructor(
    readonly example: Example,
    private readonly look: Look = showSight,
  ) {}

  get seat(): number {
    return this.example.seat;
  }

  /** The round that the example is about, as it counts now. */
  get score(): RoundScore | undefined {
    return this.sighted?.score.rounds[this.round];
  }

  get points(): number {
    return this.score?.scores[this.seat] ?? 0;
  }

  get isMine(): boolean {
    return !this.isBusy && (this.sighted?.sight.to_act.includes(this.seat) ?? false);
  }

  get isOver(): boolean {
    return this.sighted !== null && !this.sighted.sight.to_act.includes(this.seat);
  }

  /** Lay the position out, from the beginning. */
  async start(): Promise<void> {
    this.run += 1;
    this.hasMoved = false;
    this.next = [...this.example.next];
    const found = await this.show([...this.example.record.events]);
    if (!found) return;
    const rounds = found.score.rounds;
    const current = lastRound(rounds);
    this.round = current ? rounds.indexOf(current) : 0;
    this.before = this.points;
  }

  async play(move: GameEvent): Promise<void> {
    const before = this.points;
    const found = await this.show([...this.events, move]);
    if (!found) return;
    this.before = before;
    this.hasMoved = true;
  }

  /** The table as the boards of the games want one. */
  table(): ShownTable {
    return tableOf(this.example.record, this.isOver);
  }

  /** Ask what comes of these events; nothing is changed where the server refuses them. */
  private async show(events: GameEvent[]): Promise<Sighted | null> {
    const { run } = this;
    this.isBusy = true;
    this.refusal = null;
    try {
      const next = [...this.next];
      let found = await this.ask(events);
      while (next[0] && this.isDue(next[0], found)) {
        events = [...events, ...next.splice(0, 1)];
        found = await this.ask(events);
      }
      if (run !== this.run) return null;
      [this.events, this.next, this.sighted] = [events, next, found];
      return found;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (run === this.run) this.refusal = error;
      return null;
    } finally {
      if (run === this.run) this.isBusy = false;
    }
  }

  /** Whether it is time for an event that somebody else decides. */
  private isDue(event: GameEvent, { sight, awaits_chance }: Sighted): boolean {
    if (awaits_chance) return 'chance' in event;
    return event.seat !== this.seat && sight.to_act.includes(event.seat as number);
  }

  private ask(events: GameEvent[]): Promise<Sighted> {
    return this.look({ ...this.example.record, events }, this.seat);
  }
}

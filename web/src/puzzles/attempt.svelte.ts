/**
 * A puzzle that somebody tries to solve. Every move is sent to the server with those before it;
 * the server says what comes of them and keeps nothing. What was asked once is not asked again.
 */

import { ask, Refusal } from '../api';
import type { GameEvent, ShownPuzzle, StepEvent, TriedPuzzle } from '../types';

export class Attempt {
  shown = $state.raw<ShownPuzzle | null>(null);
  /** How it stood at the beginning and after each own move. */
  stands = $state.raw<TriedPuzzle[]>([]);
  moves = $state.raw<GameEvent[]>([]);
  /** The best line, once it has been told. */
  line = $state.raw<StepEvent[] | null>(null);
  isGivenUp = $state(false);
  isBusy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  private known = new Map<string, TriedPuzzle>();

  constructor(
    readonly game: string,
    readonly id: string,
    private readonly request: typeof ask = ask,
  ) {}

  private get path(): string {
    return `/api/puzzles/${this.game}/${this.id}`;
  }

  get now(): TriedPuzzle | undefined {
    return this.stands.at(-1);
  }

  get isOver(): boolean {
    return this.now?.is_over ?? false;
  }

  get isSolved(): boolean {
    return this.isOver && this.shown !== null && (this.now?.points ?? 0) >= this.shown.best;
  }

  /** The own moves of the best line. */
  get best(): StepEvent[] {
    return (this.line ?? []).filter((step) => step.seat === this.shown?.seat);
  }

  async open(): Promise<void> {
    await this.attempt(async () => {
      this.shown = await this.request<ShownPuzzle>(this.path);
      this.stands = [await this.stand([])];
    });
  }

  async play(move: GameEvent): Promise<void> {
    if (this.isOver || this.isBusy) return;
    const moves = [...this.moves, move];
    await this.attempt(async () => {
      const stand = await this.stand(moves);
      [this.moves, this.stands] = [moves, [...this.stands, stand]];
    });
  }

  takeBack(): void {
    if (!this.moves.length || this.isBusy) return;
    this.moves = this.moves.slice(0, -1);
    this.stands = this.stands.slice(0, -1);
    this.refusal = null;
  }

  /** Begin once more. */
  again(): void {
    this.moves = [];
    this.stands = this.stands.slice(0, 1);
    this.refusal = null;
  }

  /** Have the best line told, as one who gives up or has done with it. */
  async tell(): Promise<void> {
    if (this.line) return;
    await this.attempt(async () => {
      this.line = (await this.request<{ line: StepEvent[] }>(`${this.path}/answer`)).line;
    });
  }

  /** How it stands after some moves. */
  async stand(moves: GameEvent[]): Promise<TriedPuzzle> {
    const key = JSON.stringify(moves);
    const known = this.known.get(key);
    if (known) return known;
    const found = await this.request<TriedPuzzle>(`${this.path}/tries`, undefined, { moves });
    this.known.set(key, found);
    return found;
  }

  /** Whether it went well; a refusal is kept to be shown. */
  async attempt(work: () => Promise<void>): Promise<boolean> {
    this.isBusy = true;
    this.refusal = null;
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}

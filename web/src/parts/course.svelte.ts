/** A game that is over, move by move. */

import { showScene, showSteps } from '../api';
import type { Scene, Step } from '../types';

/** So long a move is shown when the game is played by itself, in milliseconds. */
export const PACE = 900;

export class Course {
  steps = $state.raw<Step[]>([]);
  /** How many steps have been made; all of them at first. */
  at = $state(0);
  scene = $state.raw<Scene | null>(null);
  isPlaying = $state(false);
  /** The step with which the best line of the round parts from what was played, if that is known. */
  parting = $state<number | null>(null);

  readonly isEnd = $derived(this.at >= this.steps.length);
  /** The step that led here; none at the beginning. */
  readonly step = $derived(this.steps[this.at - 1]);
  /** The round in which this is, counted from 1. */
  readonly round = $derived((this.step ?? this.steps[0])?.round ?? 1);
  /** Where each round ends, in steps. */
  readonly ends = $derived(
    this.steps.flatMap((step, index) =>
      step.round === this.steps[index + 1]?.round ? [] : [{ round: step.round, at: index + 1 }],
    ),
  );

  private readonly seen = new Map<number, Promise<Scene>>();

  constructor(
    private readonly table: string,
    private readonly token: string | undefined,
    private readonly hasPictures: boolean,
  ) {}

  async load(): Promise<void> {
    this.steps = (await showSteps(this.table, this.token)).steps;
    this.at = this.steps.length;
  }

  /** The steps, counted from 1, in which a seat moved, in all rounds or in one. */
  movesOf(seat: number, round?: number): number[] {
    return this.steps.flatMap((step, index) => {
      const isOwn = step.events.some((one) => one.seat === seat);
      return isOwn && (round === undefined || step.round === round) ? [index + 1] : [];
    });
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.steps.length));
  }

  /** Stop, or go on from here; from the end it begins anew. */
  toggle(): void {
    if (!this.isPlaying && this.isEnd) this.at = 0;
    this.isPlaying = !this.isPlaying;
  }

  /** Show the scene of where one is now; what comes next is asked for already. */
  async look(): Promise<void> {
    const wanted = this.at;
    const found = await this.ask(wanted);
    if (wanted === this.at) this.scene = found;
    if (this.isPlaying && wanted < this.steps.length) void this.ask(wanted + 1).catch(() => {});
  }

  private ask(step: number): Promise<Scene> {
    let found = this.seen.get(step);
    if (!found) {
      const at = this.steps[step - 1]?.at ?? 0;
      found = showScene(this.table, at, this.hasPictures, this.token);
      this.seen.set(step, found);
      found.catch(() => this.seen.delete(step));
    }
    return found;
  }
}

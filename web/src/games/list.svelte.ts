/** The games that can be played on this server, in their order. */

import { listGames, Refusal } from '../api';
import { settings } from '../settings.svelte';
import type { GameInfo } from '../types';

class Games {
  all = $state.raw<GameInfo[]>([]);
  /** Why the list could not be had, if so. */
  trouble = $state.raw<Refusal | null>(null);
  private loading: Promise<void> | null = null;

  /** Ask for the list, unless it is there or on its way. */
  load(): Promise<void> {
    if (this.all.length) return Promise.resolve();
    this.loading ??= this.fetch().finally(() => (this.loading = null));
    return this.loading;
  }

  private async fetch(): Promise<void> {
    this.trouble = null;
    try {
      this.all = await listGames();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error;
    }
  }

  find(game: string): GameInfo | undefined {
    return this.all.find((info) => info.game === game);
  }

  titleOf(game: string): string {
    return this.find(game)?.title ?? game;
  }
}

export const games = new Games();

/** What a game is about, in the language of the page. */
export function aboutOf({ about }: GameInfo): string {
  return about[settings.language] ?? '';
}

/** The level of bots that is offered first: one in the middle. */
export function usualLevel(levels: readonly string[]): string {
  return levels[Math.floor((levels.length - 1) / 2)] ?? '';
}

/** The games that can be played, in their order. */

import type { GameInfo } from '../types';

const found = import.meta.glob<{ order: number; info: GameInfo }>('./*/info.ts', { eager: true });

class Games {
  all = $state.raw<GameInfo[]>(
    Object.values(found)
      .toSorted((a, b) => a.order - b.order)
      .map(({ info }) => info),
  );

  find(game: string): GameInfo | undefined {
    return this.all.find((info) => info.game === game);
  }

  titleOf(game: string): string {
    return this.find(game)?.title ?? game;
  }
}

export const games = new Games();

/** The level of bots that is offered first: a medium one, if there is one. */
export function usualLevel(levels: readonly string[]): string {
  return levels.find((level) => level === 'medium') ?? levels[0] ?? '';
}

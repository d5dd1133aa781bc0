/** Tables and sights as the server tells them, with nothing special about them. */

import type { GameEvent, Phrase, Score, ShownTable, Sight } from '../src/types';

export function tableOf(game: string, seats: number): ShownTable {
  const holder = { kind: 'person', name: '', language: 'en', level: '', is_warm: false } as const;
  return {
    table: 'abcdefghij234567',
    game,
    edition: '',
    options: {},
    title: '',
    is_public: false,
    is_practice: false,
    seats: Array.from({ length: seats }, () => holder),
    clock: null,
    commitment: '',
    secret: null,
    nonces: null,
    has_begun: true,
    is_over: false,
    ended_by: null,
    hints: null,
    offers: [],
    rematch_of: null,
    rematch: null,
    has_reached: false,
    in_step: false,
  };
}

export const NO_SCORE: Score = { scores: [], winners: [], ranks: [], rounds: [] };

/** What the first seat sees when it is to act. */
export function sightOf<View>(
  view: View,
  moves: GameEvent[],
  phrases: Phrase[] = [],
  more: Partial<Sight<View>> = {},
): Sight<View> {
  return {
    number: 3,
    view,
    to_act: [0],
    moves,
    phrases,
    can_undo: false,
    no_undo: null,
    scores: [0],
    winners: [],
    ranks: [],
    score: NO_SCORE,
    closed: null,
    due: [null],
    ...more,
  };
}

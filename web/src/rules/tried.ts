/** A position that is at no table, for boards that want one. */

import type { Json, ShownTable } from '../types';

interface Position {
  game: string;
  edition: string;
  seats: number;
  options?: Json;
}

/** The table as the boards of the games want one, for a record that somebody tries moves on. */
export function tableOf({ game, edition, seats, options }: Position, isOver: boolean): ShownTable {
  const holder = { kind: 'person', name: '', language: 'en', level: '', is_warm: false };
  return {
    table: '',
    game,
    edition,
    options: options ?? {},
    title: '',
    is_public: false,
    is_practice: true,
    seats: Array.from({ length: seats }, () => holder as ShownTable['seats'][number]),
    clock: null,
    commitment: '',
    secret: null,
    nonces: null,
    has_begun: true,
    is_over: isOver,
    ended_by: null,
    hints: null,
    offers: [],
    rematch_of: null,
    rematch: null,
    challenge: null,
    has_reached: false,
    in_step: false,
  };
}

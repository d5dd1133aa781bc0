/** The end of a round in which all lay their pieces side by side. */

import type { GameEvent, Json } from '../../types';

/** The view with the moves on the last card carried out, for drawing. */
export function closeRound<View extends { boards: Json[] }>(
  view: View,
  moves: GameEvent[],
): View {
  const boards = view.boards.map((board, seat) => {
    const move = moves.find((one) => one.seat === seat);
    if (!move) return board;
    if (!move.cells) return { ...board, aside: [...(board.aside ?? []), move.aside] };
    return { ...board, placed: [...board.placed, [move.place, move.cells]] };
  });
  return { ...view, boards, move: null, in_play: false };
}

/** The boards that the rules tell of, and the key of what counts on each. */
export const BOARDS = ['1', '2', '3', '4', '5', '6', '7', '8', 'JEUXSOC'].map((board) => ({
  board,
  key: `rules-fits-board-${board}`,
}));

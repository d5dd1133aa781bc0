import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../src/games/fits/Board.svelte';
import Small from '../src/games/fits/Small.svelte';
import type { FitsComponents, FitsView } from '../src/games/fits/types';
import { texts } from '../src/texts.svelte';
import type { Box } from '../src/types';
import { sightOf, tableOf } from './fixtures';

const components: FitsComponents = {
  columns: 6,
  rows: 12,
  programme: ['1'],
  start: [],
  start_source: 'rulebook',
  pieces: {
    I2: {
      id: 'I2',
      cells: [
        [0, 0],
        [1, 0],
      ],
      columns: 2,
      rows: 1,
      source: 'rulebook',
    },
    O1: { id: 'O1', cells: [[0, 0]], columns: 1, rows: 1, source: 'rulebook' },
  },
  boards: {
    '1': {
      id: '1',
      fields: [[[0, 3], { value: -5, symbol: '', letter: '' }]],
      row_bonus: 1,
      symbol_points: [],
      words: [],
      unused_letter: 0,
      source: 'rulebook',
    },
  },
};
const box = {
  game: 'fits',
  edition: '2009',
  title: '',
  ranks: [],
  components,
} as Box<FitsComponents>;
const table = tableOf('fits', 1);
const view: FitsView = {
  seat: 0,
  round: 1,
  programme: ['1'],
  starts: ['O1'],
  turned: ['I2'],
  in_play: true,
  acted: [],
  move: null,
  boards: [{ placed: [['O1', [[0, 0]]]], aside: [] }],
};
const moves = [
  ...[1, 2, 3, 4].map((x) => ({
    seat: 0,
    place: 'I2',
    cells: [
      [x, 0],
      [x + 1, 0],
    ],
  })),
  ...[1, 2].map((x) => ({
    seat: 0,
    place: 'I2',
    cells: [
      [x, 0],
      [x, 1],
    ],
  })),
  { seat: 0, aside: 'I2' },
];
const phrases = [
  ...[1, 2, 3, 4].map((x) => ({ key: 'fits-place-box', values: { wide: 2, high: 1, first: x + 1, last: x + 2, row: 1, top: 1 } })),
  ...[1, 2].map((x) => ({ key: 'fits-place-box', values: { wide: 1, high: 2, first: x + 1, last: x + 1, row: 1, top: 2 } })),
  { key: 'fits-set-aside', values: { piece: 'I2' } },
];
const sight = sightOf(view, moves, phrases);

describe('the board of FITS', () => {
  let board: ReturnType<typeof mount> | undefined;
  const play = vi.fn();
  const undo = vi.fn();
  const announce = vi.fn();

  beforeAll(async () => {
    await texts.need('page');
    await texts.need('fits');
    await texts.speak('en');
  });
  afterEach(() => {
    if (board) void unmount(board);
    document.body.innerHTML = '';
    play.mockReset();
    undo.mockReset();
    announce.mockReset();
  });

  function show(isMine = true, canUndo = false, seen = sight): HTMLElement {
    board = mount(Board, {
      target: document.body,
      props: {
        box,
        table,
        sight: seen,
        seat: 0,
        names: ['Ada'],
        isMine,
        canUndo,
        play,
        undo,
        announce,
      },
    });
    flushSync();
    const found = document.querySelector<HTMLElement>('[role=application]');
    if (!found) throw new Error('there is no board');
    return found;
  }

  function press(target: HTMLElement, ...keys: string[]): void {
    for (const key of keys) {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      flushSync();
    }
  }

  /** As a keyboard does while a key is held down. */
  function hold(target: HTMLElement, key: string, isNew = true): void {
    for (let time = isNew ? 0 : 1; time < 6; time += 1) {
      const repeat = time > 0;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }));
      flushSync();
    }
  }

  const look = () => document.querySelector('.ghost')?.classList.contains('lowered');

  it('sends nothing before it is confirmed, then the move that is shown', () => {
    const shown = show();
    press(shown, 'ArrowRight');
    expect(play).not.toHaveBeenCalled();
    expect(announce).toHaveBeenLastCalledWith('columns 4 to 5, row 1');
    press(shown, 'Enter');
    expect(play).toHaveBeenCalledExactlyOnceWith(moves[2]);
  });

  it('turns, and says so when there is no way', () => {
    const shown = show();
    press(shown, 'r');
    expect(announce).toHaveBeenLastCalledWith('column 3, rows 1 to 2');
    press(shown, 'ArrowRight');
    expect(announce).toHaveBeenLastCalledWith('It doesn’t fit there.');
  });

  it('sets aside in two steps', () => {
    const shown = show();
    press(shown, 's', 'Enter');
    expect(play).toHaveBeenCalledExactlyOnceWith({ seat: 0, aside: 'I2' });
  });

  it.each(['Enter', ' '])('drops one piece while %j is held down', (key) => {
    hold(show(), key);
    expect(play).toHaveBeenCalledOnce();
  });

  it.each(['Enter', ' ', 'ArrowDown'])('waits for %j to be pressed anew', (key) => {
    // It was pressed before it was the own turn.
    hold(show(), key, false);
    expect(play).not.toHaveBeenCalled();
  });

  it('takes back and sets aside once, and goes on shifting', () => {
    const shown = show(true, true);
    hold(shown, 'u');
    expect(undo).toHaveBeenCalledOnce();
    hold(shown, 'S');
    expect(announce).toHaveBeenCalledOnce();
    hold(shown, 'ArrowLeft');
    press(shown, 'Enter');
    expect(play).toHaveBeenCalledExactlyOnceWith(moves[0]);
  });

  it('lowers a piece to look, and plays nothing', () => {
    const shown = show();
    expect(look()).toBe(false);
    hold(shown, 'ArrowDown');
    press(shown, 'ArrowDown');
    expect(look()).toBe(true);
    expect(announce).toHaveBeenCalledExactlyOnceWith('columns 3 to 4, row 1');
    expect(play).not.toHaveBeenCalled();
    press(shown, 'Enter');
    expect(play).toHaveBeenCalledExactlyOnceWith(moves[1]);
  });

  it.each(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'r', 'f'])('lifts it again by %s', (key) => {
    const shown = show();
    press(shown, 'ArrowDown', key);
    expect(look()).toBe(false);
  });

  it('lowers what was to be set aside', () => {
    const shown = show();
    press(shown, 's');
    expect(document.querySelector('.ghost')).toBeNull();
    press(shown, 'ArrowDown');
    expect(look()).toBe(true);
    press(shown, 's');
    press(shown, 'ArrowLeft');
    expect(look()).toBe(false);
  });

  it.each([0, 6])('makes a forced move with one press', (only) => {
    const forced = moves.slice(only, only + 1);
    const shown = show(true, false, sightOf(view, forced, phrases.slice(only, only + 1)));
    expect(play).not.toHaveBeenCalled();
    press(shown, 'Enter');
    expect(play).toHaveBeenCalledExactlyOnceWith(forced[0]);
  });

  it('offers every choice as a list', () => {
    show();
    const find = () => [...document.querySelectorAll<HTMLElement>('details li button')];
    // What nobody sees is not there.
    expect(find()).toHaveLength(0);
    document.querySelector<HTMLElement>('summary')?.click();
    flushSync();
    const choices = find();
    expect(choices).toHaveLength(moves.length);
    choices[0]?.click();
    flushSync();
    expect(choices[0]?.getAttribute('aria-pressed')).toBe('true');
    expect(play).not.toHaveBeenCalled();
  });

  it('does nothing while others are to act', () => {
    press(show(false), 'ArrowLeft', 'Enter');
    expect(play).not.toHaveBeenCalled();
  });

  it('shows what sticks out over the top on small boards too, with a field as large', () => {
    const drawn = (placed: FitsView['boards'][0]['placed']) => {
      board = mount(Small, {
        target: document.body,
        props: { box, view: { ...view, boards: [{ placed, aside: [] }] }, seat: 0 },
      });
      const svg = document.querySelector('svg');
      const frame = svg?.getAttribute('viewBox')?.split(' ').map(Number);
      const taller = Number(svg?.style.getPropertyValue('--taller'));
      void unmount(board);
      document.body.innerHTML = '';
      return { frame, taller };
    };
    expect(drawn([['O1', [[0, 11]]]])).toEqual({ frame: [-0.1, -0.1, 6.2, 12.2], taller: 1 });
    const high = drawn([['I2', [[0, 11], [0, 12], [0, 13]]]]);
    expect(high).toEqual({ frame: [-0.1, -2.1, 6.2, 14.2], taller: 14 / 12 });
    board = undefined;
  });
});

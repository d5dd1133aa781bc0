import { flushSync, mount, unmount } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { faceOf } from '../src/games/faces';
import { loadGame } from '../src/games/game';
import Board from '../src/plain/Board.svelte';
import { stepTo } from '../src/plain/choice';
import Middle from '../src/plain/Middle.svelte';
import { classOf, widthOf } from '../src/plain/styles';
import { texts } from '../src/texts.svelte';
import type { Box, Picture } from '../src/types';
import { sightOf, tableOf } from './fixtures';

const box: Box = { game: 'chess', edition: 'a', title: 'Chess', ranks: [], components: {} };
const moves = ['a', 'b', 'c'].map((to) => ({ seat: 0, to }));
const phrases = moves.map(({ to }) => ({ key: `to field ${to}`, values: {} }));
const pictureOf = (move: number | null): Picture => ({
  number: 3,
  lines: [[{ text: move === null ? '···' : `try ${move}`, style: 'try' }]],
  notes: [{ key: 'a note', values: {} }],
});

describe('the board of a game without a folder', () => {
  let board: ReturnType<typeof mount> | undefined;
  const play = vi.fn();
  const undo = vi.fn();
  const announce = vi.fn();
  const picture = vi.fn(async (move: number | null) => pictureOf(move));

  beforeAll(async () => {
    await texts.need('page');
    await texts.speak('en');
  });
  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => {
    if (board) void unmount(board);
    board = undefined;
    document.body.innerHTML = '';
    vi.clearAllMocks();
  });

  async function show(isMine = true, canUndo = false): Promise<HTMLElement> {
    board = mount(Board, {
      target: document.body,
      props: {
        box,
        table: tableOf('chess', 2),
        sight: sightOf({}, isMine ? moves : [], isMine ? phrases : []),
        seat: 0,
        names: ['Ada', 'Ben'],
        isMine,
        canUndo,
        play,
        undo,
        announce,
        picture,
      },
    });
    flushSync();
    await drawn('···');
    return document.querySelector<HTMLElement>('[role=application]')!;
  }

  const drawn = (text: string) =>
    vi.waitFor(() => {
      flushSync();
      expect(document.querySelector('.picture')?.textContent?.trim()).toBe(text);
    });

  function press(target: HTMLElement, key: string, repeat = false): void {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }));
    flushSync();
  }
  const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.choices button')];

  it('takes the keys and shows the picture, its notes and all choices in words', async () => {
    const shown = await show();
    expect(document.activeElement).toBe(shown);
    expect(buttons().map((one) => one.textContent?.trim())).toEqual([
      'to field a',
      'to field b',
      'to field c',
    ]);
    expect(document.querySelector('.notes')?.textContent).toBe('a note');
  });

  it('tries out what the arrows lead to, and plays it when it is confirmed', async () => {
    const shown = await show();
    press(shown, 'ArrowDown');
    press(shown, 'ArrowRight');
    await drawn('try 1');
    expect(announce).toHaveBeenLastCalledWith('to field b');
    expect(buttons().map((one) => one.getAttribute('aria-pressed'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    expect(play).not.toHaveBeenCalled();
    press(shown, 'Enter');
    expect(play).toHaveBeenCalledExactlyOnceWith(moves[1]);
  });

  it('asks for the picture of a choice once', async () => {
    const shown = await show();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowUp'])
      press(shown, key);
    await drawn('try 0');
    expect(picture.mock.calls).toEqual([[null], [0], [1]]);
  });

  it('plays nothing that was not chosen, and puts back what was', async () => {
    const shown = await show();
    press(shown, 'Enter');
    press(shown, 'ArrowUp');
    press(shown, 'Escape');
    await drawn('···');
    press(shown, ' ');
    expect(play).not.toHaveBeenCalled();
  });

  it('plays once where a key is held down', async () => {
    const shown = await show();
    press(shown, 'ArrowDown');
    press(shown, 'Enter', true);
    expect(play).not.toHaveBeenCalled();
    press(shown, 'Enter');
    press(shown, 'Enter', true);
    expect(play).toHaveBeenCalledOnce();
  });

  it('is played by pointer: a choice of the list, then the button', async () => {
    await show();
    buttons()[2]?.click();
    flushSync();
    await drawn('try 2');
    document.querySelector<HTMLButtonElement>('.hand .main')?.click();
    expect(play).toHaveBeenCalledExactlyOnceWith(moves[2]);
  });

  it('takes back by a key, where that may be', async () => {
    press(await show(true, true), 'u');
    expect(undo).toHaveBeenCalledOnce();
    if (board) void unmount(board);
    document.body.innerHTML = '';
    press(await show(true, false), 'u');
    expect(undo).toHaveBeenCalledOnce();
  });

  it('offers nothing while it is not the own turn', async () => {
    const shown = await show(false);
    press(shown, 'ArrowDown');
    press(shown, 'Enter');
    expect(buttons()).toEqual([]);
    expect(play).not.toHaveBeenCalled();
  });

  it('reads nothing of its own once it has gone, when an answer comes late', async () => {
    const warned = vi.spyOn(console, 'warn');
    const sights = new SvelteMap([['now', sightOf({}, moves, phrases)]]);
    let answer: (found: Picture) => void = () => {};
    const gone = mount(Board, {
      target: document.body,
      props: {
        box,
        table: tableOf('chess', 2),
        get sight() {
          return sights.get('now')!;
        },
        seat: 0,
        names: ['Ada', 'Ben'],
        isMine: true,
        canUndo: false,
        play,
        undo,
        announce,
        picture: () => new Promise<Picture>((done) => (answer = done)),
      },
    });
    flushSync();
    await unmount(gone);
    sights.set('now', { ...sightOf({}, moves, phrases), number: 4 });
    answer(pictureOf(null));
    await new Promise((done) => setTimeout(done));
    expect(warned).not.toHaveBeenCalled();
  });
});

describe('a game without a folder', () => {
  it('is drawn from its text pictures, with a plain face', async () => {
    const game = await loadGame('chess');
    expect(game).toMatchObject({ id: 'chess', Board, Middle, usesPictures: true });
    expect(faceOf('chess').accent).toBe('plain');
  });
});

describe('choices', () => {
  it('are gone through in both directions, and around', () => {
    expect(stepTo('ArrowRight', null, 3)).toBe(0);
    expect(stepTo('ArrowLeft', null, 3)).toBe(2);
    expect(stepTo('ArrowDown', 2, 3)).toBe(0);
    expect(stepTo('ArrowUp', 0, 3)).toBe(2);
    expect(stepTo('End', 0, 3)).toBe(2);
    expect(stepTo('Home', 2, 3)).toBe(0);
    expect(stepTo('x', 1, 3)).toBeNull();
    expect(stepTo('ArrowDown', null, 0)).toBeNull();
  });
});

describe('a text picture', () => {
  it('shows things of one name in one colour, and what is tried apart', () => {
    expect(classOf('piece:L4')).toMatch(/^thing (blue|red|green|violet)$/);
    expect(classOf('piece:L4')).toBe(classOf('colour:L4'));
    expect(classOf('piece:A')).not.toBe(classOf('piece:B'));
    expect(classOf('try:L4')).toBe('try');
    expect(classOf('field:malus')).toBe('bad');
    expect(classOf('')).toBe('');
  });

  it('is as wide as its widest line, by signs', () => {
    expect(widthOf([[{ text: 'ab' }, { text: '━━' }], [{ text: 'abc' }]])).toBe(4);
  });
});

import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import Board from '../src/games/quadrata/Board.svelte';
import type { Quarter, Side } from '../src/games/quadrata/quarters';
import Small from '../src/games/quadrata/Small.svelte';
import type { QuadrataComponents, QuadrataMark, QuadrataView } from '../src/games/quadrata/types';
import { texts } from '../src/texts.svelte';
import type { Box, EventEntry, GameEvent, Phrase } from '../src/types';
import { sightOf, tableOf } from './fixtures';

const corner = (x: number, y: number, sides = 'SW'): Quarter[] =>
  [...sides].map((side): Quarter => [x, y, side as Side]);
const components: QuadrataComponents = {
  squares: [],
  reduction: { seats: 3, forms: [1, 2, 2, 2, 1, 2], source: 'rulebook' },
  die_source: 'rulebook',
  stock_source: 'rulebook',
  forms: {
    '1': { number: 1, quarters: corner(0, 0), count: 5, source: 'reconstructed' },
    '2': { number: 2, quarters: corner(0, 0, 'ENSW'), count: 9, source: 'reconstructed' },
  },
};
const box = { game: 'quadrata', components } as Box<QuadrataComponents>;
const table = tableOf('quadrata', 2);
const view: QuadrataView = {
  seat: 0,
  round: 1,
  rounds: 3,
  turn_limit: null,
  size: 6,
  starter: 0,
  turn: 0,
  turns: 7,
  pips: 1,
  joker: false,
  stock: [0, 9, 9, 9, 5, 8],
  boards: [
    { forms: [[1, corner(0, 0)]], reserve: [0, 2, 0, 0, 0, 0] },
    { forms: [[1, corner(3, 3)]], reserve: [0, 0, 0, 0, 0, 0] },
  ],
  last: null,
};
const own = { seat: 0, move: 1, from: 'square', at_cells: corner(0, 0) };
const robbed = { seat: 0, move: 1, from: 'square', of: 1, at_cells: corner(3, 3) };
const ROB: GameEvent[] = [
  { ...own, to: 'reserve' },
  { ...own, to: 'stock' },
  { ...own, to: 'square', cells: corner(2, 2) },
  { ...robbed, to: 'reserve' },
  { ...robbed, to: 'square', cells: corner(4, 1) },
  { ...robbed, to: 'square', cells: corner(4, 1, 'EN') },
];
const kept = { seat: 0, move: 2, from: 'reserve' };
const KEPT: GameEvent[] = [
  { ...kept, to: 'stock' },
  { ...kept, to: 'square', cells: corner(1, 1, 'ENSW') },
  { ...kept, to: 'square', cells: corner(1, 2, 'ENSW') },
];

/** Some of the moves in the server's words. */
const WORDS = new Map<GameEvent | undefined, Phrase>([
  [ROB[2], { key: 'quadrata-square-square', values: { number: 1, at: '◣ 1,1', to: '◣ 3,3' } }],
  [
    ROB[4],
    {
      key: 'quadrata-rob-square',
      values: { number: 1, player: 2, at: '◣ 4,4', to: '◣ 5,2' },
    },
  ],
  [KEPT[0], { key: 'quadrata-reserve-stock', values: { number: 2 } }],
]);

describe('the board of Quadrata', () => {
  let board: ReturnType<typeof mount> | undefined;
  const play = vi.fn();
  const announce = vi.fn();

  beforeAll(async () => {
    await texts.need('page');
    await texts.need('quadrata');
    await texts.speak('en');
  });
  afterEach(() => {
    if (board) void unmount(board);
    document.body.innerHTML = '';
    play.mockReset();
    announce.mockReset();
  });

  function show(
    moves: GameEvent[],
    isMine = true,
    marks: QuadrataMark[] = [],
    happened: EventEntry[] = [],
  ): HTMLElement {
    const phrases = moves.map((move) => WORDS.get(move) ?? { key: 'some move', values: {} });
    const sight = sightOf(view, moves, phrases);
    board = mount(Board, {
      target: document.body,
      props: {
        box,
        table,
        sight,
        seat: 0,
        names: ['Ada', 'Ben'],
        isMine,
        canUndo: false,
        play,
        undo: () => {},
        announce,
        marks,
        happened,
      },
    });
    flushSync();
    return find('[role=application]');
  }

  function find(selector: string): HTMLElement {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
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

  it('lets one rob by tapping the form of another', () => {
    show(ROB);
    expect(document.querySelector('.ghost')).toBeNull();
    const form = find('.take');
    expect(form.getAttribute('aria-label')).toBe('1 from the square of Ben, lower left half 4/4');
    press(form, 'Enter');
    expect(announce).toHaveBeenLastCalledWith('1 robbed from Ben, from lower left half 4/4 to lower left half 5/2');
    expect(document.activeElement).toBe(find('[role=application]'));
    press(find('[role=application]'), 'r');
    expect(play).not.toHaveBeenCalled();
    find('.hand .main').click();
    expect(play).toHaveBeenCalledExactlyOnceWith(ROB[5]);
  });

  it('goes through all that may be taken by keys', () => {
    const shown = show(ROB);
    press(shown, 'ArrowRight');
    expect(announce).toHaveBeenLastCalledWith('1 in the square, lower left half 1/1');
    press(shown, 'ArrowRight');
    expect(announce).toHaveBeenLastCalledWith('1 from the square of Ben, lower left half 4/4');
    press(shown, 'ArrowRight', 'Enter');
    expect(announce).toHaveBeenLastCalledWith('1 from lower left half 1/1 to lower left half 3/3');
    expect(find('.own .lifted')).toBeTruthy();
    press(shown, 'ArrowDown', 'ArrowDown', 'Enter');
    expect(play).toHaveBeenCalledExactlyOnceWith(ROB[1]);
  });

  it('holds at once what is the only thing to take, and puts it back', () => {
    const shown = show(KEPT);
    expect(find('.ghost')).toBeTruthy();
    press(shown, 'Escape');
    expect(document.querySelector('.ghost')).toBeNull();
    expect(find('.hand .main')).toHaveProperty('disabled', true);
    find('[data-goal=reserve] button.tile').click();
    flushSync();
    find('[data-goal=stock] .send').click();
    flushSync();
    expect(announce).toHaveBeenLastCalledWith('2 from the reserve back to the stock');
    find('.hand .main').click();
    expect(play).toHaveBeenCalledExactlyOnceWith(KEPT[0]);
  });

  it.each([
    ['Enter', () => press(find('[role=application]'), 'Enter')],
    ['its button', () => find('.hand .main').click()],
    ['where it goes', () => find('[data-goal=stock] .send').click()],
    ['where it lies', () => find('[data-goal=reserve] button.tile').click()],
  ])('makes a forced move with one press: %s', (_, act) => {
    show(KEPT.slice(0, 1));
    expect(play).not.toHaveBeenCalled();
    act();
    expect(play).toHaveBeenCalledExactlyOnceWith(KEPT[0]);
  });

  it('makes one move when what is forced is tapped twice; the move after it may be forced too', () => {
    show(KEPT.slice(0, 1));
    const tile = find('[data-goal=reserve] button.tile');
    for (let tap = 0; tap < 2; tap += 1) {
      const finger = { pointerId: 1, isPrimary: true, bubbles: true };
      tile.dispatchEvent(new PointerEvent('pointerdown', finger));
      dispatchEvent(new PointerEvent('pointerup', finger));
      flushSync();
    }
    expect(play).toHaveBeenCalledOnce();
  });

  it.each(['Enter', ' '])('plays once while %j is held down', (key) => {
    hold(show(KEPT), key);
    expect(play).toHaveBeenCalledOnce();
  });

  it.each(['Enter', ' '])('takes something and does not play it while %j is held down', (key) => {
    const shown = show(ROB);
    press(shown, 'ArrowRight');
    hold(shown, key);
    expect(find('.own .lifted')).toBeTruthy();
    expect(play).not.toHaveBeenCalled();
    press(shown, key);
    expect(play).toHaveBeenCalledOnce();
  });

  it.each(['Enter', ' ', 'ArrowDown'])('waits for %j to be pressed anew', (key) => {
    const shown = show(ROB);
    hold(find('.take'), key, false);
    hold(shown, key, false);
    expect(find('.hand .main')).toHaveProperty('disabled', true);
    expect(play).not.toHaveBeenCalled();
  });

  it('offers every choice in lists', () => {
    show(ROB);
    const lists = () => [...document.querySelectorAll<HTMLElement>('details ul')];
    // What nobody sees is not there.
    expect(lists()).toHaveLength(0);
    find('summary').click();
    flushSync();
    const buttons = (at: number) => [...lists()[at]!.querySelectorAll('button')];
    expect(buttons(0)).toHaveLength(2);
    let offered = 0;
    for (const taking of [0, 1]) {
      buttons(0)[taking]?.click();
      flushSync();
      offered += buttons(1).length;
    }
    expect(offered).toBe(ROB.length);
    expect(play).not.toHaveBeenCalled();
  });

  it('does nothing while it is not the own turn', () => {
    const shown = show(KEPT, false);
    press(shown, 'Enter', 'r', 'ArrowLeft');
    find('summary').click();
    flushSync();
    find('details li button').click();
    expect(play).not.toHaveBeenCalled();
    expect(announce).not.toHaveBeenCalled();
    expect(document.querySelector('.ghost, button.tile')).toBeNull();
  });

  it('says what somebody else has done, in another language when that is chosen', async () => {
    const robbed = { seat: 1, move: 3, from: 'square', of: 0, to: 'reserve' };
    show([], false, [], [{ kind: 'event', by: 'bot', event: robbed } as unknown as EventEntry]);
    expect(find('.roll').textContent).toContain('Ben robs your 3.');
    await texts.speak('de');
    flushSync();
    expect(find('.roll').textContent).toContain('Ben raubt');
    await texts.speak('en');
  });

  it('marks what a reason for points is about', () => {
    show([], false, [corner(0, 0), corner(2, 2)]);
    expect(document.querySelectorAll('.own .mark')).toHaveLength(2);
    expect(document.querySelector('.marked')).toBeNull();
    if (board) void unmount(board);
    show([], false, ['reserve']);
    expect(document.querySelector('.mark')).toBeNull();
    expect(find('.marked').dataset.goal).toBe('reserve');
  });

  it('counts a round out on the squares of the round before', () => {
    const last = [view.boards[1]!, view.boards[0]!];
    const props = { box, view: { ...view, boards: last }, seat: 1, marks: ['reserve'] as QuadrataMark[] };
    board = mount(Small, { target: document.body, props });
    expect(find('.marked').textContent).toContain('2 2');
  });
});

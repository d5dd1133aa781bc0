/** Sticks, figures and news of DIGIT in words. */

import { colon, t, tell } from '../../texts.svelte';
import type { GameEvent, RoundScore } from '../../types';
import type { News } from './news';
import type { DigitView, Stick } from './types';

/** What counts in each version. */
const COUNTED = {
  standard: 'digit-cards-left',
  plus: 'digit-pile',
  solitaire: 'digit-extra-moves',
};

/**
 * A place as the grid numbers it, the lower left end of a stick: on the table and on a card,
 * which begins at 0,0. As text, since no language may group its digits.
 */
function at([x, y]: Stick): string {
  return `${x},${y}`.replaceAll('-', '−');
}

export function describeStick(stick: Stick): string {
  return t('digit-stick', { way: stick[2], at: at(stick) });
}

/** The sticks of a figure, for who cannot see them: each by the numbers at the grid. */
export function describeFigure(sticks: readonly Stick[]): string {
  const listed = (way: 'h' | 'v') =>
    sticks
      .filter((stick) => stick[2] === way)
      .map(at)
      .join('; ');
  const [across, upright] = [listed('h'), listed('v')];
  if (!upright) return t('digit-words-across', { across });
  if (!across) return t('digit-words-upright', { upright });
  return t('digit-words', { across, upright });
}

/** What a move would make, and whose card shows it. */
export function describeMade(
  figure: string,
  holders: readonly number[],
  seat: number | null,
  names: readonly string[],
): string {
  if (seat !== null && holders.includes(seat)) return t('digit-makes-own', { figure });
  const name = names[holders[0] ?? -1];
  return name ? t('digit-makes-other', { figure, name }) : t('digit-makes', { figure });
}

export function describeNews(
  news: News,
  seat: number | null,
  names: readonly string[],
): string {
  switch (news.kind) {
    case 'game': {
      const key = COUNTED[news.variant];
      const results = news.counts.map((count, who) => `${colon(names[who] ?? '', t(key, { count }))}.`);
      return [...results, t('digit-news-game', { game: news.game })].join(' ');
    }
    case 'lays':
      return news.seat === seat
        ? t('digit-news-you-lay', { figure: news.figure })
        : t('digit-news-lays', { name: names[news.seat] ?? '', figure: news.figure });
    case 'draws':
      return news.seat === seat && news.figures
        ? t('digit-news-you-draw', { figures: news.figures.join(', ') })
        : t('digit-news-draws', { name: names[news.seat] ?? '', count: news.count });
    case 'shuffle':
      return t('digit-news-shuffle');
    case 'last-turns':
      return news.seat === seat
        ? t('digit-news-you-last-turns')
        : t('digit-news-last-turns', { name: names[news.seat] ?? '' });
    case 'extra':
      return t('digit-news-extra');
  }
}

/** The version and, in a series, the game: for the head of the table. */
export function describeVersion(view: DigitView): string {
  const version = t(`digit-${view.variant}${view.open ? '-open' : ''}`);
  if (view.games === 1) return version;
  return `${version} · ${t('digit-game', { game: view.game, of: view.games })}`;
}

/** A game in the list of points: which of the series it is or, if there is just one, the version. */
export function describeGame(round: RoundScore, view: DigitView): string {
  if (view.games === 1) return tell(round.title);
  return t('digit-game', { game: Number(round.about.game), of: view.games });
}

/** A move for those who read what happened, without saying where. */
export function tellMove(
  event: GameEvent,
  names: readonly string[],
  seat: number | null,
): string | undefined {
  if (!Array.isArray(event.from)) return undefined;
  const mover = event.seat as number;
  const who = mover === seat ? 'you' : 'other';
  return t('digit-told-move', { who, name: names[mover] ?? `#${mover + 1}` });
}

/** An event in the log. Cards that are turned up, dealt and drawn are told as its news. */
export function logged(
  event: GameEvent,
  names: readonly string[],
  seat: number | null,
): string | undefined {
  return 'chance' in event ? '' : tellMove(event, names, seat);
}

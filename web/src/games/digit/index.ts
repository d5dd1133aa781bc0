import { settings } from '../../settings.svelte';
import { t } from '../../texts.svelte';
import type { GameOf } from '../game';
import Board from './Board.svelte';
import Counted from './Counted.svelte';
import Middle from './Middle.svelte';
import Coming from './Coming.svelte';
import Moment from './Moment.svelte';
import Small from './Small.svelte';
import { latestChart } from './chart';
import { holdersOf, sticksAfter } from './hold';
import { newsBetween } from './news';
import type { DigitComponents, DigitMark, DigitView, StickMove } from './types';
import { describeGame, describeMade, describeNews, describeVersion, logged } from './words';

export const game: GameOf<DigitView, DigitComponents, DigitMark> = {
  id: 'digit',
  Board,
  Small,
  Moment,
  Coming,
  Counted,
  Middle,
  looksAroundFirst: true,
  inWords: (points, view) =>
    view.variant === 'solitaire' ? t('digit-extra-moves', { count: Math.abs(points) }) : undefined,
  logged,
  hasUnseenPlaces: () => !settings.coordinates,
  advised: (event, view, names) => {
    const figure = latestChart()?.nameOf(sticksAfter(view.sticks, event as StickMove));
    return figure
      ? describeMade(figure, holdersOf(view.hands, figure), view.seat, names)
      : undefined;
  },
  news: (before, after, names, seat) =>
    newsBetween(before, after).map((one) => describeNews(one, seat, names)),
  round: (view) => describeVersion(view),
  title: (round, view) => describeGame(round, view),
};

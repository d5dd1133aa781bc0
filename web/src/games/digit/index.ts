import { t } from '../../texts.svelte';
import type { GameOf } from '../game';
import Board from './Board.svelte';
import Counted from './Counted.svelte';
import Middle from './Middle.svelte';
import Coming from './Coming.svelte';
import Moment from './Moment.svelte';
import Small from './Small.svelte';
import type { DigitComponents, DigitMark, DigitView } from './types';
import { newsBetween } from './news';
import { describeGame, describeNews, describeVersion, logged } from './words';

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
  news: (before, after, names, seat) =>
    newsBetween(before, after).map((one) => describeNews(one, seat, names)),
  round: (view) => describeVersion(view),
  title: (round, view) => describeGame(round, view),
};

/** Quadrata as the server shows it. */

import type { Quarter } from './quarters';

export type {
  QuadrataBoard,
  QuadrataComponents,
  QuadrataForm,
  QuadrataMove,
  QuadrataView,
} from './schema';

export type Where = 'stock' | 'reserve' | 'square';

/** A form that lies in a square: its number and the quarters that it covers. */
export type Laid = [number, Quarter[]];

/** What a reason for points is about: the quarters of a form or of the whole square, or a name. */
export type QuadrataMark = Quarter[] | 'reserve';

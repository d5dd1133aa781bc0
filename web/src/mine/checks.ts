/** Whether what a file or the storage of a browser holds is what it should be. */

import type { Seal } from '../fairness';
import type { Held, Known } from '../places.svelte';
import type { Result } from './results.svelte';

type Check = (value: unknown) => boolean;
type Shape = Record<string, Check>;

const MOST_SEATS = 16;
const LONGEST_OPTIONS = 2_000;
/** Somewhen in the year 5138: a clock may be wrong, but not that wrong. */
const LATEST = 1e14;

const isText: (pattern: RegExp) => Check = (pattern) => (value) =>
  typeof value === 'string' && pattern.test(value);
const isWhole: (least: number, most: number) => Check = (least, most) => (value) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const isBoolean: Check = (value) => typeof value === 'boolean';
const isEither: (...values: unknown[]) => Check =
  (...values) =>
  (value) =>
    values.includes(value);
const isMaybe: (check: Check) => Check = (check) => (value) =>
  value === undefined || value === null || check(value);
const isListOf: (check: Check, most: number) => Check = (check, most) => (value) =>
  Array.isArray(value) && value.length <= most && value.every(check);
const isShaped: (shape: Shape) => Check = (shape) => (value) =>
  isObject(value) && Object.entries(shape).every(([key, check]) => check(value[key]));

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const isOptions: Check = (value) =>
  isObject(value) && JSON.stringify(value).length <= LONGEST_OPTIONS;
const isSecret = isMaybe(isText(/^[A-Za-z0-9_-]{1,100}$/));
const isSeat = isWhole(0, MOST_SEATS - 1);
const isPoints = isWhole(-1e6, 1e6);
const isTable = isText(/^[a-z2-7]{1,16}$/);
const isGame = isText(/^[a-z][a-z0-9_-]{0,39}$/);
const isTime: Check = (value) => Number.isFinite(value) && Math.abs(value as number) < LATEST;

const isSitter = isShaped({
  kind: isEither('open', 'person', 'bot'),
  name: isText(/^.{0,40}$/su),
  level: isText(/^.{0,80}$/su),
  is_warm: isBoolean,
});

const KNOWN: Shape = {
  seats: isListOf(isSitter, MOST_SEATS),
  options: isOptions,
  toAct: isListOf(isSeat, MOST_SEATS),
  scores: isListOf(isPoints, MOST_SEATS),
  winners: isListOf(isSeat, MOST_SEATS),
  round: isWhole(1, 1_000),
} satisfies Record<keyof Known, Check>;

const isDigest = isText(/^[0-9a-f]{64}$/);

const SEAL: Shape = {
  commitment: isDigest,
  isEarly: isBoolean,
  nonce: isMaybe(isDigest),
} satisfies Record<keyof Seal, Check>;

const HELD: Shape = {
  table: isTable,
  game: isGame,
  token: isSecret,
  seat: isMaybe(isSeat),
  given: isMaybe(isText(/^.{0,40}$/su)),
  invite: isSecret,
  spectate: isSecret,
  at: isTime,
  isOver: isMaybe(isBoolean),
  heard: isMaybe(isWhole(-1, 1e9)),
  isGone: isMaybe(isBoolean),
  known: isMaybe(isShaped(KNOWN)),
  seal: isMaybe(isShaped(SEAL)),
  challenge: isMaybe(isTable),
} satisfies Record<keyof Held, Check>;

const RESULT: Shape = {
  table: isTable,
  game: isGame,
  at: isTime,
  options: isOptions,
  seats: isWhole(1, MOST_SEATS),
  points: isPoints,
  rank: isMaybe(isText(/^.{1,80}$/su)),
  end: isMaybe(isEither('won', 'shared', 'lost')),
} satisfies Record<keyof Result, Check>;

export const isHeld = (value: unknown): value is Held => isShaped(HELD)(value);
export const isResult = (value: unknown): value is Result => isShaped(RESULT)(value);

/** What of it is ours, and nothing that somebody has put beside it. */
export function onlyKnown<T extends object>(value: T, kind: 'held' | 'result'): T {
  const keys = Object.keys(kind === 'held' ? HELD : RESULT);
  return Object.fromEntries(Object.entries(value).filter(([key]) => keys.includes(key))) as T;
}

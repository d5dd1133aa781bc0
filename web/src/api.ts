/** Requests to the table server. */

import type {
  Best,
  BestLine,
  Box,
  Entry,
  GameInfo,
  Language,
  MadeTable,
  NewTable,
  Picture,
  Reviewed,
  Scene,
  Score,
  ShownTable,
  Sighted,
  Standing,
  Steps,
  Stop,
} from './types';

/** The server has not done what was asked; the sentence says why. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly rule = '',
  ) {
    super(sentence);
  }
}

export async function ask<T>(
  path: string,
  token?: string,
  body?: unknown,
  patience?: number,
): Promise<T> {
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const answer = await reach(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(patience === undefined ? {} : { signal: AbortSignal.timeout(patience) }),
  });
  try {
    return await answer.json();
  } catch {
    throw new Refusal('offline', 'the server does not answer to the end');
  }
}

/** A file for whoever has a secret. */
export async function fetchFile(path: string, token?: string): Promise<Blob> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return (await reach(path, { headers })).blob();
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refusal('offline', 'the server does not answer');
  }
  if (answer.ok) return answer;
  const data = await answer.json().catch(() => ({}));
  throw new Refusal(data.code ?? 'failed', data.sentence ?? '', data.rule);
}

/** The words of a game in a language, as a Fluent catalogue. */
export async function readWords(game: string, language: Language): Promise<string> {
  return (await reach(`/api/games/${game}/words/${language}`, {})).text();
}

const boxes = new Map<string, Promise<Box>>();

/** What is in the box of a game; asked for once. */
export function openBox(game: string, edition = ''): Promise<Box> {
  const path = `/api/games/${game}${edition ? `?edition=${encodeURIComponent(edition)}` : ''}`;
  let box = boxes.get(path);
  if (!box) {
    box = ask<Box>(path);
    boxes.set(path, box);
    box.catch(() => boxes.delete(path));
  }
  return box;
}

/** After so many milliseconds somebody is told that the list of games does not come. */
const PATIENCE = 12_000;

export const listGames = async () =>
  (await ask<{ games: GameInfo[] }>('/api/games', undefined, undefined, PATIENCE)).games;

export const makeTable = (wanted: NewTable) => ask<MadeTable>('/api/tables', undefined, wanted);

export const takeSeat = (
  table: string,
  wanted: { name: string; language: Language; invite?: string },
) =>
  ask<{ table: ShownTable; seat: number; token: string }>(
    `/api/tables/${table}/seats`,
    undefined,
    wanted,
  );

export const listTables = async () =>
  (await ask<{ tables: (ShownTable & { made_at: number })[] }>('/api/tables')).tables;

export const showTable = (table: string, token?: string) =>
  ask<ShownTable>(`/api/tables/${table}`, token);

export const showScores = (table: string, token?: string) =>
  ask<Score>(`/api/tables/${table}/scores`, token);

/** A part of the log: what was before an entry. */
export const showEntries = async (table: string, before: number, token?: string) =>
  (await ask<{ entries: Entry[] }>(`/api/tables/${table}/entries?before=${before}`, token)).entries;

export const showScene = (table: string, at: number, hasPicture: boolean, token?: string) =>
  ask<Scene>(`/api/tables/${table}/scenes/${at}${hasPicture ? '?picture=true' : ''}`, token);

/** A game move by move. */
export const showSteps = (table: string, token?: string) =>
  ask<Steps>(`/api/tables/${table}/steps`, token);

/** How points came: the last moments at which somebody was to move. */
export const showStops = async (table: string, hasViews: boolean, token?: string) =>
  (await ask<{ stops: Stop[] }>(`/api/tables/${table}/stops${hasViews ? '?views=true' : ''}`, token))
    .stops;

/** The text picture of a table, with one of the legal moves tried out on it. */
export const showPicture = (table: string, move: number | null, token?: string) =>
  ask<Picture>(`/api/tables/${table}/picture${move === null ? '' : `?move=${move}`}`, token);

export const showBest = (table: string, seat: number, token?: string) =>
  ask<Best>(`/api/tables/${table}/best?seat=${seat}`, token);

/** The best that a seat could have done in a round, counted from 1, move by move. */
export const showBestLine = (table: string, round: number, seat: number, token?: string) =>
  ask<BestLine>(`/api/tables/${table}/best/${round}?seat=${seat}`, token);

export const showStanding = (table: string, token?: string) =>
  ask<Standing>(`/api/tables/${table}/standing`, token);

export const listAddresses = async () =>
  (await ask<{ addresses: string[] }>('/api/addresses')).addresses;

export const showRecord = (table: string, token?: string) =>
  ask<unknown>(`/api/tables/${table}/record`, token);

export const showSight = (record: unknown, seat: number) =>
  ask<Sighted>(`/api/sight?seat=${seat}`, undefined, record);

/** A first look, or what is told in the end. */
export type Effort = 'quick' | 'full';

export const reviewTable = (table: string, seat: number, effort: Effort, token?: string) =>
  ask<Reviewed>(`/api/tables/${table}/review?seat=${seat}&effort=${effort}`, token);

export const reviewRecord = (record: unknown, seat: number, effort: Effort) =>
  ask<Reviewed>(`/api/review?seat=${seat}&effort=${effort}`, undefined, record);

/** Requests about challenges, and what follows from their answers on this device. */

import { ask, fetchFile } from '../api';
import { places } from '../places.svelte';
import { ownName } from '../play';
import { settings } from '../settings.svelte';
import type {
  BegunGame,
  Dailies,
  EnteredChallenge,
  Json,
  MadeChallenge,
  Par,
  Results,
  ShownBoards,
  ShownChallenge,
  TriedPacking,
} from '../types';
import { deviceSecret, drawSecret, kept } from './kept.svelte';

const pathOf = (challenge: string) => `/api/challenges/${challenge}`;
/** By what this device speaks at a challenge: as one who takes part, else as its host. */
const tokenOf = (challenge: string) => {
  const own = kept.find(challenge);
  return own?.token ?? own?.host ?? own?.screen;
};

export const listDailies = () => ask<Dailies>('/api/dailies');

export const showChallenge = (challenge: string, token = tokenOf(challenge)) =>
  ask<ShownChallenge>(pathOf(challenge), token);

export const showResults = (challenge: string, token = tokenOf(challenge)) =>
  ask<Results>(`${pathOf(challenge)}/results`, token);

export const showPar = (challenge: string, game: number) =>
  ask<Par>(`${pathOf(challenge)}/games/${game}/par`, tokenOf(challenge));

export const showBoards = (challenge: string, game: number, entrant: number) =>
  ask<ShownBoards>(`${pathOf(challenge)}/games/${game}/boards/${entrant}`, tokenOf(challenge));

/** Take part; the same answer if the first one was lost. */
export async function join(challenge: string, name = ownName()): Promise<ShownChallenge> {
  const entered = await ask<EnteredChallenge>(`${pathOf(challenge)}/entrants`, undefined, {
    name,
    language: settings.language,
    device: deviceSecret(),
    id: drawSecret(),
  });
  const { kind, title } = entered.challenge;
  kept.keep(challenge, { token: entered.token, kind, title, at: Date.now() });
  return entered.challenge;
}

/** Keep a table of a challenge among those of this device, so that it opens like any other. */
export function keepTable(challenge: string, table: string, game: string): void {
  const token = kept.find(challenge)?.token;
  if (token) places.keep(table, game, { token, seat: 0, challenge });
}

/** Begin a game, or go on with it. */
export async function begin(challenge: string, game: number): Promise<BegunGame> {
  const begun = await ask<BegunGame>(
    `${pathOf(challenge)}/games/${game}`,
    kept.find(challenge)?.token,
    {},
  );
  if (begun.own.table) keepTable(challenge, begun.own.table, begun.game.game);
  return begun;
}

export const tryPacking = (challenge: string, game: number, placements: Json[]) =>
  ask<TriedPacking>(`${pathOf(challenge)}/games/${game}/packing`, kept.find(challenge)?.token, {
    placements,
  });

/** The same cards for a friend, those of a game that this device has played alone. */
export async function makeForFriend(table: string, token: string | undefined): Promise<string> {
  const made = await ask<MadeChallenge>('/api/challenges', token, {
    kind: 'friend',
    name: ownName(),
    language: settings.language,
    table,
    device: deviceSecret(),
    id: drawSecret(),
  });
  return keepMade(made);
}

export async function makeEvent(wanted: Json): Promise<string> {
  return keepMade(
    await ask<MadeChallenge>('/api/challenges', undefined, {
      kind: 'event',
      id: drawSecret(),
      ...wanted,
    }),
  );
}

function keepMade(made: MadeChallenge): string {
  const { challenge, kind, title } = made.challenge;
  const secrets = {
    token: made.token ?? undefined,
    host: made.host ?? undefined,
    screen: made.screen ?? undefined,
  };
  kept.keep(challenge, { ...secrets, kind, title, at: Date.now() });
  return challenge;
}

/** What the host does: start an event or its next game, or end it for all. */
export const lead = (challenge: string, what: 'start' | 'end') =>
  ask<ShownChallenge>(`${pathOf(challenge)}/${what}`, kept.find(challenge)?.host, {});

/** An export, as a file. */
export async function exportEvent(
  challenge: string,
  form: 'records' | 'csv' | 'html',
): Promise<Blob> {
  const { host } = kept.find(challenge) ?? {};
  return fetchFile(`${pathOf(challenge)}/export/${form}?language=${settings.language}`, host);
}

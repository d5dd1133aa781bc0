/** Words of the games as the server serves them: from the folders of the games. */

import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

const WORDS = /^\/api\/games\/([a-z]+)\/words\/([a-z]{2})$/;

vi.stubGlobal('fetch', async (path: string) => {
  const [, game, language] = WORDS.exec(path) ?? [];
  if (!game) throw new TypeError(`nobody answers ${path}`);
  return new Response(
    readFileSync(`../src/formspiel/games/${game}/locales/${language}.ftl`, 'utf-8'),
  );
});

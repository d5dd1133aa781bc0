/** The dealer's promise: kept when it is first seen, and compared with what is told in the end. */

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawNonce, isAwaited, judge, sealOf } from '../src/fairness';
import { sha256 } from '../src/sha256';
import type { ShownTable } from '../src/types';
import { tableOf } from './fixtures';

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const SECRET = 'a7'.repeat(32);
const COMMITMENT = digest(new Uint8Array(32).fill(0xa7));
const tableWith = (more: Partial<ShownTable> = {}): ShownTable => ({
  ...tableOf('fits', 2),
  commitment: COMMITMENT,
  nonces: ['', ''],
  has_begun: false,
  ...more,
});

describe('the deal', () => {
  it('is hashed as everybody else hashes', () => {
    for (let length = 0; length <= 55; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
      expect(sha256(bytes)).toBe(digest(bytes));
    }
  });

  it('waits for a nonce of every person, until the first card', () => {
    const table = tableWith({ nonces: ['', 'ab'] });
    expect([0, 1].map((seat) => isAwaited(table, seat))).toEqual([true, false]);
    expect(isAwaited({ ...table, nonces: null }, 0)).toBe(false);
    expect(isAwaited({ ...table, has_begun: true }, 0)).toBe(false);
    expect(drawNonce()).toMatch(/^[0-9a-f]{64}$/);
    expect(drawNonce()).not.toBe(drawNonce());
  });

  it('is fair if the secret is the one that was sealed before the first card', () => {
    const kept = sealOf(tableWith());
    const over = tableWith({ has_begun: true, is_over: true, secret: SECRET });
    expect(judge(tableWith({ has_begun: true }), kept, 0)).toBe('open');
    expect(judge(over, kept, 0)).toBe('fair');
    expect(sealOf(over, kept)).toBe(kept);
  });

  it('is not if seal, secret or the own nonce are others than they were', () => {
    const kept = { ...sealOf(tableWith()), nonce: 'ab' };
    const over = tableWith({ has_begun: true, secret: SECRET, nonces: ['ab', 'cd'] });
    expect(judge(over, kept, 0)).toBe('fair');
    const other = digest(new Uint8Array(32));
    expect(judge({ ...over, commitment: other, secret: '00'.repeat(32) }, kept, 0)).toBe('unfair');
    expect(judge({ ...over, secret: '00'.repeat(32) }, kept, 0)).toBe('unfair');
    expect(judge({ ...over, nonces: ['ef', 'cd'] }, kept, 0)).toBe('unfair');
  });

  it('is not called checked where the seal was seen too late', () => {
    const over = tableWith({ has_begun: true, secret: SECRET });
    expect(judge(over, undefined, null)).toBe('unseen');
    expect(judge(over, sealOf(over), null)).toBe('unseen');
  });
});

/** Whether the cards were dealt as the dealer had promised before the first one. */

import { sha256 } from './sha256';
import type { ShownTable } from './types';

/** What this device has kept of the dealer's promise. */
export interface Seal {
  /** The SHA-256 of the dealer's secret, as it was first shown here. */
  commitment: string;
  /** Whether that was before the first card. */
  isEarly: boolean;
  /** What the person here has added to it, once the server has taken it. */
  nonce?: string | undefined;
}

/** `open` as long as the secret is not told; `unseen` where the promise was seen too late. */
export type Verdict = 'open' | 'fair' | 'unseen' | 'unfair';

type Promised = Pick<ShownTable, 'commitment' | 'secret' | 'nonces' | 'has_begun' | 'seats'>;

/** The seal that was kept, or that of a table that is seen for the first time. */
export function sealOf(table: Promised, kept?: Seal): Seal {
  return kept ?? { commitment: table.commitment, isEarly: !table.has_begun };
}

/** Whether a seat has yet to add its nonce, so that the first card can come. */
export function isAwaited(table: Promised, seat: number): boolean {
  return !table.has_begun && table.nonces?.[seat] === '' && table.seats[seat]?.kind === 'person';
}

/** 32 random bytes in hexadecimal digits. */
export function drawNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * Compares what was shown with what is told now. That every card follows from the secret is what
 * `formspiel verify` computes: there are no rules in the page.
 */
export function judge(table: Promised, kept: Seal | undefined, seat: number | null): Verdict {
  const seal = sealOf(table, kept);
  if (table.commitment !== seal.commitment) return 'unfair';
  const added = table.nonces?.[seat ?? -1];
  if (seal.nonce && table.has_begun && added && added !== seal.nonce) return 'unfair';
  if (table.secret === null) return 'open';
  if (sha256(bytesOf(table.secret)) !== seal.commitment) return 'unfair';
  return kept?.isEarly ? 'fair' : 'unseen';
}

function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

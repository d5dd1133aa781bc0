import { describe, expect, it } from 'vitest';
import { isReconstructed } from '../src/provenance';

describe('what is reconstructed', () => {
  it('is found wherever it is told', () => {
    expect(isReconstructed({ boards: { a: { source: 'reconstructed' } } })).toBe(true);
    expect(isReconstructed({ tiles: [{ source: 'derived' }, { source: 'reconstructed' }] })).toBe(true);
    expect(isReconstructed({ start: ['F5'], start_source: 'reconstructed' })).toBe(true);
  });

  it('is not what only bears the word', () => {
    expect(isReconstructed({ boards: { reconstructed: { id: 'reconstructed', source: 'ours' } } })).toBe(false);
    expect(isReconstructed({ sticks: { source: 'rulebook' }, text: 'reconstructed' })).toBe(false);
    expect(isReconstructed(null)).toBe(false);
  });
});

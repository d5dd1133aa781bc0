/** Where the parts of an edition come from, as the server tells it of each. */

/** Whether something of this, or within it, is a reasoned stand-in for what nobody can read. */
export function isReconstructed(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(isReconstructed);
  if (typeof part !== 'object' || part === null) return false;
  return Object.entries(part).some(([key, value]) =>
    key === 'source' || key.endsWith('_source')
      ? value === 'reconstructed'
      : isReconstructed(value),
  );
}

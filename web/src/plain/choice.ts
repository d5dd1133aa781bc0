/** Going through the choices by keys. */

/** Which choice a key leads to, from the one chosen now; null where it leads nowhere. */
export function stepTo(key: string, at: number | null, count: number): number | null {
  if (!count) return null;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return at === null ? 0 : (at + 1) % count;
    case 'ArrowLeft':
    case 'ArrowUp':
      return at === null ? count - 1 : (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  return null;
}

/** Work that can wait for a frame: what changed is laid out once, and not in the same task. */

/** Do something as soon as the next frame has been laid out; on a hidden page none is. */
export function afterFrame(act: () => void): void {
  if (document.hidden) setTimeout(act);
  else requestAnimationFrame(() => setTimeout(act));
}

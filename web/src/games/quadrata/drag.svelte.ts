/** A pointer that drags: followed from where it went down until it is let go. */

const SLACK = 6;

export interface DragWatcher {
  /** It has moved. */
  over: (x: number, y: number) => void;
  /** A second finger went down meanwhile. */
  second: () => void;
  /** It was let go without anything having been done. */
  tapped: (up: PointerEvent) => void;
  /** It was let go. */
  done: () => void;
}

export class Drag {
  /** Where it is, in pixels of the window; null while nothing is dragged. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  private stopIt: (() => void) | null = null;

  start(event: PointerEvent, watcher: DragWatcher): void {
    this.stop();
    const [id, fromX, fromY] = [event.pointerId, event.clientX, event.clientY];
    let isTap = true;
    const onDown = (down: PointerEvent) => {
      if (down.isPrimary || (down.target as Element).closest('button')) return;
      isTap = false;
      watcher.second();
    };
    const onMove = (moved: PointerEvent) => {
      if (moved.pointerId !== id) return;
      const [x, y] = [moved.clientX, moved.clientY];
      if (!this.at && Math.hypot(x - fromX, y - fromY) <= SLACK) return;
      this.at = { x, y };
      watcher.over(x, y);
    };
    const onUp = (up: PointerEvent) => {
      if (up.pointerId !== id) return;
      const wasTap = isTap && !this.at;
      this.stop();
      watcher.done();
      if (wasTap && up.type === 'pointerup') watcher.tapped(up);
    };
    addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
    this.stopIt = () => {
      removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
    };
  }

  stop(): void {
    this.stopIt?.();
    [this.stopIt, this.at] = [null, null];
  }
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewWhenPartsAreMissing } from '../src/renewal';

describe('a part of the page that is missing', () => {
  const reload = vi.fn();
  const lose = () => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('comes with the newer page, which is loaded once, and not without a connection', () => {
    renewWhenPartsAreMissing(reload);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    // What is not prevented is an error as before.
    expect(lose()).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    expect(lose()).toBe(false);
    expect(lose()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    lose();
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

/** Called with the clock's time (epoch milliseconds). */
export type Tick = (now: number) => void;

export interface Ticker {
  /** Calls back at each beat from now on. Returns a stop function. */
  join(tick: Tick): () => void;
}

/**
 * One timer for any number of members. It fires when the clock reaches a multiple of `interval` (ms), fires at once
 * when a hidden page is shown again, and stops without members. Each beat reads the clock, so a late timer, a sleeping
 * computer or a changed clock can delay a beat but never make it wrong.
 */
export function createTicker(interval: number): Ticker {
  const members = new Set<Tick>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beat(): void {
    const now = Date.now();
    for (const tick of members) {
      try {
        tick(now);
      } catch (error) {
        // An error in one member must not stop the others.
        reportError(error);
      }
    }
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    // Calculated from the clock each time, so that delays do not add up.
    timer = members.size > 0 ? setTimeout(beat, interval - (Date.now() % interval)) : undefined;
  }

  // Browsers slow down the timers of a hidden page, so its content is old when it is shown again.
  const onVisibility = () => {
    if (document.visibilityState === 'visible') beat();
  };

  return {
    join(tick) {
      members.add(tick);
      if (members.size === 1) {
        document.addEventListener('visibilitychange', onVisibility);
        schedule();
      }
      return () => {
        if (!members.delete(tick) || members.size > 0) return;
        document.removeEventListener('visibilitychange', onVisibility);
        schedule();
      };
    },
  };
}

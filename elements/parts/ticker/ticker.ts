/** Called with the clock's time (epoch milliseconds). */
export type Tick = (now: number) => void;

export interface Ticker {
  /** Calls back at each beat from now on; returns the end. */
  join(tick: Tick): () => void;
}

/**
 * One timer for any number of members. It beats when the clock reaches a multiple of `interval` (ms), at once when a hidden
 * page is shown again, and rests while nobody listens. Each beat reads the clock, so a late one, a sleeping computer or a
 * clock that was set can delay a beat but never make it wrong.
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
        // One faulty member must not stop the others.
        reportError(error);
      }
    }
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    // Counted anew from the clock each time, so that delays never add up.
    timer = members.size > 0 ? setTimeout(beat, interval - (Date.now() % interval)) : undefined;
  }

  // A hidden page's timers are slowed down: what it shows is old when it comes back.
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

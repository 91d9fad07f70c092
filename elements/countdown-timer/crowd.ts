/**
 * Above this number, countdowns outside the viewport are not laid out, because each costs layout every second. Up to it
 * all are laid out, because screenshots of a whole page and some printers need that.
 */
const CROWD = 100;

/** Marks the timers of a crowded page for the stylesheet. */
const MARK = 'data-crowded';

const timers = new Set<Element>();

/** Counts a countdown until the returned function is called. */
export function joinCrowd(timer: Element): () => void {
  timers.add(timer);
  timer.toggleAttribute(MARK, isCrowded());
  if (timers.size === CROWD + 1) markAll(true);
  return () => {
    timers.delete(timer);
    if (timers.size === CROWD) markAll(false);
  };
}

/** Whether the browser may skip rendering those outside the window. */
export const isCrowded = (): boolean => timers.size > CROWD;

function markAll(isCrowded: boolean): void {
  for (const timer of timers) timer.toggleAttribute(MARK, isCrowded);
}

/**
 * With more countdowns than this in a page, those that nobody sees are not laid out, because each costs layout every second.
 * Up to here all are: a picture of the whole page and some printers show what was laid out, and nothing else.
 */
export const CROWD = 100;

/** Marks the timers of a crowded page for the style sheet. */
const MARK = 'data-crowded';

const timers = new Set<Element>();

/** Counts a countdown in until the returned end. */
export function joinCrowd(timer: Element): () => void {
  timers.add(timer);
  timer.toggleAttribute(MARK, timers.size > CROWD);
  if (timers.size === CROWD + 1) markAll(true);
  return () => {
    timers.delete(timer);
    if (timers.size === CROWD) markAll(false);
  };
}

function markAll(isCrowded: boolean): void {
  for (const timer of timers) timer.toggleAttribute(MARK, isCrowded);
}

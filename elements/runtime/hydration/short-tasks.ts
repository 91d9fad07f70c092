/** How long (ms) a task may take; as long as one of React. */
const SLICE_MS = 5;

const waiting = new Set<() => void>();

/** Does work that can wait in short tasks, so that a page with much of it answers its visitor in between. */
export function inShortTask(work: () => void): void {
  waiting.add(work);
  if (waiting.size === 1) setTimeout(workForAWhile);
}

function workForAWhile(): void {
  const end = performance.now() + SLICE_MS;
  try {
    for (const work of waiting) {
      waiting.delete(work);
      work();
      if (performance.now() >= end) break;
    }
  } finally {
    if (waiting.size > 0) setTimeout(workForAWhile);
  }
}

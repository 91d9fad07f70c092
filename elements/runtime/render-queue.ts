import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();

/** Draws once, together with all others that changed in this task: many attributes, many elements, one pass of React. */
export function drawSoon(draw: () => void): void {
  if (waiting.size === 0) queueMicrotask(drawWaiting);
  waiting.add(draw);
}

function drawWaiting(): void {
  const draws = [...waiting];
  waiting.clear();
  flushSync(() => {
    for (const draw of draws) draw();
  });
}

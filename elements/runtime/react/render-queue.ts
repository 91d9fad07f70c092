import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();

/** Renders at the end of this task, together with every other element that changed in it, in one pass of React. */
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

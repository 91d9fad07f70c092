import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();

/** Draws in this very task, so that content is there when the element connects and the layout does not shift. */
export function drawNow(draw: () => void): void {
  flushSync(draw);
}

/** Draws once, together with all others that changed in this task: many attributes, many elements, one pass of React. */
export function drawSoon(draw: () => void): void {
  if (waiting.size === 0) queueMicrotask(drawWaiting);
  waiting.add(draw);
}

/** An element that leaves before its turn is not drawn. */
export function forgetDraw(draw: () => void): void {
  waiting.delete(draw);
}

function drawWaiting(): void {
  const draws = [...waiting];
  waiting.clear();
  flushSync(() => {
    for (const draw of draws) draw();
  });
}

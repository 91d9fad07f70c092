import { flushSync } from 'react-dom';

const soon = new Set<() => void>();

/** Renders at the end of this task, together with every other element that changed in it, in one pass of React. */
export function drawSoon(render: () => void): void {
  if (soon.size === 0) queueMicrotask(drawWaiting);
  soon.add(render);
}

function drawWaiting(): void {
  const draws = [...soon];
  soon.clear();
  flushSync(() => {
    for (const render of draws) render();
  });
}

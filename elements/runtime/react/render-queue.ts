import { flushSync } from 'react-dom';

const soon = new Set<() => void>();

/** Renders at the end of this task, together with every other element that changed in it, in one pass of React. */
export function renderSoon(render: () => void): void {
  if (soon.size === 0) queueMicrotask(renderWaiting);
  soon.add(render);
}

function renderWaiting(): void {
  const renders = [...soon];
  soon.clear();
  flushSync(() => {
    for (const render of renders) render();
  });
}

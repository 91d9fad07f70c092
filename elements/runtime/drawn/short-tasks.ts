/** How long (ms) a task may take; as long as one of React. */
const SLICE_MS = 5;

const waiting = new Set<() => void>();
let channel: MessageChannel | undefined;

/** Does work that can wait in short tasks, so that a page with much of it answers its visitor in between. */
export function inShortTask(work: () => void): void {
  waiting.add(work);
  if (waiting.size === 1) goOn();
}

/** In a task of its own, which a timer would delay. */
function goOn(): void {
  if (!channel) {
    channel = new MessageChannel();
    channel.port1.onmessage = workForAWhile;
  }
  channel.port2.postMessage(null);
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
    if (waiting.size > 0) goOn();
  }
}

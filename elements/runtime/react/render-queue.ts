import { flushSync } from 'react-dom';

/** What a visitor does next. What waits is drawn before it, so that nobody uses a view that a press has changed already. */
const NEXT = ['pointerdown', 'keydown', 'click', 'input', 'submit'] as const;

/** How long (ms) a frame is waited for: a hidden page has none. */
export const FRAME_MS = 100;

const soon = new Set<() => void>();
const answers = new Set<() => void>();
let isAnswer = false;

/**
 * Renders at the end of this task, together with every other element that changed in it, in one pass of React. What
 * `answering` changes is rendered later, as it says.
 */
export function drawSoon(draw: () => void): void {
  if (isAnswer) {
    if (answers.size === 0) waitForFrame();
    answers.add(draw);
    return;
  }
  if (soon.size === 0) queueMicrotask(drawWaiting);
  soon.add(draw);
}

/**
 * Changes at once what a visitor's press changes, and draws it after the frame that shows the press itself, or before the
 * visitor's next event. What a script presses is drawn at the end of its task.
 */
export function answering({ isTrusted }: { isTrusted: boolean }, change: () => void): void {
  // The event of a form that a script sends is trusted too.
  isAnswer = isTrusted && (navigator.userActivation?.isActive ?? true);
  try {
    change();
  } finally {
    isAnswer = false;
  }
}

/** Does what only draws when `answering` draws; at once for a script. */
export function afterPress(press: { isTrusted: boolean }, work: () => void): void {
  answering(press, () => (isAnswer ? drawSoon(work) : work()));
}

// As `whenShown` of the autoloader, which loads nothing of this chunk.
function waitForFrame(): void {
  const over = new AbortController();
  const draw = () => {
    // The answer's own events are not the next one.
    if (isAnswer || over.signal.aborted) return;
    over.abort();
    drawWaiting();
  };
  for (const type of NEXT) addEventListener(type, draw, { capture: true, signal: over.signal });
  requestAnimationFrame(() => setTimeout(draw));
  setTimeout(draw, FRAME_MS);
}

/** In the order in which they were asked for. */
function drawWaiting(): void {
  const draws = [...answers, ...soon];
  answers.clear();
  soon.clear();
  flushSync(() => {
    for (const draw of draws) draw();
  });
}

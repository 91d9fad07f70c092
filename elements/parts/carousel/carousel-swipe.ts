export interface SwipeOptions {
  /** A swipe is a sideways movement of MORE than this many px. */
  thresholdPx: number;
  /** The pointer went down: a swipe may start. */
  begin: () => void;
  /** The pointer has moved by `px` from its start, and the movement is a swipe. */
  pull: (px: number) => void;
  /** The pointer is released: its distance in px after a swipe, otherwise 0. */
  end: (px: number) => void;
}

/** Elements in which dragging has another meaning: fields, players and dialogs. */
const ownDrag = 'input, textarea, select, video, audio, dialog, [contenteditable]';

/** Detects sideways swipes of a finger, a pen or a mouse, as opposed to scrolls and clicks. Returns a stop function. */
export function watchSwipes(area: HTMLElement, options: SwipeOptions): () => void {
  const { thresholdPx, begin, pull, end } = options;
  const watching = new AbortController();
  let gesture: AbortController | undefined;
  let pointerId: number;
  let swiped = false;

  const finish = (px: number) => {
    gesture?.abort();
    gesture = undefined;
    end(px);
  };

  const start = (down: PointerEvent) => {
    swiped = false;
    if (gesture) {
      finish(0);
      // A second pointer means a pinch; the same pointer again means that its release was not reported.
      if (down.pointerId !== pointerId) return;
    }
    pointerId = down.pointerId;
    if (down.button > 0 || down.composedPath().some((node) => node instanceof Element && node.matches(ownDrag))) return;
    gesture = new AbortController();
    // The document receives events of the pointer everywhere; pointer capture would take clicks from links in a slide.
    const page = area.ownerDocument;
    const distance = ({ clientX, clientY }: PointerEvent) => {
      const [x, y] = [clientX - down.clientX, clientY - down.clientY];
      return Math.abs(x) > thresholdPx && Math.abs(x) > Math.abs(y) ? x : 0;
    };
    const on = (type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void) =>
      page.addEventListener(type, (event) => event.pointerId === down.pointerId && listener(event), {
        signal: gesture?.signal as AbortSignal,
      });
    on('pointermove', (event) => {
      const px = distance(event);
      swiped ||= px !== 0;
      if (!swiped) return;
      // Dragging a mouse over text also selects it.
      page.getSelection()?.removeAllRanges();
      pull(px);
    });
    on('pointerup', (event) => {
      const px = distance(event);
      swiped = px !== 0;
      finish(px);
    });
    on('pointercancel', () => finish(0));
    begin();
  };

  const signal = watching.signal;
  area.addEventListener('pointerdown', start, { signal });
  // Dragging a picture or a link would stop the pointer events.
  area.addEventListener('dragstart', (event) => gesture && event.preventDefault(), { signal });
  area.addEventListener(
    'click',
    (event) => {
      if (!swiped || event.detail === 0) return;
      swiped = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  return () => {
    watching.abort();
    gesture?.abort();
  };
}

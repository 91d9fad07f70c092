export interface SwipeOptions {
  /** A swipe is a sideways move of MORE than this many px. */
  thresholdPx: number;
  /** The pointer went down: a swipe may begin. */
  begin: () => void;
  /** The pointer is so far (px) from where it went down, and it is a swipe. */
  pull: (px: number) => void;
  /** The pointer is up again: so far (px) away when it was a swipe, 0 when it was not. */
  end: (px: number) => void;
}

/** What a drag belongs to itself: fields, players and dialogs. */
const ownDrag = 'input, textarea, select, video, audio, dialog, [contenteditable]';

/** Tells sideways swipes of a finger, a pen or a mouse from scrolls and clicks. Returns the end. */
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

  const press = (down: PointerEvent) => {
    swiped = false;
    if (gesture) {
      finish(0);
      // A second finger means a pinch; the same pointer again, that its release was lost.
      if (down.pointerId !== pointerId) return;
    }
    pointerId = down.pointerId;
    if (down.button > 0 || down.composedPath().some((node) => node instanceof Element && node.matches(ownDrag))) return;
    gesture = new AbortController();
    // The document hears the pointer wherever it goes, and capture would take the clicks from the links in a slide.
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
      // A mouse that pulls over text selects it as well.
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
  area.addEventListener('pointerdown', press, { signal });
  // Dragging a picture or a link would end the pointer's own events.
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

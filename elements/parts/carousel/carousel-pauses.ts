import type { CarouselState } from './carousel-state.ts';

/** Stops the slides while the visitor looks at one: focus or a mouse in the carousel, a film, a hidden tab. Returns the end. */
export function watchPauses(host: HTMLElement, state: CarouselState<Element>): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const page = host.ownerDocument;
  const films = new Set<EventTarget>();
  const countFilms = () => {
    for (const film of films) if (!host.contains(film as Node)) films.delete(film);
    if (films.size > 0) state.hold('video');
    else state.release('video');
  };

  // Heard inside, because a focus that goes from button to button is not told outside.
  const inside = host.shadowRoot ?? host;
  inside.addEventListener('focusin', () => state.hold('focus'), { signal });
  inside.addEventListener(
    'focusout',
    (event) => {
      const next = (event as FocusEvent).relatedTarget as Node | null;
      if (!inside.contains(next) && !host.contains(next)) state.release('focus');
    },
    { signal },
  );
  host.addEventListener(
    'pointerenter',
    // A finger has no place to rest: only a mouse hovers.
    ({ pointerType }) => pointerType === 'mouse' && state.hold('hover'),
    { signal },
  );
  host.addEventListener('pointerleave', () => state.release('hover'), { signal });

  const onStart = ({ target }: Event) => {
    // A film that loops is decoration and never ends.
    if ((target as HTMLMediaElement).loop) return;
    films.add(target as EventTarget);
    countFilms();
  };
  const onEnd = ({ target }: Event) => {
    if (!films.delete(target as EventTarget)) return;
    countFilms();
    // W2.20: closing a film gives the focus back to its play button, which must not keep the slides waiting.
    state.release('focus', 'hover');
  };
  // Events of media elements do not bubble, so they are caught on their way down.
  for (const type of ['video-start', 'play']) host.addEventListener(type, onStart, { capture: true, signal });
  for (const type of ['video-end', 'pause', 'ended']) host.addEventListener(type, onEnd, { capture: true, signal });
  const removed = new MutationObserver(countFilms);
  removed.observe(host, { childList: true, subtree: true });

  const onVisibility = () => (page.hidden ? state.hold('hidden') : state.release('hidden'));
  page.addEventListener('visibilitychange', onVisibility, { signal });
  onVisibility();

  return () => {
    removed.disconnect();
    watching.abort();
  };
}

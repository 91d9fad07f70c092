import type { CarouselState } from './carousel-state.ts';

/**
 * Pauses rotation while a slide is in use: focus or a mouse in the carousel, a film, a hidden tab. Returns a stop
 * function.
 */
export function watchPauses(host: HTMLElement, state: CarouselState<Element>): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const page = host.ownerDocument;
  const films = new Set<EventTarget>();
  const countFilms = () => {
    for (const film of films) if (!host.contains(film as Node)) films.delete(film);
    if (films.size > 0) state.pause('video');
    else state.resume('video');
  };

  // Listens inside the shadow root, because focus changes between its buttons are not visible outside.
  const inside = host.shadowRoot ?? host;
  inside.addEventListener('focusin', () => state.pause('focus'), { signal });
  inside.addEventListener(
    'focusout',
    (event) => {
      const next = (event as FocusEvent).relatedTarget as Node | null;
      if (!inside.contains(next) && !host.contains(next)) state.resume('focus');
    },
    { signal },
  );
  host.addEventListener(
    'pointerenter',
    // Touch has no resting position, so only a mouse can hover.
    ({ pointerType }) => pointerType === 'mouse' && state.pause('hover'),
    { signal },
  );
  host.addEventListener('pointerleave', () => state.resume('hover'), { signal });

  const onStart = ({ target }: Event) => {
    // A looping film is decoration and never fires `ended`.
    if ((target as HTMLMediaElement).loop) return;
    films.add(target as EventTarget);
    countFilms();
  };
  const onEnd = ({ target }: Event) => {
    if (!films.delete(target as EventTarget)) return;
    countFilms();
    // W2.20: closing a film returns the focus to its play button, which must not keep the carousel paused.
    state.resume('focus', 'hover');
  };
  // Events of media elements do not bubble, so they are caught in the capture phase.
  for (const type of ['video-start', 'play']) host.addEventListener(type, onStart, { capture: true, signal });
  for (const type of ['video-end', 'pause', 'ended']) host.addEventListener(type, onEnd, { capture: true, signal });
  const removed = new MutationObserver(() => {
    countFilms();
    // Firefox and Safari send no `focusout` for a focus that is removed.
    if (!host.matches(':focus-within')) state.resume('focus');
  });
  removed.observe(host, { childList: true, subtree: true });

  const onVisibility = () => (page.hidden ? state.pause('hidden') : state.resume('hidden'));
  page.addEventListener('visibilitychange', onVisibility, { signal });
  onVisibility();

  return () => {
    removed.disconnect();
    watching.abort();
  };
}

import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useHost } from '#runtime/host.ts';
import { useBrowserValue } from '#runtime/hydration/browser-value.ts';
import { isPreview } from '#runtime/preview.ts';
import { renderSoon } from '#runtime/react/render-queue.ts';
import { assignSlots, readSlides, releaseSlots, slideTimeMs } from './carousel-slides.ts';
import { CarouselState } from './carousel-state.ts';
import { watchSwipes } from './carousel-swipe.ts';

/**
 * Pauses rotation while a slide is in use: focus or a mouse in the carousel, a film, a hidden tab. Returns a stop
 * function.
 */
function watchPauses(host: HTMLElement, state: CarouselState<Element>): () => void {
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

/** 1 in a left-to-right page, where the next slide is on the right; -1 in a right-to-left page. */
const glideDirection = (track: HTMLElement) => (getComputedStyle(track).direction === 'rtl' ? -1 : 1);

/** Moves the track by `px` from its resting position, without a transition. */
function pullTrack(track: HTMLElement, px: number): void {
  track.style.transition = 'none';
  track.style.translate = `${px}px`;
}

/**
 * Animates the track to its resting position from where it is visible now: `slides` away, plus the offset of a swipe or
 * an unfinished transition. Slides are laid out around the visible one, so the resting position never changes.
 */
function glideTrack(track: HTMLElement, slides: number): void {
  const away = Number.parseFloat(getComputedStyle(track).translate) || 0;
  pullTrack(track, slides * glideDirection(track) * track.offsetWidth + away);
  // The transition needs a style to start from.
  track.getBoundingClientRect();
  track.style.removeProperty('transition');
  track.style.removeProperty('translate');
}

export interface CarouselEvents {
  'slide-change': { index: number };
}

export interface UseCarouselOptions {
  /** The interval (ms) in which the time of a slide is counted. */
  tickMs: number;
  /** A swipe is a movement of MORE than this many px. */
  swipeThresholdPx: number;
  /** How long (s) a slide without its own time stays. */
  slideTime: number;
  /** Rotation does not start by itself. */
  paused: boolean;
}

export interface Carousel {
  state: CarouselState<Element>;
  /** A server renders it, or a browser for the first time after a server: the slides have no places yet. */
  isRendered: boolean;
  /** The label of the rotation button. */
  isRotating: boolean;
  viewport: RefObject<HTMLDivElement | null>;
  track: RefObject<HTMLDivElement | null>;
  rotationButton: RefObject<HTMLButtonElement | null>;
  /** Stops the rotation, or starts it although a hold is active. */
  toggle: () => void;
}

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(changed: () => void): () => void {
  const list = query();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the visitor prefers reduced motion; updates when the setting changes. */
const useReducedMotion = (): boolean => useBrowserValue(() => query().matches, false, subscribe);

/** The behaviour of every carousel. Slides are the children of the view's element. */
export function useCarousel({ tickMs, swipeThresholdPx, slideTime, paused }: UseCarouselOptions): Carousel {
  const { element, emit } = useHost<CarouselEvents>();
  const [, rerender] = useReducer((renderings: number) => renderings + 1, 0);
  const isRendered = useBrowserValue(() => false, true);
  const reducedMotion = useReducedMotion();
  const viewport = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const rotationButton = useRef<HTMLButtonElement>(null);
  const time = useRef(slideTime);
  const lastSlide = useRef<Element>(undefined);
  const isRowFocused = useRef(false);

  const [state] = useState(() => {
    const created: CarouselState<Element> = new CarouselState({
      tickMs,
      timeOf: (slide) => slideTimeMs(slide, time.current),
      changed: () => renderSoon(rerender),
    });
    created.slides = readSlides(element);
    return created;
  });
  useLayoutEffect(() => {
    time.current = slideTime;
  }, [slideTime]);

  useLayoutEffect(() => {
    // The slide that the visitor scrolled to before the script.
    const { scrollLeft = 0, clientWidth = 0 } = viewport.current ?? {};
    state.index = Math.min(Math.round(Math.abs(scrollLeft) / (clientWidth || 1)), Math.max(0, state.slides.length - 1));
    assignSlots(state.slides);
    const observer = new MutationObserver(() => {
      const slides = readSlides(element);
      assignSlots(slides);
      state.setSlides(slides);
    });
    observer.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      state.destroy();
      releaseSlots(element);
    };
  }, [element, state]);

  useLayoutEffect(() => {
    // The row that the keys scrolled takes the focus no more; by then it has lost it.
    if (isRendered) {
      isRowFocused.current = Boolean(viewport.current?.matches(':focus'));
      // Before the next frame: the slides are in their slots, which are in the next rendering.
      rerender();
    } else if (isRowFocused.current) rotationButton.current?.focus({ preventScroll: true });
  }, [isRendered]);

  // With reduced motion, rotation never starts by itself (W2.16). The visitor's choice lasts until `paused` or the
  // setting changes. In a preview only the author starts it.
  const isPaused = paused || reducedMotion || isPreview(element);
  useEffect(() => state.setRotating(!isPaused), [state, isPaused]);
  useEffect(() => watchPauses(element, state), [element, state]);

  const several = state.slides.length > 1;
  useEffect(() => {
    const [area, moving] = [viewport.current, track.current];
    if (!several || !area || !moving) return;
    const after = (px: number) => -Math.sign(px) * glideDirection(moving);
    return watchSwipes(area, {
      thresholdPx: swipeThresholdPx,
      begin: () => state.pause('swipe'),
      pull(px) {
        if (px) state.lean(after(px));
        pullTrack(moving, px);
      },
      end(px) {
        if (px) {
          state.step(after(px));
          // After a swipe, neither the mouse nor the focus that stayed on the slide should pause the rotation.
          state.resume('swipe', 'hover', 'focus');
        } else {
          state.resume('swipe');
          if (moving.style.translate) glideTrack(moving, 0);
        }
      },
    });
  }, [several, state, swipeThresholdPx]);

  useLayoutEffect(() => {
    const left = lastSlide.current;
    const now = state.slides[state.index];
    lastSlide.current = now;
    if (!left || !now || left === now) return;
    if (track.current) glideTrack(track.current, state.takeMove());
    if (left.matches(':focus-within')) {
      // Hidden slides are inert and lose the focus, so it moves to the button that stops the rotation.
      const { rotating } = state;
      rotationButton.current?.focus({ preventScroll: true });
      if (rotating) state.resume('focus');
    }
    emit('slide-change', { index: state.index });
  });

  const toggle = () => {
    // The pointer and the focus are on the button, and must not pause the rotation that it has just started.
    state.resume('focus', 'hover');
    state.setRotating(!state.rotating);
  };
  // Rendered as rotating: a click before the script has loaded is meant to stop it.
  return {
    state,
    isRendered,
    isRotating: isRendered ? !isPaused : state.rotating,
    viewport,
    track,
    rotationButton,
    toggle,
  };
}

import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useBrowserValue } from '#runtime/drawn/browser-value.ts';
import { useHost } from '#runtime/host.ts';
import { isPreview } from '#runtime/preview.ts';
import { drawSoon } from '#runtime/react/render-queue.ts';
import { glideDirection, glideTrack, pullTrack } from './carousel-glide.ts';
import { watchPauses } from './carousel-pauses.ts';
import { assignSlots, readSlides, releaseSlots, slideTimeMs } from './carousel-slides.ts';
import { CarouselState } from './carousel-state.ts';
import { watchSwipes } from './carousel-swipe.ts';

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
  const [, redraw] = useReducer((renderings: number) => renderings + 1, 0);
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
      changed: () => drawSoon(redraw),
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
      redraw();
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

import { type RefObject, useLayoutEffect, useState } from 'react';
import { HEADER_CAROUSEL_SHIFT_PX } from '#rules/limits.ts';

interface NavCarousel {
  index: number;
  /** The last index: 0 if all items fit. */
  last: number;
  go: (index: number) => void;
  /** Moves to the nearest step at which an item is fully visible. */
  reveal: (item: HTMLElement) => void;
}

/**
 * The steps of the row, each shifted by a multiple of 600 px (W2.06). `row` is the available width, `view` the part of
 * it that shows items, `track` the items.
 */
export function useNavCarousel(
  row: RefObject<HTMLElement | null>,
  view: RefObject<HTMLElement | null>,
  track: RefObject<HTMLElement | null>,
): NavCarousel {
  const [index, setIndex] = useState(0);
  const [last, setLast] = useState(0);

  useLayoutEffect(() => {
    const measure = () => {
      const [room, visible, width] = [row, view, track].map((box) => box.current?.offsetWidth ?? 0) as [
        number,
        number,
        number,
      ];
      // Measured by the whole row, because the buttons use some of its width and must not cause themselves to stay.
      const steps = width > room ? Math.ceil((width - visible) / HEADER_CAROUSEL_SHIFT_PX) : 0;
      setLast(steps);
      setIndex((before) => Math.min(before, steps));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const box of [row, view, track]) if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, [row, view, track]);

  const go = (to: number) => setIndex(Math.max(0, Math.min(to, last)));
  return {
    index,
    last,
    go,
    reveal(item) {
      const box = track.current;
      if (!box || last === 0) return;
      const start = box.matches(':dir(rtl)') ? box.offsetWidth - item.offsetLeft - item.offsetWidth : item.offsetLeft;
      const end = start + item.offsetWidth - (view.current?.offsetWidth ?? 0);
      const first = Math.ceil(end / HEADER_CAROUSEL_SHIFT_PX);
      go(Math.max(first, Math.min(index, Math.floor(start / HEADER_CAROUSEL_SHIFT_PX))));
    },
  };
}

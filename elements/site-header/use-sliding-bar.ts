import { type RefObject, useLayoutEffect } from 'react';

/** Moves the bar below the item with a position in the track (W2.05); out of sight without one. */
export function useSlidingBar(
  track: RefObject<HTMLElement | null>,
  position: number | undefined,
  items: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have other places.
  useLayoutEffect(() => {
    const place = () => {
      const item = position === undefined ? undefined : track.current?.querySelectorAll<HTMLElement>('.item')[position];
      track.current?.style.setProperty('--bar-left', `${item?.offsetLeft ?? 0}px`);
      track.current?.style.setProperty('--bar-width', String(item?.offsetWidth ?? 0));
    };
    place();
    // A font that arrives late makes the items wider.
    const observer = new ResizeObserver(place);
    if (track.current) observer.observe(track.current);
    return () => observer.disconnect();
  }, [track, position, items]);
}

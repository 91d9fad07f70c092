import { type RefObject, useLayoutEffect } from 'react';

/** Moves the bar below the item at an index in the track (W2.05); hidden without an index. */
export function useSlidingBar(
  track: RefObject<HTMLElement | null>,
  position: number | undefined,
  items: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items have other positions.
  useLayoutEffect(() => {
    const place = () => {
      const row = track.current;
      const bar = row?.querySelector<HTMLElement>('.bar');
      if (!row || !bar) return;
      const item = position === undefined ? undefined : row.querySelectorAll<HTMLElement>('.item')[position];
      // A hidden bar appears and disappears in place, without a movement from another item.
      const appears = !Number(row.style.getPropertyValue('--bar-width'));
      if (appears) bar.style.transition = 'none';
      if (item) row.style.setProperty('--bar-left', `${item.offsetLeft}px`);
      row.style.setProperty('--bar-width', String(item?.offsetWidth ?? 0));
      if (appears) {
        bar.getBoundingClientRect();
        bar.style.transition = '';
      }
    };
    place();
    // A font that loads late makes the items wider.
    const observer = new ResizeObserver(place);
    if (track.current) observer.observe(track.current);
    return () => observer.disconnect();
  }, [track, position, items]);
}

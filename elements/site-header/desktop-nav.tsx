import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { HEADER_CAROUSEL_SHIFT_PX } from '#rules/limits.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import HEADER_TEXTS from '#texts/elements/site-header';
import { ItemToggle } from './item-toggle.tsx';
import { holdsCurrent, type NavItem, type Navigation } from './nav-items.ts';
import { NavLink, NavList } from './nav-link.tsx';
import type { Disclosure } from './use-disclosure.ts';

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
function useNavCarousel(
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

const nameOf = (position: number) => `panel-${position}`;
const orNone = (position: number) => (position < 0 ? undefined : position);

interface DesktopNavProps {
  navigation: Navigation;
  mega: boolean;
  disclosure: Disclosure;
}

interface NavPanelProps {
  item: NavItem;
  mega: boolean;
  open: boolean;
  /** The row above the panel. */
  row: RefObject<HTMLElement | null>;
}

const MARGIN_PX = 8;

/** Positions a panel below the row: a plain one at its item's start, moved so that it fits into the window. */
function place(panel: HTMLElement, row: HTMLElement, mega: boolean): void {
  const { bottom } = row.getBoundingClientRect();
  panel.style.setProperty('--top', `${bottom}px`);
  if (mega) return;
  const item = (panel.closest('li') as HTMLElement).getBoundingClientRect();
  const start = panel.matches(':dir(rtl)') ? item.right - panel.offsetWidth : item.left;
  const last = document.documentElement.clientWidth - panel.offsetWidth - MARGIN_PX;
  panel.style.setProperty('--left', `${Math.max(MARGIN_PX, Math.min(start, last))}px`);
}

/** The subpages of an item. The script makes it a popover: in the top layer, the row does not clip it. */
function NavPanel({ item, mega, open, row }: NavPanelProps) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const panel = ref.current;
    if (!open || !panel?.showPopover) return;
    const placeNow = () => {
      if (row.current) place(panel, row.current, mega);
    };
    panel.popover = 'manual';
    panel.showPopover();
    placeNow();
    addEventListener('resize', placeNow);
    addEventListener('scroll', placeNow, { passive: true });
    return () => {
      panel.popover = null;
      removeEventListener('resize', placeNow);
      removeEventListener('scroll', placeNow);
    };
  }, [open, mega, row]);

  return (
    <div className={mega ? 'panel panel--mega' : 'panel'} part={mega ? 'panel mega-panel' : 'panel'} ref={ref}>
      {mega && <NavLink item={item} className="link panel__title" />}
      <NavList items={item.items} className="panel__list" />
    </div>
  );
}

/** Moves the bar below the item at an index in the track (W2.05); hidden without an index. */
function useSlidingBar(track: RefObject<HTMLElement | null>, position: number | undefined, items: unknown): void {
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

/** The navigation of wide screens: a row that scrolls in steps, with a bar below the active item. */
export function DesktopNav({ navigation: { label, items }, mega, disclosure }: DesktopNavProps) {
  const t = useTexts(HEADER_TEXTS);
  const row = useRef<HTMLElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const carousel = useNavCarousel(row, view, track);
  const [hovered, setHovered] = useState<number>();
  const [focused, setFocused] = useState<number>();
  const opened = items.findIndex((_item, position) => disclosure.open === nameOf(position));
  const marked = hovered ?? orNone(opened) ?? focused ?? orNone(items.findIndex(holdsCurrent));
  useSlidingBar(track, marked, items);
  // Through CSSOM: a strict policy refuses a style that a server writes.
  useLayoutEffect(() => track.current?.style.setProperty('--index', String(carousel.index)), [carousel.index]);

  const step = (by: number, name: string, icon: string) => {
    const atEnd = by < 0 ? carousel.index === 0 : carousel.index === carousel.last;
    return (
      <button
        className={`step ${icon}`}
        type="button"
        aria-label={name}
        aria-disabled={atEnd}
        onClick={() => carousel.go(carousel.index + by)}
      >
        <span className="haven-icon haven-icon--chevron" />
      </button>
    );
  };

  return (
    <nav className="row only-wide" part="navigation" aria-label={label || t('main')} ref={row}>
      {carousel.last > 0 && step(-1, t('earlier'), 'step--back')}
      <div className="view" ref={view}>
        <div className="track" ref={track}>
          <ul className="items">
            {items.map((item, position) => (
              <li
                className="item"
                key={`${item.label} ${item.href}`}
                onPointerEnter={() => setHovered(position)}
                onPointerLeave={() => setHovered(undefined)}
                onFocus={(event) => {
                  setFocused(position);
                  carousel.reveal(event.currentTarget);
                }}
                onBlur={() => setFocused(undefined)}
              >
                {(item.href !== undefined || item.items.length === 0) && <NavLink item={item} />}
                {item.items.length > 0 && (
                  <ItemToggle item={item} {...disclosure.detailsOf(nameOf(position))}>
                    <NavPanel item={item} mega={mega} open={position === opened} row={row} />
                  </ItemToggle>
                )}
              </li>
            ))}
          </ul>
          <span className="bar" part="sliding-bar" />
        </div>
      </div>
      {carousel.last > 0 && step(1, t('further'), 'step--on')}
    </nav>
  );
}

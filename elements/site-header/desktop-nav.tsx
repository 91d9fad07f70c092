import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#runtime/texts/use-texts.ts';
import HEADER_TEXTS from '#texts/elements/site-header';
import { ItemToggle } from './item-toggle.tsx';
import { holdsCurrent, type Navigation } from './nav-items.ts';
import { NavLink } from './nav-link.tsx';
import { NavPanel } from './nav-panel.tsx';
import type { Disclosure } from './use-disclosure.ts';
import { useNavCarousel } from './use-nav-carousel.ts';
import { useSlidingBar } from './use-sliding-bar.ts';

const nameOf = (position: number) => `panel-${position}`;
const orNone = (position: number) => (position < 0 ? undefined : position);

interface DesktopNavProps {
  navigation: Navigation;
  mega: boolean;
  disclosure: Disclosure;
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

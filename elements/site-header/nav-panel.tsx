import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { NavItem } from './nav-items.ts';
import { NavLink, NavList } from './nav-link.tsx';

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
export function NavPanel({ item, mega, open, row }: NavPanelProps) {
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

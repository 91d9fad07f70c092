import { type RefObject, useLayoutEffect, useRef } from 'react';

type Placement = typeof import('./popover-placement.ts');

let placement: Promise<Placement | undefined> | undefined;

/** Loads the script that positions popups. Call it when a control is about to be used. */
export function loadPlacement(): Promise<Placement | undefined> {
  placement ??= import('./popover-placement.ts').catch((error) => {
    placement = undefined;
    console.error('Popups open below their button, because the script that positions them did not load.', error);
    return undefined;
  });
  return placement;
}

/** Positions the popup below the anchor until the script has loaded. */
function placeBelow(anchor: HTMLElement, popup: HTMLElement): void {
  const { left, right, bottom, width } = anchor.getBoundingClientRect();
  popup.style.minInlineSize = `${width}px`;
  popup.style.left = `${anchor.matches(':dir(rtl)') ? right - popup.offsetWidth : left}px`;
  popup.style.top = `${bottom}px`;
}

export interface PopoverOptions {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLElement | null>;
  /** A click outside the anchor and the popup. */
  onClickOutside: () => void;
}

/**
 * Shows an element with `popover="manual"` in the top layer, where nothing clips it, and keeps it beside its anchor, in
 * a document or a shadow root.
 */
export function usePopover({ open, anchor, popup, onClickOutside }: PopoverOptions): void {
  const clickOutside = useRef(onClickOutside);
  clickOutside.current = onClickOutside;
  useLayoutEffect(() => {
    const [from, element] = [anchor.current, popup.current];
    if (!open || !from || !element) return;
    element.showPopover?.();
    placeBelow(from, element);
    let stop: (() => void) | undefined;
    let over = false;
    loadPlacement().then((loaded) => {
      if (loaded && !over) stop = loaded.followAnchor(from, element);
    });
    const onPointer = (event: Event) => {
      const path = event.composedPath();
      if (!path.includes(from) && !path.includes(element)) clickOutside.current();
    };
    const page = from.ownerDocument;
    page.addEventListener('pointerdown', onPointer, true);
    return () => {
      over = true;
      stop?.();
      page.removeEventListener('pointerdown', onPointer, true);
      if (element.isConnected) element.hidePopover?.();
    };
  }, [open, anchor, popup]);
}

import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to what a selector finds below `element` once the next drawing is in the page. */
export function useFocusAfterDrawing(element: Element): (selector: string) => void {
  const waiting = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (waiting.current === undefined) return;
    element.querySelector<HTMLElement>(waiting.current)?.focus();
    waiting.current = undefined;
  });
  return (selector) => {
    waiting.current = selector;
  };
}

import { useLayoutEffect, useRef } from 'react';

/** Moves the focus to the element that matches a selector below `element`, after the next render. */
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

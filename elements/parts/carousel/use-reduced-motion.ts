import { useBrowserValue } from '#runtime/drawn/browser-value.ts';

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(changed: () => void): () => void {
  const list = query();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the visitor prefers reduced motion; updates when the setting changes. */
export const useReducedMotion = (): boolean => useBrowserValue(() => query().matches, false, subscribe);

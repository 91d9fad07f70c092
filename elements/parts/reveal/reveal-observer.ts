export interface RevealObserver {
  /** Calls back once, when the element's top is within the threshold. Returns a stop function. */
  observe(element: Element, onReveal: () => void): () => void;
}

/**
 * One observer for any number of elements. An element is revealed when its top is within `threshold` of the screen's
 * height (0.87: at 870 px of 1000), or above the screen, which the visitor has already passed.
 */
export function createRevealObserver(threshold: number): RevealObserver {
  const waiting = new Map<Element, () => void>();
  let observer: IntersectionObserver | undefined;

  function forget(element: Element): void {
    if (!waiting.delete(element)) return;
    observer?.unobserve(element);
    if (waiting.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  }

  function onChange(entries: IntersectionObserverEntry[]): void {
    for (const { isIntersecting, target } of entries) {
      const onReveal = isIntersecting ? waiting.get(target) : undefined;
      if (!onReveal) continue;
      forget(target);
      onReveal();
    }
  }

  return {
    observe(element, onReveal) {
      waiting.set(element, onReveal);
      const below = Math.round((1 - threshold) * 10_000) / 100;
      observer ??= new IntersectionObserver(onChange, { rootMargin: `999999px 0px -${below}% 0px` });
      observer.observe(element);
      return () => forget(element);
    },
  };
}

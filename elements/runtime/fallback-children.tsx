import { useLayoutEffect, useRef } from 'react';

/**
 * The author's own children, kept aside while React draws in their place. In a shadow root slots show them; in the
 * light DOM they move back into sight.
 */
export function FallbackChildren({ kept, shadow }: { kept: DocumentFragment; shadow: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    box.append(kept);
    return () => kept.append(...box.childNodes);
  }, [kept]);
  if (shadow) {
    return (
      <>
        <slot name="fallback" />
        <slot />
      </>
    );
  }
  return <div ref={place} data-haven-fallback="" />;
}

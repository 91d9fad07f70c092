import { useEffect } from 'react';

/** Keeps the page's `[data-cart-count]` as the other tabs know it. What does that loads by itself, and only where there is a count. */
export function useCartCount({ ownerDocument }: HTMLElement): void {
  useEffect(() => {
    if (!ownerDocument.querySelector('[data-cart-count]')) return undefined;
    let isGone = false;
    let stop = () => {};
    import('#website/shop/cart-count.ts')
      .then(({ followCartCount }) => {
        if (!isGone) stop = followCartCount(ownerDocument);
      })
      // Without it the count is the one that the server wrote.
      .catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, [ownerDocument]);
}

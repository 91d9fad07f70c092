import { useEffect } from 'react';

/** Keeps the page's `[data-cart-count]` in step with other tabs. Loads its script only if the page has a count. */
export function useCartCount({ ownerDocument }: HTMLElement): void {
  useEffect(() => {
    if (!ownerDocument.querySelector('[data-cart-count]')) return undefined;
    let isGone = false;
    let stop = () => {};
    import('#rules/shop/cart-count.ts')
      .then(({ followCartCount }) => {
        if (!isGone) stop = followCartCount(ownerDocument);
      })
      // Without the script, the count stays as the server wrote it.
      .catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, [ownerDocument]);
}

import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { addToCart, removeFromCart, viewCart } from '#rules/analytics/ecommerce-events.ts';
import { pushShopEvent } from '#rules/analytics/push-event.ts';
import type { CartLine } from '#rules/api/cart-schemas.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import { onOtherTabsCart, shareCartCount } from '#rules/shop/cart-count.ts';
import { useHost } from '#runtime/host.ts';
import { toJson } from '#sdk/to-json.ts';
import { createCartSession } from './cart-session.ts';
import type { GiftCartEvents } from './gift-cart.definition.ts';

const api = createWebsiteApi();

/** The cart of a block: its state as it changes, and its session. New lines from the page start a new session. */
export function useCart(action: string, lines: readonly CartLine[], currency: string) {
  const host = useHost<GiftCartEvents>();
  // Attributes are parsed again for every render, so lines are compared as text.
  const text = toJson(lines);
  const session = useMemo(
    () =>
      createCartSession({
        action,
        lines: JSON.parse(text),
        currency,
        api,
        onCart: (cart) => {
          shareCartCount(host.element.ownerDocument, cart.itemCount);
          host.emit('cart-change', { cart });
        },
        onSaved: (kind, line) => {
          if (kind === 'remove') void pushShopEvent(removeFromCart(line, currency));
          if (kind === 'restore') void pushShopEvent(addToCart(line, currency));
        },
      }),
    [host, action, text, currency],
  );
  const view = host.element.ownerDocument.defaultView;
  useEffect(() => {
    // On a return from another tab or the back-forward cache, and when another tab beside this one changes it, the
    // current cart is requested.
    const refresh = () => {
      if (view?.document.visibilityState === 'visible') void session.refresh();
    };
    const pageShown = (event: PageTransitionEvent) => {
      if (event.persisted) refresh();
    };
    // Where the script could wait, the visitor may have come back from another tab before it.
    if (host.element.matches('[data-haven-drawn], [data-haven-waits]')) refresh();
    const stop = onOtherTabsCart(host.element.ownerDocument, refresh);
    view?.addEventListener('focus', refresh);
    view?.addEventListener('pageshow', pageShown);
    view?.document.addEventListener('visibilitychange', refresh);
    return () => {
      stop();
      view?.removeEventListener('focus', refresh);
      view?.removeEventListener('pageshow', pageShown);
      view?.document.removeEventListener('visibilitychange', refresh);
    };
  }, [host, session, view]);
  const isViewed = useRef(false);
  const isEmpty = lines.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a cart is viewed once, when it first has lines (W7.26).
  useEffect(() => {
    if (isViewed.current || isEmpty) return;
    isViewed.current = true;
    void pushShopEvent(viewCart(lines, currency));
  }, [isEmpty]);
  return { session, cart: useSyncExternalStore(session.subscribe, session.getState, session.getState) };
}

import { useMemo, useSyncExternalStore } from 'react';
import { useHost } from '#runtime/host.ts';
import type { CartLine } from '#website/api/cart-schemas.ts';
import { createWebsiteApi } from '#website/api/website-api.ts';
import { showCartCount } from '#website/cart-count.ts';
import { createCartSession } from './cart-session.ts';
import type { GiftCartEvents } from './gift-cart.definition.ts';

const api = createWebsiteApi();

/** The cart of a block: its state as it changes, and its session. New lines from the page start a new session. */
export function useCart(action: string, lines: readonly CartLine[], currency: string) {
  const host = useHost<GiftCartEvents>();
  // Attributes are parsed anew for every drawing, so lines are compared by what they say.
  const text = JSON.stringify(lines);
  const session = useMemo(
    () =>
      createCartSession({
        action,
        lines: JSON.parse(text),
        currency,
        api,
        onCart: (cart) => {
          showCartCount(host.element.ownerDocument, cart.itemCount);
          host.emit('cart-change', { cart });
        },
      }),
    [host, action, text, currency],
  );
  return { session, cart: useSyncExternalStore(session.subscribe, session.getState) };
}

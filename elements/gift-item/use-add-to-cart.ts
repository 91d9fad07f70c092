import { useRef, useState } from 'react';
import { message, type Shown } from '#locales/message.ts';
import { type AnalyticsLine, addToCart } from '#rules/analytics/ecommerce-events.ts';
import { pushShopEvent } from '#rules/analytics/push-event.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import { failureReason } from '#rules/failure-lines.ts';
import { shareCartCount } from '#rules/shop/cart-count.ts';
import { useHost } from '#runtime/host.ts';
import GIFT_ITEM_TEXTS from '#texts/elements/gift-item';
import type { GiftItemEvents } from './gift-item.definition.ts';

/** The state of adding; `inCart` is how many of the gift are in the cart, `message` the server's correction. */
export type AddState =
  | { readonly status: 'idle' | 'adding' }
  | { readonly status: 'added'; readonly inCart: number; readonly message: string | undefined }
  | { readonly status: 'failed'; readonly reason: Shown };

const api = createWebsiteApi();

/** Adds a gift to the cart, one post at a time, and emits the new cart. */
export function useAddToCart(action: string, gift: Omit<AnalyticsLine, 'quantity'> & { currency: string }) {
  const host = useHost<GiftItemEvents>();
  const [state, setState] = useState<AddState>({ status: 'idle' });
  const running = useRef(false);
  const { itemId } = gift;

  const post = async (quantity: number) => {
    setState({ status: 'adding' });
    try {
      const cart = await api.addToCart(action, { itemId, quantity });
      shareCartCount(host.element.ownerDocument, cart.itemCount);
      const inCart = cart.lines.find((line) => line.itemId === itemId)?.quantity;
      setState(
        inCart
          ? { status: 'added', inCart, message: cart.message }
          : { status: 'failed', reason: message(GIFT_ITEM_TEXTS, 'notInShop') },
      );
      if (inCart) void pushShopEvent(addToCart({ ...gift, quantity }, gift.currency));
      host.emit('cart-change', { cart });
    } catch (error) {
      setState({ status: 'failed', reason: failureReason(error) });
    } finally {
      running.current = false;
    }
  };

  /** A click while a gift is added does nothing. */
  const add = (quantity: number) => {
    if (running.current) return;
    running.current = true;
    void post(quantity);
  };

  return { state, add };
}

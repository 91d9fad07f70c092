import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { askBank } from '#parts/payment/bank/bank-step.ts';
import { openCardForm } from '#parts/payment/card/card-form.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import { safeNavigate } from '#rules/links/safe-navigate.ts';
import { useHost } from '#runtime/host.ts';
import type { CheckoutPage } from './checkout-page.ts';
import type { GiftCheckoutEvents, GiftCheckoutProps } from './gift-checkout.definition.ts';
import { Checkout } from './gift-checkout-flow.ts';
import { openGiftWallet } from './open-gift-wallet.ts';
import { postedContentId } from './payment-submission.ts';

/** Loaded on demand, because few checkouts need it. */
const checkPerson = async () => (await import('#rules/bot-check/bot-check.ts')).runBotCheck('payment');
const pageOf = (props: GiftCheckoutProps): CheckoutPage => ({ ...props, contentId: postedContentId(props.contentId) });

/** The checkout of this element, from its first render until its removal, and its visible state. */
export function useCheckout(props: GiftCheckoutProps) {
  const host = useHost<GiftCheckoutEvents>();
  const [checkout] = useState(() => {
    const leave = (url: string) => {
      if (host.emit('haven-navigate', { url }, { cancelable: true })) safeNavigate(url);
    };
    return new Checkout(pageOf(props), {
      api: createWebsiteApi(),
      openCardForm,
      openWallet: openGiftWallet,
      askBank,
      checkPerson,
      leave,
    });
  });
  const known = useRef(props);
  useEffect(() => {
    if (known.current === props) return;
    known.current = props;
    checkout.update(pageOf(props));
  }, [checkout, props]);
  useEffect(() => () => checkout.end(), [checkout]);
  const shown = useSyncExternalStore(checkout.store.subscribe, checkout.store.snapshot, checkout.store.snapshot);
  return { checkout, shown };
}

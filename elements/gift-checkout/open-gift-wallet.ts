import { completeSettings } from '#parts/payment/provider-settings.ts';
import type { OpenWallet } from '#parts/payment/wallet/wallet-step.ts';
import { loadPart } from '#runtime/load-part.ts';
import type { CheckoutPage } from './checkout-page.ts';

/** Loads the wallet on demand, so that the page does not load it before it is chosen. */
export const openGiftWallet: OpenWallet<CheckoutPage> = (container, page, events, signal) => {
  loadPart(container, Promise.all([import('#parts/payment/wallet/draw-wallet.ts'), import('./gift-wallet.ts')]))
    .then(([{ drawWallet }, { giftWallet }]) =>
      drawWallet(container, giftWallet(page), completeSettings(page), events, signal),
    )
    .catch((cause: unknown) => {
      if (!signal.aborted) events.failed(cause);
    });
};

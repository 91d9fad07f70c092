import { misuse } from '../client/sdk-error.ts';
import type { ElementTarget } from '../surfaces/find-element.ts';
import { CHECKOUT_POPUP } from '../surfaces/popup.ts';
import { CheckoutButton } from './checkout-button.ts';
import { type CheckoutGateway, type CheckoutMode, noRedirectMode } from './checkout-gateway.ts';
import { returnPages } from './external-checkout.ts';
import { returnPage } from './return-page.ts';

export const PAYPAL: CheckoutGateway = {
  name: 'PaypalClassic',
  popupSize: CHECKOUT_POPUP,
  // S2.53
  returnPages: (origin, page) => returnPages(returnPage(origin, 'success', page), returnPage(origin, 'error', page)),
  check({ mode }) {
    if (mode === 'redirect') throw misuse(noRedirectMode(PAYPAL.name)); // S5.10
  },
};

/** A checkout at the PayPal-type gateway, started by the merchant's own button. */
export class PaypalCheckoutButton extends CheckoutButton {
  /** `mode` is `contextual`; in `redirect` the click throws. */
  constructor(target: ElementTarget, publicKey: string, gatewayId?: string, mode?: CheckoutMode) {
    super(target, publicKey, PAYPAL, gatewayId, mode);
  }
}

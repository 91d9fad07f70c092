import { misuse } from '../client/sdk-error.ts';
import type { ElementTarget } from '../surfaces/find-target.ts';
import { CHECKOUT_POPUP } from '../surfaces/popup.ts';
import { CheckoutButton } from './checkout-button.ts';
import { type CheckoutGateway, type CheckoutMode, noRedirectMode } from './checkout-gateway.ts';
import { returnAddresses } from './external-checkout.ts';
import { returnPage } from './return-page.ts';

export const PAYPAL_EXTERNAL_CHECKOUT: CheckoutGateway = {
  name: 'PaypalClassic',
  popupSize: CHECKOUT_POPUP,
  returnPages(origin, page, { mode }) {
    // S5.10: reported by the event `error`, because an error thrown by a click handler cannot be caught.
    if (mode === 'redirect') throw misuse(noRedirectMode(PAYPAL_EXTERNAL_CHECKOUT.name));
    return returnAddresses(returnPage(origin, 'success', page), returnPage(origin, 'error', page)); // S2.53
  },
};

/** A checkout at the PayPal-type gateway, started by the merchant's own button. */
export class PaypalCheckoutButton extends CheckoutButton {
  /** `mode` is `contextual`; in `redirect` a click ends in `error` and `close`. */
  constructor(target: ElementTarget, credential: string, gatewayId?: string, mode?: CheckoutMode) {
    super(target, credential, PAYPAL_EXTERNAL_CHECKOUT, gatewayId, mode);
  }
}

import type { ElementTarget } from '../surfaces/find-element.ts';
import { CheckoutButton } from './checkout-button.ts';
import type { CheckoutMode } from './checkout-gateway.ts';
import { safeLink } from './safe-link.ts';
import { ZIPMONEY } from './zipmoney-checkout.ts';

/** A checkout at the Zip-type gateway, started by the merchant's own button, in a popup or instead of the page. */
export class ZipmoneyCheckoutButton extends CheckoutButton {
  constructor(target: ElementTarget, credential: string, gatewayId?: string, mode?: CheckoutMode) {
    super(target, credential, ZIPMONEY, gatewayId, mode);
  }

  /** Switches to the redirect mode and sets the page that the shopper returns to, whose script handles the token. */
  override setRedirectUrl(url: string): void {
    Object.assign(this.choices, { mode: 'redirect', redirectUrl: safeLink(url, location.href) });
  }
}

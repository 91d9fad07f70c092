import type { ElementTarget } from '../surfaces/find-element.ts';
import { AFTERPAY } from './afterpay-checkout.ts';
import { CheckoutButton } from './checkout-button.ts';

/** A checkout at the Afterpay-type gateway, started by the merchant's own button. */
export class AfterpayCheckoutButton extends CheckoutButton {
  constructor(target: ElementTarget, credential: string, gatewayId?: string) {
    super(target, credential, AFTERPAY, gatewayId);
  }

  /**
   * Enables or disables the notice about Enhanced Tracking Protection that Firefox 100 and later show first; it is
   * enabled by default.
   */
  showEnhancedTrackingProtectionPopup(isShown: boolean): void {
    this.choices.hidesTrackingNotice = !isShown;
  }
}

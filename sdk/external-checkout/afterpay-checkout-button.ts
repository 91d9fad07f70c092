import { hasTrackingProtection, warnOfTrackingProtection } from '../client/tracking-protection.ts';
import type { ElementTarget } from '../surfaces/find-target.ts';
import { AFTERPAY_POPUP } from '../surfaces/popup.ts';
import { CheckoutButton } from './checkout-button.ts';
import type { CheckoutGateway } from './checkout-gateway.ts';
import { readOutcomes } from './checkout-outcome.ts';
import { type ExternalCheckout, returnAddresses } from './external-checkout.ts';

/** Shows a message inside a popup that is still blank, because the shopper is looking at the popup. */
function showPopupMessage({ document: page }: Window, message: string): void {
  page.documentElement.lang = document.documentElement.lang;
  page.title = message;
  const { body } = page;
  body.setAttribute('role', 'alert');
  body.style.font = '18px/1.5 system-ui,sans-serif';
  body.style.padding = '2em';
  body.textContent = message;
}

/** S2.55: the page that starts Afterpay in the popup. */
export function afterpayInitAddress(
  origin: string,
  { reference_id, token, mode }: Pick<ExternalCheckout, 'reference_id' | 'token' | 'mode'>,
  extra: Readonly<Record<string, string>> = {},
): string {
  const query = { token: reference_id || token, env: mode === 'live' ? 'live' : 'test', ...extra };
  return `${origin}/checkout/afterpay/init?${new URLSearchParams(query)}`;
}

export const AFTERPAY_EXTERNAL_CHECKOUT: CheckoutGateway = {
  name: 'Afterpay',
  popupSize: AFTERPAY_POPUP,
  // S2.56: the merchant's page is part of the path.
  returnPages(origin, page) {
    const base = `${origin}/checkout/afterpay/merchant/${encodeURIComponent(btoa(page))}`;
    return returnAddresses(`${base}/success`, `${base}/error`);
  },
  address(checkout, origin, { hidesTrackingNotice }) {
    const agent = navigator.userAgent;
    warnOfTrackingProtection(agent);
    const isNoticed = hasTrackingProtection(agent) && !hidesTrackingNotice;
    return afterpayInitAddress(origin, checkout, isNoticed ? { show_etp: 'true' } : {});
  },
  // S4.16: Afterpay's own status decides; a cancel counts as a close, not as an error.
  outcomes(message) {
    if (message['status'] === 'CANCELLED') return ['close'];
    return message['status'] === 'SUCCESS' ? ['success'] : readOutcomes(message);
  },
  // S8.07
  showFailure(popup, { code, message }) {
    const isShown = code === 'invalid_amount';
    if (isShown) showPopupMessage(popup, message);
    return isShown;
  },
};

/** A checkout at the Afterpay-type gateway, started by the merchant's own button. */
export class AfterpayCheckoutButton extends CheckoutButton {
  constructor(target: ElementTarget, credential: string, gatewayId?: string) {
    super(target, credential, AFTERPAY_EXTERNAL_CHECKOUT, gatewayId);
  }

  /**
   * Enables or disables the notice about Enhanced Tracking Protection that Firefox 100 and later show first; it is
   * enabled by default.
   */
  showEnhancedTrackingProtectionPopup(isShown: boolean): void {
    this.choices.hidesTrackingNotice = !isShown;
  }
}

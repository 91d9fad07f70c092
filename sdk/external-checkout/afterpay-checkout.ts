import { hasTrackingProtection, warnOfTrackingProtection } from '../client/tracking-protection.ts';
import { AFTERPAY_POPUP } from '../surfaces/popup.ts';
import { showPopupMessage } from '../surfaces/popup-message.ts';
import type { CheckoutGateway } from './checkout-gateway.ts';
import { readOutcomes } from './checkout-outcome.ts';
import { type ExternalCheckout, returnPages } from './external-checkout.ts';

/** S2.55: the page that starts Afterpay in the popup. */
export function afterpayInitPage(
  origin: string,
  { reference_id, token, mode }: Pick<ExternalCheckout, 'reference_id' | 'token' | 'mode'>,
  extra: Readonly<Record<string, string>> = {},
): string {
  const query = { token: reference_id || token, env: mode === 'live' ? 'live' : 'test', ...extra };
  return `${origin}/checkout/afterpay/init?${new URLSearchParams(query)}`;
}

export const AFTERPAY: CheckoutGateway = {
  name: 'Afterpay',
  popupSize: AFTERPAY_POPUP,
  // S2.56: the merchant's page is part of the path.
  returnPages(origin, page) {
    const base = `${origin}/checkout/afterpay/merchant/${encodeURIComponent(btoa(page))}`;
    return returnPages(`${base}/success`, `${base}/error`);
  },
  address(checkout, origin, { hidesTrackingNotice }) {
    const agent = navigator.userAgent;
    warnOfTrackingProtection(agent);
    const isNoticed = hasTrackingProtection(agent) && !hidesTrackingNotice;
    return afterpayInitPage(origin, checkout, isNoticed ? { show_etp: 'true' } : {});
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

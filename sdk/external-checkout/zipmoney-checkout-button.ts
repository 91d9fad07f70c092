import { isAccessToken } from '../client/credential.ts';
import { asText } from '../client/record.ts';
import { misuse } from '../client/sdk-error.ts';
import type { FrameMessage } from '../messaging/frame-message.ts';
import type { ElementTarget } from '../surfaces/find-target.ts';
import { CHECKOUT_POPUP } from '../surfaces/popup.ts';
import { CheckoutButton } from './checkout-button.ts';
import type { CheckoutGateway, CheckoutMode } from './checkout-gateway.ts';
import { type CheckoutButtonOutcome, readOutcomes } from './checkout-outcome.ts';
import { dispatchToStorage } from './dispatch-to-storage.ts';
import { returnAddresses } from './external-checkout.ts';
import { returnPage } from './return-page.ts';
import { webAddress } from './web-address.ts';

/** S4.01 to S4.04: the events of each returned state, in order. */
const BY_STATE = new Map<unknown, readonly CheckoutButtonOutcome[]>([
  ['approved', ['close', 'success']],
  ['declined', ['close', 'declined']],
  ['cancelled', ['close']],
  ['referred', ['close', 'referred']],
]);

/** A `complete` message carries Zip's state; an unknown one causes a warning and does not end the checkout (S4.05). */
export function readZipOutcomes(message: FrameMessage): readonly CheckoutButtonOutcome[] {
  if (message.event !== 'complete') return readOutcomes(message);
  const outcomes = BY_STATE.get(message['state']);
  if (!outcomes) console.warn(`Zip checkout: the state ${asText(message['state'])} is unknown.`);
  return outcomes ?? [];
}

export const ZIPMONEY_EXTERNAL_CHECKOUT: CheckoutGateway = {
  name: 'Zipmoney',
  popupSize: CHECKOUT_POPUP,
  firstPage: '/checkout/zipmoney/loading', // S2.50
  check({ mode, redirectUrl }) {
    if (mode === 'redirect' && !redirectUrl) {
      throw misuse('The merchant redirect URL should is required in the redirect mode'); // S5.09
    }
  },
  // S2.51, S2.52
  returnPages(origin, page, { mode, suspendedUri }) {
    const address =
      mode === 'redirect'
        ? `${origin}/checkout/zipmoney/response` // The stored session has the merchant's page.
        : (suspendedUri ?? returnPage(origin, 'zipmoney/suspended', page));
    return returnAddresses(address, address);
  },
  async address({ link, token }, origin, { mode, redirectUrl }, signal, { credential, gatewayId }) {
    // S2.49: only a page that is left has to find its session again.
    if (mode === 'redirect') {
      const data = {
        merchant_redirect_url: redirectUrl,
        checkout_token: token,
        [isAccessToken(credential) ? 'access_token' : 'public_key']: credential,
        gateway_id: gatewayId,
      };
      const failure = 'Error initializing Zip Checkout'; // S8.12
      await dispatchToStorage({ origin, source: 'zipmoney.checkout.paydock', data, failure }, signal);
    }
    return link;
  },
  outcomes: readZipOutcomes,
};

/** A checkout at the Zip-type gateway, started by the merchant's own button, in a popup or instead of the page. */
export class ZipmoneyCheckoutButton extends CheckoutButton {
  constructor(target: ElementTarget, credential: string, gatewayId?: string, mode?: CheckoutMode) {
    super(target, credential, ZIPMONEY_EXTERNAL_CHECKOUT, gatewayId, mode);
  }

  /** Switches to the redirect mode and sets the page that the shopper returns to, whose script handles the token. */
  override setRedirectUrl(url: string): void {
    Object.assign(this.choices, { mode: 'redirect', redirectUrl: webAddress(url, location.href) });
  }
}

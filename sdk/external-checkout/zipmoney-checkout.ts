import { isAccessToken } from '../client/credential.ts';
import { misuse } from '../client/sdk-error.ts';
import { CHECKOUT_POPUP } from '../surfaces/popup.ts';
import type { CheckoutGateway } from './checkout-gateway.ts';
import { dispatchToStorage } from './dispatch-to-storage.ts';
import { returnPages } from './external-checkout.ts';
import { returnPage } from './return-page.ts';
import { readZipOutcomes } from './zip-states.ts';

export const ZIPMONEY: CheckoutGateway = {
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
    return returnPages(address, address);
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

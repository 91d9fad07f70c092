import { logEvents } from './event-log.js';
import { currency, environment, publicKey } from './shop.js';
import { say } from './take-payment.js';

const checkout = new haven.ZipmoneyCheckoutButton('#zip-redirect', publicKey, 'gateway_haven_zip');
checkout.setEnv(environment);
checkout.setMeta({ brand_name: 'Haven gifts', reference: 'order-1043', amount: '20.00', currency });

// The shopper leaves this page and comes back to that address.
const back = new URL('?from=zip', location.href);
checkout.setRedirectUrl(back.href);

checkout.on('error', (problem) => say('#zip-redirect-result', problem?.error ?? 'SimZip reported an error.', 'bad'));
logEvents('#zip-redirect-log', checkout, haven.CHECKOUT_BUTTON_EVENT);

if (new URLSearchParams(location.search).get('from') === 'zip') {
  say('#zip-redirect-result', 'Welcome back from SimZip. Your server asks the provider how it ended.');
  document.querySelector('#zip-redirect').focus();
}

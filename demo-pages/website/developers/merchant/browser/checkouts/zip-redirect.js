import { logEvent, logEvents } from '../event-log.js';
import { currency, environment, publicKey } from '../shop.js';
import { say, takePayment } from '../take-payment.js';

const GATEWAY = 'gateway_haven_zip';
const checkout = new haven.ZipmoneyCheckoutButton('#zip-redirect', publicKey, GATEWAY);
checkout.setEnv(environment);
checkout.setMeta({ brand_name: 'Haven gifts', reference: 'order-1043', amount: '20.00', currency });

// The shopper leaves this page and returns to that address; the checkout's token is stored here meanwhile.
const back = new URL('?from=zip', location.href);
checkout.setRedirectUrl(back.href);
checkout.on('redirect', ({ checkout_token }) => sessionStorage.setItem('zip-checkout', checkout_token));

checkout.on('error', (problem) => say('#zip-redirect-result', problem?.error ?? 'SimZip reported an error.', 'bad'));
logEvents('#zip-redirect-log', checkout, haven.CHECKOUT_BUTTON_EVENT);

// After the return: read the result. An accepted checkout is exchanged for the one-time token.
const token = sessionStorage.getItem('zip-checkout');
if (token && new URLSearchParams(location.search).get('from') === 'zip') {
  sessionStorage.removeItem('zip-checkout');
  document.querySelector('#zip-redirect').focus();
  say('#zip-redirect-result', 'Welcome back from SimZip. Asking how it ended…');
  const checker = new haven.ExternalCheckoutChecker(token);
  checker.setEnv(environment);
  const { status } = await checker.send(publicKey);
  logEvent('#zip-redirect-log', 'checkout', { status });
  if (status === 'accepted') {
    const builder = new haven.PaymentSourceBuilder(GATEWAY, token, haven.TYPE.CHECKOUT_TOKEN);
    builder.setEnv(environment);
    await takePayment('#zip-redirect-result', await builder.send(publicKey));
  } else {
    say('#zip-redirect-result', 'SimZip did not accept the payment. Choose another way to pay.', 'bad');
  }
}

import { logEvent } from '../event-log.js';
import { currency, environment, publicKey } from '../shop.js';
import { say, takePayment } from '../take-payment.js';

const GATEWAY = 'gateway_haven_zip';
const page = new URL(location.pathname, location.href);

// Before the redirect: create the checkout and store its token.
document.querySelector('#own-redirect').addEventListener('click', async () => {
  page.searchParams.set('from', 'own');
  const builder = new haven.ExternalCheckoutBuilder(GATEWAY, page.href, page.href);
  builder.setEnv(environment);
  builder.setMeta({ reference: 'order-1044', amount: '20.00', currency });
  builder.setDescriptions('A warm blanket');
  try {
    const { link, token } = await builder.send(publicKey);
    sessionStorage.setItem('checkout', token);
    location.assign(link);
  } catch (error) {
    say('#own-redirect-result', error.message, 'bad');
  }
});

// After the return: read the checkout's result, and exchange an accepted checkout for the one-time token.
const token = sessionStorage.getItem('checkout');
if (token && new URLSearchParams(location.search).get('from') === 'own') {
  sessionStorage.removeItem('checkout');
  document.querySelector('#own-redirect').focus();
  const checker = new haven.ExternalCheckoutChecker(token);
  checker.setEnv(environment);
  const details = await checker.send(publicKey);
  logEvent('#own-redirect-log', 'checkout', details);
  if (details.status === 'accepted') {
    const builder = new haven.PaymentSourceBuilder(GATEWAY, token, haven.TYPE.CHECKOUT_TOKEN);
    builder.setEnv(environment);
    await takePayment('#own-redirect-result', await builder.send(publicKey));
  } else {
    say('#own-redirect-result', 'SimZip did not accept the payment. Choose another way to pay.', 'bad');
  }
}

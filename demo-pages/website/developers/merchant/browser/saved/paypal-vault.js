import { logEvent } from '../event-log.js';
import { environment, provider, publicKey } from '../shop.js';
import { say } from '../take-payment.js';

const log = (name, data = {}) => logEvent('#paypal-vault-log', name, data);
const show = (...words) => say('#paypal-vault-result', ...words);

const vault = await import('/checkout-widget/paypal-vault.js');
// The sandbox simulates PayPal's script; without this line the real one is loaded.
vault.setVendorScripts({ paypal: `${provider}/vendor/paypal.js` });

const widget = new vault.PaypalSavePaymentSourceWidget('#paypal-vault', publicKey, 'gateway_haven_paypal_wallet');
widget.setEnv(environment);
widget.onSuccess(({ token, email }) => {
  // Your server stores the token for later payments.
  log('success', { token: `${token.slice(0, 8)}…`, email });
  show(`The account of ${email} is saved. Nothing was charged.`, 'good');
});
widget.onError(({ code, message }) => {
  log('error', { code, message });
  show(`${message}. Nothing was saved.`, 'bad');
});
widget.onCancel(() => {
  log('cancel');
  show('You closed PayPal. Nothing was saved.');
});
widget.load();

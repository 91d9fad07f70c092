import { logEvents } from '../event-log.js';
import { currency, environment, publicKey } from '../shop.js';
import { say, takePayment } from '../take-payment.js';

const checkout = new haven.PaypalCheckoutButton('#paypal-button', publicKey, 'gateway_haven_paypal');
checkout.setEnv(environment);
checkout.setMeta({ brand_name: 'Haven gifts', reference: 'order-1042', amount: '20.00', currency });

checkout.on('finish', ({ payment_source_token }) => takePayment('#paypal-button-result', payment_source_token));
checkout.on('declined', () =>
  say('#paypal-button-result', 'SimPal declined the payment. Choose another way to pay.', 'bad'),
);
checkout.on('referred', () =>
  say('#paypal-button-result', 'SimPal looks at the application first. Nothing was charged.'),
);
checkout.on('error', (problem) => say('#paypal-button-result', problem?.error ?? 'SimPal reported an error.', 'bad'));
logEvents('#paypal-button-log', checkout, haven.CHECKOUT_BUTTON_EVENT);

import { logEvents } from '../event-log.js';
import { currency, environment, publicKey } from '../shop.js';
import { say, takePayment } from '../take-payment.js';

const checkout = new haven.ZipmoneyCheckoutButton('#zip-button', publicKey, 'gateway_haven_zip');
checkout.setEnv(environment);
checkout.setMeta({ brand_name: 'Haven gifts', reference: 'order-1042', amount: '20.00', currency });

checkout.on('finish', ({ payment_source_token }) => takePayment('#zip-button-result', payment_source_token));
checkout.on('declined', () =>
  say('#zip-button-result', 'SimZip declined the payment. Choose another way to pay.', 'bad'),
);
checkout.on('referred', () => say('#zip-button-result', 'SimZip looks at the application first. Nothing was charged.'));
checkout.on('error', (problem) => say('#zip-button-result', problem?.error ?? 'SimZip reported an error.', 'bad'));
logEvents('#zip-button-log', checkout, haven.CHECKOUT_BUTTON_EVENT);

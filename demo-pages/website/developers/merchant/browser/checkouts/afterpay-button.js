import { logEvents } from '../event-log.js';
import { currency, environment, publicKey } from '../shop.js';
import { say, takePayment } from '../take-payment.js';

const checkout = new haven.AfterpayCheckoutButton('#afterpay-button', publicKey, 'gateway_haven_afterpay');
checkout.setEnv(environment);
checkout.setMeta({ brand_name: 'Haven gifts', reference: 'order-1042', amount: '20.00', currency });

checkout.on('finish', ({ payment_source_token }) => takePayment('#afterpay-button-result', payment_source_token));
checkout.on('declined', () =>
  say('#afterpay-button-result', 'SimLater declined the payment. Choose another way to pay.', 'bad'),
);
checkout.on('referred', () =>
  say('#afterpay-button-result', 'SimLater looks at the application first. Nothing was charged.'),
);
checkout.on('error', (problem) =>
  say('#afterpay-button-result', problem?.error ?? 'SimLater reported an error.', 'bad'),
);
logEvents('#afterpay-button-log', checkout, haven.CHECKOUT_BUTTON_EVENT);

// More than the provider lends: the window stays open and shows why.
const tooMuch = new haven.AfterpayCheckoutButton('#afterpay-too-much', publicKey, 'gateway_haven_afterpay');
tooMuch.setEnv(environment);
tooMuch.setMeta({ amount: '2500.00', currency });
tooMuch.on('error', (problem) =>
  say('#afterpay-button-result', problem?.error ?? 'SimLater reported an error.', 'bad'),
);
logEvents('#afterpay-button-log', tooMuch, haven.CHECKOUT_BUTTON_EVENT);

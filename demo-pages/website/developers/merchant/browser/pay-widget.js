// A shop's own script around <pay-widget>: loads it, logs its events, and asks its server for the order's status.
import { logEvent } from './event-log.js';

const { order, provider } = document.querySelector('#shop').dataset;
const checkout = document.querySelector('#checkout');
const result = document.querySelector('#checkout-result');

const EVENTS = [
  'unavailable',
  'error',
  'paymentSuccessful',
  'paymentError',
  'paymentInReview',
  'onClick',
  'onCheckoutClose',
  'onShippingAddressChange',
  'onShippingOptionsChange',
  'paymentFailure',
  'paymentExpired',
];

const say = (text, kind) => {
  result.textContent = text;
  result.dataset.kind = kind;
};

// The page's event is not proof of payment: our server asks the provider before the page thanks the shopper.
async function confirmOrder() {
  try {
    const answer = await fetch(`/merchant/checkout/outcome?order=${encodeURIComponent(order)}`);
    const { status, charge_id, amount, currency } = await answer.json();
    if (status === 'succeeded') say(`Paid ${currency} ${amount}. Charge ${charge_id}.`, 'good');
    else say('The payment is not confirmed yet. Nothing is sent out before it is.', 'bad');
  } catch {
    say('Our server cannot be reached. Your payment is safe; please do not pay again.', 'bad');
  }
}

for (const name of EVENTS) {
  checkout.addEventListener(name, ({ detail }) => logEvent('#checkout-log', name, detail ?? {}));
}
checkout.addEventListener('paymentSuccessful', confirmOrder);
checkout.addEventListener('paymentFailure', () => say('The payment was not made. Nothing was charged.', 'bad'));
checkout.addEventListener('paymentExpired', () => say('The time for paying is over. Nothing was charged.', 'bad'));

// The sandbox simulates the wallets' scripts; without these lines the vendors' own scripts are loaded.
const widget = await import(`${provider}/checkout-widget/pay-widget.js`);
const simulated = (name) => `${provider}/vendor/${name}.js`;
widget.setVendorScripts?.({
  apple: simulated('apple-pay'),
  google: simulated('google-pay'),
  paypal: simulated('paypal'),
  afterpay_sandbox: simulated('afterpay'),
  forter: simulated('fraud'),
});

import '@adyen/adyen-web/styles/adyen.css';
import { AdyenCheckout, Dropin } from '@adyen/adyen-web/auto';

const paymentMethods = [
  { type: 'scheme', name: 'Cards', brands: ['visa', 'mc'] },
  { type: 'zip', name: 'Zip' },
  { type: 'afterpaytouch', name: 'Afterpay' },
];
const checkout = await AdyenCheckout({
  environment: 'test',
  clientKey: 'test_ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  countryCode: 'AU',
  locale: 'en-US',
  amount: { value: 4500, currency: 'AUD' },
  analytics: { enabled: false },
  paymentMethodsResponse: { paymentMethods },
});
new Dropin(checkout).mount('#checkout');

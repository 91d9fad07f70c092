// Wallets load scripts of their vendors. The sandbox simulates them; without these lines the real ones are loaded.
import { provider } from './shop.js';

const standIn = (name) => `${provider}/vendor/${name}.js`;

haven.setVendorScripts({
  apple: standIn('apple-pay'),
  google: standIn('google-pay'),
  stripe: standIn('stripe'),
  paypal: standIn('paypal'),
  afterpay_sandbox: standIn('afterpay'),
  forter: standIn('fraud'),
});
haven.setFlypayHosts({ sandbox: `${provider}/wallet/flypay-v2` });

// Wallets load scripts of their vendors. The sandbox simulates them; without these lines the real ones are loaded.
import { provider } from './shop.js';

const simulated = (name) => `${provider}/vendor/${name}.js`;

haven.setVendorScripts({
  apple: simulated('apple-pay'),
  google: simulated('google-pay'),
  stripe: simulated('stripe'),
  paypal: simulated('paypal'),
  afterpay_sandbox: simulated('afterpay'),
  forter: simulated('fraud'),
});
haven.setFlypayHosts({ sandbox: `${provider}/wallet/flypay-v2` });

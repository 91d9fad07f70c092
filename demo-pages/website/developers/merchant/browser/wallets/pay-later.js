import { startWallet } from '../start-wallet.js';

startWallet('pay-later', 'gateway_haven_paypal_wallet', (chargeToken) => {
  return new haven.WalletButtons('#pay-later', chargeToken, {
    pay_later: true,
    // Only this button, with the banner below it.
    standalone: true,
    country: 'AU',
    style: { messages: { layout: 'text' } },
  });
});

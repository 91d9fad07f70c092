import { answerUpdates, startWallet } from '../start-wallet.js';

startWallet('paypal-wallet', 'gateway_haven_paypal_wallet', (chargeToken) => {
  const wallet = new haven.WalletButtons('#paypal-wallet', chargeToken, {
    request_shipping: true,
    hide_message: true,
    style: { color: 'gold', label: 'paypal' },
  });
  answerUpdates('paypal-wallet', wallet);
  return wallet;
});

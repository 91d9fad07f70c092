import { answerUpdates, DELIVERY, startWallet } from '../start-wallet.js';

startWallet('google-pay', 'gateway_haven_mastercard', (chargeToken) => {
  const wallet = new haven.WalletButtons('#google-pay', chargeToken, {
    wallets: ['google'],
    country: 'AU',
    merchant_name: 'Haven gifts',
    request_shipping: true,
    shipping_options: DELIVERY,
    show_billing_address: true,
    style: { google: { button_type: 'donate', button_color: 'white' } },
  });
  answerUpdates('google-pay', wallet);
  return wallet;
});

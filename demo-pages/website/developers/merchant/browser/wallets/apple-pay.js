import { answerUpdates, DELIVERY, startWallet } from '../start-wallet.js';

startWallet('apple-pay', 'gateway_haven_mastercard', (chargeToken) => {
  const wallet = new haven.WalletButtons('#apple-pay', chargeToken, {
    wallets: ['apple'],
    country: 'AU',
    amount_label: 'Haven gifts',
    request_shipping: true,
    shipping_options: DELIVERY,
    request_payer_name: true,
    request_payer_email: true,
    style: { apple: { button_type: 'donate', button_style: 'black' } },
  });
  // The shopper chose another address or delivery: accept it, perhaps with a new price, or refuse.
  answerUpdates('apple-pay', wallet);
  return wallet;
});

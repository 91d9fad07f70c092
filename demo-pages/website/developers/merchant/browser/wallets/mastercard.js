import { startWallet } from '../start-wallet.js';

// One charge, both wallets: each button appears where the shopper's device supports that wallet.
startWallet('mastercard', 'gateway_haven_mastercard', (chargeToken) => {
  const wallet = new haven.WalletButtons('#mastercard', chargeToken, {
    country: 'AU',
    amount_label: 'Haven gifts',
    merchant_name: 'Haven gifts',
  });
  // A handler that returns false, or rejects, stops the click: here until the terms are accepted.
  const terms = document.querySelector('#mastercard-terms');
  wallet.onClick(() => terms.checked);
  return wallet;
});

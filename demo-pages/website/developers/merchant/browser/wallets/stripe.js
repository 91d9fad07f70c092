import { startWallet } from '../start-wallet.js';

startWallet('stripe', 'gateway_haven_stripe', (chargeToken) => {
  return new haven.WalletButtons('#stripe', chargeToken, {
    country: 'AU',
    amount_label: 'Haven gifts',
    request_payer_name: true,
    request_payer_email: true,
    load_parameters: { advancedFraudSignals: false },
    style: { theme: 'dark', type: 'donate' },
  });
});

import { answerUpdates, startWallet } from '../start-wallet.js';

// A frame of the provider, which captures the charge itself.
startWallet('flypay', 'gateway_haven_flypay', (chargeToken) => {
  const wallet = new haven.WalletButtons('#flypay', chargeToken, {
    request_shipping: true,
  });
  answerUpdates('flypay', wallet);
  return wallet;
});

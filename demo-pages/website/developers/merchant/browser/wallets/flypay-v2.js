import { startWallet } from '../start-wallet.js';

// A shopper who stays signed in is recognised next time. Store both tokens with your other sign-ins.
let signIn = {};

startWallet('flypay-v2', 'gateway_haven_flypay_v2', (chargeToken) => {
  const wallet = new haven.WalletButtons('#flypay-v2', chargeToken, {
    client_id: 'haven_flypay_v2',
    ...signIn,
    style: { button_type: 'mint' },
  });
  wallet.onAuthTokensChanged(({ data }) => {
    signIn = { access_token: data.accessToken, refresh_token: data.refreshToken };
  });
  return wallet;
});

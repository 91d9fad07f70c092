import { askServer } from '../ask-server.js';
import { logEvent } from '../event-log.js';
import { startWallet } from '../start-wallet.js';
import { say } from '../take-payment.js';

const CHARGE = 'afterpay-wallet-charge';
const left = sessionStorage.getItem(CHARGE);
const query = new URLSearchParams(location.search);

// After the return: our server asks for the result.
async function comeBack() {
  sessionStorage.removeItem(CHARGE);
  document.querySelector('#afterpay-wallet-title').scrollIntoView();
  const { status } = await askServer(`/merchant/wallet-charges/${encodeURIComponent(left)}`);
  logEvent('#afterpay-wallet-log', 'charge', { status });
  if (status === 'complete') say('#afterpay-wallet-result', 'Paid.', 'good');
  else say('#afterpay-wallet-result', 'SimLater was not paid. Nothing was charged.', 'bad');
}

// Before: the click opens the wallet. The return address is part of the charge.
function start() {
  startWallet('afterpay-wallet', 'gateway_haven_afterpay', (chargeToken, chargeId) => {
    const wallet = new haven.WalletButtons('#afterpay-wallet', chargeToken, { country: 'AU' });
    wallet.onCheckoutOpen(() => sessionStorage.setItem(CHARGE, chargeId));
    return wallet;
  });
}

if (left && query.get('from') === 'gateway_haven_afterpay') {
  comeBack();
  const again = document.querySelector('#afterpay-wallet-again');
  again.textContent = 'Pay another time';
  again.hidden = false;
  again.addEventListener('click', start, { once: true });
} else {
  start();
}

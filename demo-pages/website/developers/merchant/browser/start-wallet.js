// For all wallets of this page: our server makes a charge, its token renders the buttons, and the outcome is shown.
import './vendor-scripts.js';
import { askServer } from './ask-server.js';
import { logEvent, logEvents } from './event-log.js';
import { currency, environment } from './shop.js';
import { say } from './take-payment.js';

// An update must be answered, so only the wallets with delivery listen to it.
const { UPDATE: _, ...EVENTS } = haven.WALLET_EVENT;

export function startWallet(id, gateway, createWallet) {
  const result = `#${id}-result`;
  const again = document.querySelector(`#${id}-again`);
  let wallet;

  // A charge is paid once: another payment needs a new charge.
  async function start() {
    wallet?.destroy();
    again.hidden = true;
    say(result, '');
    try {
      const charge = await askServer('/merchant/wallet-charges', { gateway, currency });
      wallet = createWallet(charge.token, charge.id);
      wallet.setEnv(environment);
      listen(wallet);
      wallet.load();
    } catch (error) {
      offer('Try again', start);
      say(result, error.message, 'bad');
    }
  }

  function listen(buttons) {
    logEvents(`#${id}-log`, buttons, EVENTS, []);
    buttons.on('payment_success', ({ data }) => {
      const { amount, currency: paid } = data;
      say(result, amount ? `Paid ${paid} ${amount.toFixed(2)}.` : 'Paid.', 'good');
      offer('Pay another time', start);
    });
    buttons.on('payment_in_review', () => {
      say(result, 'The payment is being looked at. Send the goods when it is complete.');
      offer('Pay another time', start);
    });
    buttons.on('payment_error', ({ data }) => {
      const { message } = data.error?.error ?? data;
      say(result, `${message ?? 'The payment did not work'}. Nothing was charged.`, 'bad');
    });
    buttons.on('checkout_close', () => say(result, 'You closed the wallet. Nothing was charged.'));
    buttons.on('unavailable', ({ data }) => {
      say(result, data.message ?? 'The wallet cannot take this payment now. Try again.', 'bad');
      // The buttons can be loaded again once the script is reachable.
      if (data.reason) offer('Try again', () => buttons.load());
    });
    buttons.on('loaded', () => {
      if (again.textContent === 'Try again') again.hidden = true;
    });
  }

  function offer(text, act) {
    again.textContent = text;
    again.onclick = act;
    again.hidden = false;
  }

  start();
}

// For wallets with delivery: the options, and the countries without delivery.
export const DELIVERY = [
  { id: 'post', label: 'By post', detail: '5 to 7 days', amount: '0.00' },
  { id: 'courier', label: 'By courier', detail: 'Tomorrow', amount: '0.00' },
];

export function answerUpdates(id, wallet) {
  wallet.onUpdate(({ data }) => {
    logEvent(`#${id}-log`, 'update', data);
    const country = data.shipping?.address_country ?? 'AU';
    wallet.update({ success: ['AU', 'NZ'].includes(country), body: { amount: '20.00', shipping_options: DELIVERY } });
  });
}

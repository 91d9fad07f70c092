import { logEvent, logEvents } from '../event-log.js';
import { currency, environment, publicKey } from '../shop.js';
import { say, takePayment } from '../take-payment.js';

const form = new haven.HtmlWidget('#three-ds', publicKey, 'gateway_haven_cards');
form.setEnv(environment);
let bank;

// First the one-time token, then whether this card's bank requires authentication.
form.on('finish', async ({ payment_source: token }) => {
  bank?.destroy();
  const api = new haven.Api(publicKey).setEnv(environment);
  try {
    const { _3ds, status } = await api.charge().preAuth({ amount: '20.00', currency, token });
    logEvent('#three-ds-log', 'preAuth', { status, id: _3ds.id });
    if (_3ds.token) authenticate(_3ds.token, token);
    else takePayment('#three-ds-result', token);
  } catch (error) {
    say('#three-ds-result', error.message, 'bad');
  }
});

// The bank's own pages, in frames. Exactly one of success, reject, cancelled and error follows.
function authenticate(secureToken, token) {
  say('#three-ds-result', 'Your bank checks that it is you.');
  bank = new haven.Canvas3ds('#three-ds-bank', secureToken);
  bank.setEnv(environment);
  bank.on('chargeAuthChallenge', () => say('#three-ds-result', 'Confirm the payment with your bank, below.'));
  bank.on('chargeAuthDecoupled', ({ result }) => say('#three-ds-result', result.description));
  bank.on('chargeAuthSuccess', ({ charge_3ds_id }) => {
    takePayment('#three-ds-result', token, { charge_3ds_id });
    leaveBank();
  });
  for (const ending of ['chargeAuthReject', 'chargeAuthCancelled', 'error']) {
    bank.on(ending, ({ message }) => {
      say('#three-ds-result', message ?? 'Your bank did not confirm the payment. Nothing was charged.', 'bad');
      leaveBank();
    });
  }
  logEvents('#three-ds-log', bank, haven.CANVAS_3DS_EVENT);
  bank.on('chargeAuthChallenge', showBank);
  bank.load();
  showBank();
}

// The bank's frames are removed, so the focus moves from them to the result.
function leaveBank() {
  const { activeElement: focused, body } = document;
  const hadFocus = focused === body || document.querySelector('#three-ds-bank').contains(focused);
  bank.destroy();
  const result = document.querySelector('#three-ds-result');
  result.tabIndex = -1;
  if (hadFocus) result.focus({ preventScroll: true });
  result.scrollIntoView({ block: 'nearest' });
}

function showBank() {
  document.querySelector('#three-ds-bank').scrollIntoView({ block: 'nearest' });
}

form.load();

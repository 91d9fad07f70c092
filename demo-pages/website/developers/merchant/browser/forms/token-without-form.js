import { logEvent } from '../event-log.js';
import { environment, publicKey } from '../shop.js';
import { say, takePayment } from '../take-payment.js';

// Your own form may contain bank details. It must not contain card numbers: use HtmlWidget for those.
const form = document.querySelector('#token-without-form');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const { account_name, account_bsb, account_number } = Object.fromEntries(new FormData(form));
  const account = { account_name, account_bsb, account_number };
  const builder = new haven.PaymentSourceBuilder('gateway_haven_bank', account, haven.TYPE.BANK_ACCOUNT);
  builder.setEnv(environment);
  try {
    const token = await builder.send(publicKey);
    logEvent('#token-without-form-log', 'token', token);
    await takePayment('#token-without-form-result', token);
  } catch (error) {
    logEvent('#token-without-form-log', 'error', error.details);
    say('#token-without-form-result', error.message, 'bad');
  }
});

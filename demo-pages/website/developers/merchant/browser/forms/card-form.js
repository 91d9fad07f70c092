import { logEvents } from '../event-log.js';
import { environment, publicKey } from '../shop.js';
import { takePayment } from '../take-payment.js';

const form = new haven.HtmlWidget('#card-form', publicKey, 'gateway_haven_cards');
form.setEnv(environment);

form.on('finish', ({ payment_source }) => takePayment('#card-form-result', payment_source));
logEvents('#card-form-log', form, haven.EVENT);

form.load();

import { logEvents } from '../event-log.js';
import { environment, publicKey } from '../shop.js';
import { say, takePayment } from '../take-payment.js';

const form = new haven.HtmlWidget('#bank-account-au', publicKey, 'gateway_haven_bank', 'bsb');
form.setEnv(environment);
form.useAutoResize();
form.useGatewayFieldValidation();

form.on('finish', ({ payment_source }) => takePayment('#bank-account-au-result', payment_source));
form.on('error', ({ message }) => say('#bank-account-au-result', message, 'bad'));
logEvents('#bank-account-au-log', form, haven.EVENT);

form.load();

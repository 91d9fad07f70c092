import { logEvents } from '../event-log.js';
import { environment, publicKey } from '../shop.js';
import { takePayment } from '../take-payment.js';

const form = new haven.HtmlWidget('#bank-account-au', publicKey, 'gateway_haven_bank', 'bsb');
form.setEnv(environment);
form.useGatewayFieldValidation();

form.on('finish', ({ payment_source }) => takePayment('#bank-account-au-result', payment_source));
logEvents('#bank-account-au-log', form, haven.EVENT);

form.load();

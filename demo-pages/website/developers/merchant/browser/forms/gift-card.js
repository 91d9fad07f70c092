import { logEvents } from '../event-log.js';
import { environment, publicKey } from '../shop.js';
import { takePayment } from '../take-payment.js';

const form = new haven.HtmlWidget('#gift-card', publicKey, 'gateway_haven_gift', 'gift_card');
form.setEnv(environment);
form.setGiftCardScheme('HAVEN', 'haven_gift');

form.on('finish', ({ payment_source }) => takePayment('#gift-card-result', payment_source));
logEvents('#gift-card-log', form, haven.EVENT);

form.load();

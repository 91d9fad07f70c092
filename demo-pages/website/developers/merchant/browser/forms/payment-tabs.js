import { logEvents } from '../event-log.js';
import { environment, publicKey } from '../shop.js';
import { takePayment } from '../take-payment.js';

const card = new haven.Configuration('gateway_haven_cards');
card.setLabel('Card');

const account = new haven.Configuration('gateway_haven_bank', 'bsb');
account.setLabel('Bank account');

const gift = new haven.Configuration('gateway_haven_gift', 'gift_card');
gift.setLabel('Gift card');
gift.setGiftCardSchemeData('HAVEN', 'haven_gift');

const form = new haven.HtmlMultiWidget('#payment-tabs', publicKey, [card, account, gift]);
form.setEnv(environment);

form.on('finish', ({ payment_source }) => takePayment('#payment-tabs-result', payment_source));
logEvents('#payment-tabs-log', form, haven.EVENT);

form.load();

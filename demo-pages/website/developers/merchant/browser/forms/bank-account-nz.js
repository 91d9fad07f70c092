import { logEvents } from '../event-log.js';
import { environment, publicKey } from '../shop.js';
import { takePayment } from '../take-payment.js';

const form = new haven.HtmlWidget('#bank-account-nz', publicKey, 'gateway_haven_bank', 'bank_account');
form.setEnv(environment);

// Selects the country's account number format; without it the shopper chooses the country.
form.setMeta({ address_country: 'NZ' });

form.on('finish', ({ payment_source }) => takePayment('#bank-account-nz-result', payment_source));
logEvents('#bank-account-nz-log', form, haven.EVENT);

form.load();

import { logEvents } from '../event-log.js';
import { environment, publicKey } from '../shop.js';
import { takePayment } from '../take-payment.js';

const form = new haven.HtmlWidget('#own-look', publicKey, 'gateway_haven_cards');
form.setEnv(environment);

// Our own texts, and one more required field.
form.setFormFields(['email*']);
form.setFormLabels({
  card_name: 'Name on the card',
  card_number: 'Long number',
  expire_month: 'Valid until',
  card_ccv: 'Security code',
  email: 'Where we send the receipt',
});
form.setFormPlaceholders({ card_number: '0000 0000 0000 0000' });
form.setFormValues({ email: 'aroha@example.org' });
form.setSupportedCardIcons(['visa', 'mastercard'], true);

// Our colours.
form.setStyles({ background_color: '#fff9ec', text_color: '#3d2b05', border_color: '#8a6d1d' });
form.setElementStyle('input', { border_radius: '0', border: '1px solid #8a6d1d', height: '48px' });
form.setElementStyle('input', 'focus', { border: '1px solid #3d2b05' });
form.setElementStyle('label', { font_weight: '600', color: '#3d2b05' });

// Our own button submits the form.
form.setHiddenElements(['submit_button']);
const button = document.querySelector('#own-look-pay');
button.addEventListener('click', () => {
  if (form.isValidForm()) button.setAttribute('aria-busy', 'true');
  form.trigger(haven.TRIGGER.SUBMIT_FORM);
});

form.on('finish', async ({ payment_source }) => {
  await takePayment('#own-look-result', payment_source);
  button.removeAttribute('aria-busy');
});
form.on('systemError', () => button.removeAttribute('aria-busy'));
logEvents('#own-look-log', form, haven.EVENT);

form.load();

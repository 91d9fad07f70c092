import { askServer } from '../ask-server.js';
import { logEvents } from '../event-log.js';
import { environment } from '../shop.js';
import { say } from '../take-payment.js';

// Your server names one stored card of the signed-in customer.
const { vault_display_token } = await askServer('/merchant/display-tokens', {});
const card = new haven.VaultDisplayWidget('#stored-card', vault_display_token);
card.setEnv(environment);
card.setStyles({ background_color: '#ffffff', text_color: '#0d2438' });

const messages = {
  card_number_secure_code_requested: ['A code was sent to the owner of the card.'],
  cvv_secure_code_requested: ['A code was sent to the owner of the card.'],
  access_forbidden: ['The owner was not recognised.', 'bad'],
  session_expired: ['The view has expired. Ask your server for another token.', 'bad'],
  operation_forbidden: ['This card may not be shown.', 'bad'],
};
for (const [name, words] of Object.entries(messages)) card.on(name, () => say('#stored-card-result', ...words));
logEvents('#stored-card-log', card, haven.VAULT_DISPLAY_EVENT, []);
card.load();

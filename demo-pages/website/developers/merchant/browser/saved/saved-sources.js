import { askServer } from '../ask-server.js';
import { logEvents } from '../event-log.js';
import { environment, publicKey } from '../shop.js';
import { say } from '../take-payment.js';

// Your server names the signed-in customer and gets a query token that is valid for an hour.
const { query_token } = await askServer('/merchant/query-tokens', {});
const list = new haven.HtmlPaymentSourceWidget('#saved-sources', publicKey, query_token);
list.setEnv(environment);
list.filterByTypes(['card', 'bank_account', 'checkout']);
list.setLimit(4);
list.setStyles({ background_color: '#ffffff', button_color: '#0b5c8f' });

list.on('select', ({ payment_source_id, payment_source_type }) =>
  say('#saved-sources-result', `Your server charges the ${payment_source_type} ${payment_source_id}.`, 'good'),
);
list.on('unselect', () => say('#saved-sources-result', 'Nothing is chosen.'));
list.on('systemError', ({ message }) => say('#saved-sources-result', message, 'bad'));
list.on('resize', ({ height }) => {
  document.querySelector('#saved-sources iframe').style.height = `${height}px`;
});
logEvents('#saved-sources-log', list, haven.PAYMENT_SOURCE_EVENT);
list.load();

import { logEvent } from '../event-log.js';
import { environment, publicKey } from '../shop.js';
import { say } from '../take-payment.js';

// Everything that is thrown or reported is an SdkError.
function show({ message, cause, category, retryable, status, details }) {
  const advice = retryable ? 'Trying again later may help.' : 'Trying again will not help.';
  say('#errors-result', `${message} (${cause}). ${advice}`, 'bad');
  logEvent('#errors-log', 'error', { category, status, contextId: details.contextId });
}

const tries = {
  // The provider does not know this key.
  'wrong-key': () => load('pk_sandbox_mistyped', environment),
  // A provider that answers 503, as during maintenance.
  'provider-down': () => load(publicKey, { api: location.origin, widget: environment.widget }),
  // Programming errors throw immediately.
  'unknown-environment': () => load(publicKey, 'prodction'),
  'missing-names': () => {
    const form = new haven.HtmlWidget('#errors-form', publicKey, 'gateway_haven_gift', 'gift_card');
    form.setGiftCardScheme('HAVEN', '');
  },
};

function load(key, provider) {
  const form = new haven.HtmlWidget('#errors-form', key, 'gateway_haven_cards');
  form.setEnv(provider);
  form.on('error', ({ error }) => {
    show(error);
    form.destroy();
  });
  form.load();
}

for (const [id, attempt] of Object.entries(tries)) {
  document.querySelector(`#${id}`).addEventListener('click', () => {
    try {
      attempt();
    } catch (error) {
      show(error);
    }
  });
}

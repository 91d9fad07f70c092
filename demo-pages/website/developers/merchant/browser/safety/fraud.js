import '../vendor-scripts.js';
import { logEvents } from '../event-log.js';
import { environment, publicKey } from '../shop.js';
import { say } from '../take-payment.js';

const SERVICES = {
  'fraud-take': 'service_haven_fraud',
  'fraud-wrong': 'service_haven_fraud_wrong',
  'fraud-unknown': 'service_that_is_not_there',
};
let fraud;

for (const [id, service] of Object.entries(SERVICES)) {
  document.querySelector(`#${id}`).addEventListener('click', () => {
    fraud?.destroy();
    fraud = new haven.FraudService(service, publicKey, {
      environmentId: 'haven-shop',
      mode: 'test',
      providerId: 'gateway_haven_cards',
      csp: true,
    });
    fraud.setEnv(environment);
    say('#fraud-result', 'Taking the fingerprint…');
    // Exactly one of the two follows. Your server sends the token with the charge.
    fraud.on('fingerprint-token-ready', (token) => say('#fraud-result', `Fingerprint token ${token}.`, 'good'));
    fraud.on('fingerprint-token-error', ({ message }) => say('#fraud-result', message, 'bad'));
    logEvents('#fraud-log', fraud, haven.FRAUD_EVENT, []);
    fraud.load();
  });
}

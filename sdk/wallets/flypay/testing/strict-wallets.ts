import { setVendorScripts } from '../../core/vendor-scripts.ts';
import { setFlypayHosts } from '../../flypay-v2/flypay-v2-hosts.ts';
import { WalletButtons } from '../../wallet-buttons.ts';

/** A merchant's page under the strictest policy that allows the wallets; the test reads these counts. */
const counted: { violations: string[]; events: unknown[] } = { violations: [], events: [] };
addEventListener('securitypolicyviolation', ({ violatedDirective }) => counted.violations.push(violatedDirective));
window.fetch = async () => Response.json({ resource: { data: { id: 'o1' } } });
const place = (container: HTMLElement) => Promise.resolve(void container.append(document.createElement('button')));
const part = () => ({ isEligible: () => true, render: place });
Object.assign(window, {
  AfterPay: { initialize() {}, redirect() {} },
  paypal: { Buttons: part, Messages: part },
});
const script = `${location.origin}/sdk/wallets/testing/vendor-script.js`;
setVendorScripts({ paypal: script, afterpay_sandbox: script });
setFlypayHosts({ sandbox: `${location.origin}/flypay` });

// A real popup would stay open after this page; if it is blocked, the overlay remains, and the test checks that.
window.open = () => null;
const meta = btoa(
  JSON.stringify({ charge: { id: 'c1', amount: 1, currency: 'AUD' }, credentials: { client_auth: 'x' } }),
);
const buttons = ['Paypal', 'Flypay', 'FlypayV2', 'Afterpay'].map((type) => {
  const claims = btoa(JSON.stringify({ meta, gateway: { type, mode: 'test' } }));
  const wallet = new WalletButtons(`#${type}`, `${btoa('{}')}.${claims}.x`, { client_id: 'c1' });
  wallet.setEnv({ api: location.origin, widget: location.origin });
  wallet.on('loaded', () => counted.events.push(`${type} loaded`));
  wallet.on('unavailable', ({ data }) => counted.events.push(`${type} ${data.message}`));
  wallet.load();
  return wallet;
});
Object.assign(window, { counted, buttons });

import { AfterpayCheckoutButton } from '../afterpay-checkout-button.ts';

/** A merchant's page under the strictest policy; the test reads these counts. */
const counted = { violations: 0, errors: 0 };
addEventListener('securitypolicyviolation', () => counted.violations++);
window.fetch = async () =>
  Response.json({ error: { message: 'Too <b>low</b>', code: 'invalid_amount' } }, { status: 400 });
const button = new AfterpayCheckoutButton('#pay', 'pk1', 'g1');
button.setEnv({ api: location.origin, widget: location.origin });
button.on('error', () => counted.errors++);
Object.assign(window, { counted, button });

import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Database } from '../../../server/database/open-database.ts';
import { hostedShell, setPageHeaders } from '../../core/index.ts';
import { checkoutByReference } from './external-checkout-store.ts';

/**
 * GET /checkout/afterpay/init?token=&env=[&show_etp=true]: redirects the popup to the provider. With `show_etp` it
 * first explains how to continue with Firefox's Enhanced Tracking Protection.
 */
export async function afterpayInitPage(db: Database, c: Context): Promise<Response> {
  const checkout = await checkoutByReference(db, c.req.query('token') ?? '');
  const env = c.req.query('env');
  setPageHeaders(c, []);
  if (checkout?.gatewayType !== 'Afterpay') {
    return c.html(problem('This checkout is unknown', 'Close this window and start again in the shop.'), 404);
  }
  if (env !== checkout.mode) {
    return c.html(
      problem('This checkout is for testing', 'Its address must contain env=test. No money moves here.'),
      400,
    );
  }
  const next = `/sandbox/afterpay/${checkout.referenceId}`;
  if (c.req.query('show_etp') !== 'true') return c.redirect(next, 303);
  const body = html`<main class="card">
      <p class="mark wait" aria-hidden="true"></p>
      <h1>Firefox may block this payment</h1>
      <p>Enhanced Tracking Protection can keep this checkout from telling the shop that you have paid. If the shop does
        not notice, choose the shield beside the address, switch the protection off for this page, and try again.</p>
      <a class="action" href="${next}">Continue</a>
    </main>`;
  return c.html(hostedShell({ title: 'Before you pay', sheet: 'checkout', body }));
}

function problem(title: string, text: string) {
  const body = html`<main class="card">
      <p class="mark bad" aria-hidden="true"></p>
      <h1>${title}</h1>
      <p>${text}</p>
    </main>`;
  return hostedShell({ title, sheet: 'checkout', body });
}

import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import type { Database } from '../../../server/database/open-database.ts';
import { hostedShell, isKnownOrigin, readBody, type SandboxServices, setPageHeaders } from '../../core/index.ts';
import { checkoutByReference, type ExternalCheckoutRow, storeReturnPage } from './external-checkout-store.ts';
import { checkoutMessage } from './return-address.ts';

const session = z.object({ merchant_redirect_url: z.url().max(2000), checkout_token: z.string().max(200) });

type ReturnText = { mark: string; title: string; text: string };

const BACK = 'This window closes by itself. You can also close it and continue in the shop.';
const TEXTS: Record<ExternalCheckoutRow['status'] | 'unknown', ReturnText> = {
  approved: { mark: 'good', title: 'Payment approved', text: BACK },
  declined: { mark: 'bad', title: 'Payment declined', text: `Nothing was charged. ${BACK}` },
  referred: { mark: 'wait', title: 'Your application is being reviewed', text: `Nothing was charged yet. ${BACK}` },
  cancelled: { mark: 'wait', title: 'Payment cancelled', text: `Nothing was charged. ${BACK}` },
  failed: { mark: 'bad', title: 'The payment did not work', text: `Nothing was charged. ${BACK}` },
  created: {
    mark: 'wait',
    title: 'This payment is not finished',
    text: 'Nothing was charged. You can close this window.',
  },
  unknown: { mark: 'wait', title: 'There is no payment here', text: 'Nothing was charged. You can close this window.' },
};

/** The merchant's page in an address, however often it was encoded; empty when it is not a page of a merchant. */
async function merchantPage(db: Database, written: string, merchantId: string | undefined): Promise<string> {
  let address = written;
  for (let round = 0; round < 2 && /^https?%/i.test(address); round += 1) address = decodeOnce(address);
  if (!URL.canParse(address) || address.length > 4096) return '';
  const url = new URL(address);
  return (await isKnownOrigin(db, url.origin, merchantId)) ? url.href : '';
}

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

async function returnPage(db: Database, c: Context, written: string): Promise<Response> {
  const checkout = await checkoutByReference(db, c.req.query('reference_id') ?? '');
  const returnTo = written === '' ? '' : await merchantPage(db, written, checkout?.merchantId);
  const pageOrigin = checkout?.pageOrigin ?? '';
  setPageHeaders(c, pageOrigin ? [pageOrigin] : [], { isScripted: true });
  if (written !== '' && returnTo === '') {
    const text =
      'The address of the shop is not registered with this payment provider. ' +
      'Close this window and go back to the shop.';
    return c.html(resultPage({ mark: 'bad', title: 'This link does not work', text }, {}, ''), 403);
  }
  const message = checkout && checkoutMessage(checkout);
  const facts = { message: JSON.stringify(message), 'page-origin': pageOrigin, 'return-to': returnTo };
  return c.html(resultPage(TEXTS[checkout?.status ?? 'unknown'], facts, returnTo));
}

function resultPage({ mark, title, text }: ReturnText, facts: Record<string, string>, returnTo: string) {
  const body = html`<main class="card">
      <p class="mark ${mark}" aria-hidden="true"></p>
      <h1>${title}</h1>
      <p role="status">${text}</p>
      ${returnTo ? html`<a class="action" href="${returnTo}">Back to the shop</a>` : ''}
      <button class="action quiet" type="button" data-close>Close this window</button>
    </main>`;
  return hostedShell({ title, sheet: 'checkout', script: 'checkout-return', facts, body });
}

/** The pages that a shopper's window returns to, and the pages that it waits on. */
export function checkoutReturnPages({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();
  const byQuery = (c: Context) => returnPage(db, c, c.req.query('merchant') ?? '');
  for (const path of ['success', 'error', 'zipmoney/suspended', 'zipmoney/response']) routes.get(`/${path}`, byQuery);

  routes.get('/afterpay/merchant/:page/:outcome{success|error}', (c) => {
    const encoded = c.req.param('page').replaceAll('-', '+').replaceAll('_', '/');
    const address = /^[\w+/=]+$/.test(encoded) ? Buffer.from(encoded, 'base64').toString('latin1') : 'unreadable';
    return returnPage(db, c, address);
  });

  // From the storage dispatcher: a browser keeps its storage apart from that of a page that is not in a frame.
  routes.post('/session', async (c) => {
    const { merchant_redirect_url, checkout_token } = await readBody(c, session);
    await storeReturnPage(db, checkout_token, merchant_redirect_url, clock.now());
    return c.body(null, 204);
  });

  routes.get('/afterpay/init', (c) => afterpayInitPage(db, c));

  routes.get('/zipmoney/loading', (c) => {
    setPageHeaders(c, []);
    const body = html`<main class="card">
      <p class="mark busy" aria-hidden="true"></p>
      <h1>One moment</h1>
      <p role="status">Your checkout is being prepared.</p>
    </main>`;
    return c.html(hostedShell({ title: 'One moment', sheet: 'checkout', body }));
  });

  return routes;
}

/**
 * GET /checkout/afterpay/init?token=&env=[&show_etp=true]: redirects the popup to the provider. With `show_etp` it
 * first explains how to continue with Firefox's Enhanced Tracking Protection.
 */
async function afterpayInitPage(db: Database, c: Context): Promise<Response> {
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

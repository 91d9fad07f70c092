import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { containsCardNumber } from '#payment-rules/card/card-number.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { decimalAmount, hostedShell, merchants, type SandboxServices, setPageHeaders } from '../../core/index.ts';
import { CHECKOUT_KINDS, type CheckoutKind, KIND, SIMULATED, SLOW_ISSUER_MS } from '../../simulated/index.ts';
import { checkoutByReference, decideCheckout, type ExternalCheckoutRow } from './external-checkout-store.ts';
import { returnAddress } from './return-address.ts';

async function openCheckout(db: Database, c: Context, kind: string | undefined): Promise<ExternalCheckoutRow | null> {
  const checkout = await checkoutByReference(db, c.req.param('reference') ?? '');
  return checkout && CHECKOUT_KINDS[checkout.gatewayType] === kind ? checkout : null;
}

function lost(c: Context): Response | Promise<Response> {
  setPageHeaders(c, []);
  return c.text('This checkout is unknown or has ended. Close this window and start again in the shop.', 404);
}

/** A text that the shopper typed about themselves: short, and without a card number; null otherwise. */
function shortText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().slice(0, 255) : '';
  return text === '' || containsCardNumber(text) ? null : text;
}

/** Simulates the providers of the PayPal, Zip and Afterpay types: the pages where a shopper approves a checkout. */
export function simulatedPages({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();

  routes.get(`/${KIND}/:reference`, async (c) => {
    const kind = c.req.param('kind') as CheckoutKind;
    const checkout = await openCheckout(db, c, kind);
    if (!checkout || checkout.expiresAt <= clock.now()) return lost(c);
    if (checkout.status !== 'created') return c.redirect(returnAddress(checkout), 303);
    const [merchant] = await db.select().from(merchants).where(eq(merchants.id, checkout.merchantId));
    // A browser checks the redirect after a form post against the policy of the page that contains the form.
    const returnOrigins = [checkout.successUrl, checkout.errorUrl].map((address) => new URL(address).origin);
    setPageHeaders(c, checkout.pageOrigin ? [checkout.pageOrigin] : [], {
      formActions: [...new Set(["'self'", ...returnOrigins])],
    });
    const { name } = SIMULATED[kind];
    const body = simulatedBody(kind, checkout, merchant?.name ?? 'A shop');
    return c.html(hostedShell({ title: `${name} checkout (simulated)`, sheet: 'simulated', bodyClass: kind, body }));
  });

  routes.post(`/${KIND}/:reference`, bodyLimit({ maxSize: 4096 }), async (c) => {
    const kind = c.req.param('kind') as CheckoutKind;
    const checkout = await openCheckout(db, c, kind);
    if (!checkout || checkout.expiresAt <= clock.now()) return lost(c);
    const form = await c.req.parseBody();
    const outcome = SIMULATED[kind].outcomes.find(({ decision }) => decision === form.decision);
    if (!outcome) return c.text('Choose one of the buttons of the checkout page.', 400);
    if (outcome.isSlow && checkout.status === 'created') await clock.sleep(SLOW_ISSUER_MS);
    const decision = {
      status: outcome.status,
      shopperEmail: shortText(form.email) ?? 'avery.tester@example.org',
      shopperName: shortText(form.name) ?? 'Avery Tester',
    };
    setPageHeaders(c, []);
    return c.redirect(returnAddress(await decideCheckout(db, checkout, decision, clock.now())), 303);
  });

  return routes;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');

function instalments(minor: number, currency: string) {
  const each = Math.floor(minor / 4);
  const parts = [minor - 3 * each, each, each, each];
  const days = ['Today', 'In 2 weeks', 'In 4 weeks', 'In 6 weeks'];
  return html`<ol class="instalments">
    ${parts.map(
      (part, index) => html`<li><span>${days[index]}</span><strong>${currency} ${decimalAmount(part)}</strong></li>`,
    )}
  </ol>`;
}

/** The page at a simulated provider: the merchant, the amount, and one button for each possible outcome. */
function simulatedBody(kind: CheckoutKind, checkout: ExternalCheckoutRow, merchantName: string) {
  const { name, likeness, promise, outcomes, mark } = SIMULATED[kind];
  const { meta, amountMinor, currency, description, referenceId } = checkout;
  const shopper = `${textOf(meta.first_name)} ${textOf(meta.last_name)}`.trim();
  const [first, ...others] = outcomes;
  const amount = amountMinor === null ? 'Decided by the shop' : `${currency} ${decimalAmount(amountMinor)}`;
  return html`<header>
      <span class="brand">${mark}<span>${name}</span></span>
      <span class="badge">Simulated</span>
    </header>
    <main>
      <h1>${promise}</h1>
      <p class="payee">to <strong>${textOf(meta.brand_name) || merchantName}</strong></p>
      <p class="amount">${amount}</p>
      ${description ? html`<p class="description">${description}</p>` : ''}
      ${kind === 'afterpay' && amountMinor !== null ? instalments(amountMinor, currency) : ''}
      <form method="post" action="/sandbox/${kind}/${referenceId}">
        <label for="name">Name</label>
        <input id="name" name="name" autocomplete="name" maxlength="200" value="${shopper || 'Avery Tester'}">
        <label for="email">Email</label>
        <input id="email" name="email" type="email" autocomplete="email" maxlength="200"
          value="${textOf(meta.email) || 'avery.tester@example.org'}">
        <button class="first" name="decision" value="${first?.decision ?? ''}">${first?.label ?? ''}</button>
        <fieldset>
          <legend>Test other outcomes</legend>
          ${others.map(({ decision, label }) => html`<button name="decision" value="${decision}">${label}</button>`)}
        </fieldset>
      </form>
      <p class="note">This page simulates a provider of the ${likeness} type in the Haven sandbox. It belongs to no such
        company, knows no account of yours, and moves no money.</p>
    </main>`;
}

import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { containsCardNumber } from '#payment-rules/card/card-number.ts';
import type { Database } from '../../database/open-database.ts';
import { SLOW_ISSUER_MS } from '../cards/test-cards.ts';
import { CHECKOUT_KINDS, type CheckoutKind, KIND, SIMULATED } from '../gateways/simulated-providers.ts';
import { hostedShell } from '../http/hosted-shell.ts';
import { setPageHeaders } from '../http/page-headers.ts';
import { merchants } from '../merchants/access-schema.ts';
import type { SandboxClock } from '../sandbox-clock.ts';
import { returnAddress } from './checkout-outcome.ts';
import { type Checkout, checkoutByReference, decideCheckout } from './checkout-store.ts';
import { simulatedBody } from './simulated-body.ts';

async function openCheckout(db: Database, c: Context, kind: string | undefined): Promise<Checkout | null> {
  const checkout = await checkoutByReference(db, c.req.param('reference') ?? '');
  return checkout && CHECKOUT_KINDS[checkout.gatewayType] === kind ? checkout : null;
}

function lost(c: Context): Response | Promise<Response> {
  setPageHeaders(c, []);
  return c.text('This checkout is unknown or has ended. Close this window and start again in the shop.', 404);
}

/** What a shopper may write about themselves: short, and no card number. */
function told(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().slice(0, 255) : '';
  return text === '' || containsCardNumber(text) ? null : text;
}

/** The outside world: what a shopper meets at a PayPal-, Zip- or Afterpay-type provider. */
export function simulatedPages(db: Database, clock: SandboxClock): Hono {
  const routes = new Hono();

  routes.get(`/${KIND}/:reference`, async (c) => {
    const kind = c.req.param('kind') as CheckoutKind;
    const checkout = await openCheckout(db, c, kind);
    if (!checkout || checkout.expiresAt <= clock.now()) return lost(c);
    if (checkout.status !== 'created') return c.redirect(returnAddress(checkout), 303);
    const [merchant] = await db.select().from(merchants).where(eq(merchants.id, checkout.merchantId));
    // A browser checks the way back from a form against the policy of the page that the form was on.
    const ways = [checkout.successUrl, checkout.errorUrl].map((address) => new URL(address).origin);
    setPageHeaders(c, checkout.pageOrigin ? [checkout.pageOrigin] : [], {
      formActions: [...new Set(["'self'", ...ways])],
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
      shopperEmail: told(form.email) ?? 'avery.tester@example.org',
      shopperName: told(form.name) ?? 'Avery Tester',
    };
    setPageHeaders(c, []);
    return c.redirect(returnAddress(await decideCheckout(db, checkout, decision, clock.now())), 303);
  });

  return routes;
}

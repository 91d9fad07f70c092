import { Hono } from 'hono';
import {
  decimalAmount,
  optionalIdempotencyKey,
  readBody,
  requiredIdempotencyKey,
  respond,
  SandboxError,
  type SandboxServices,
  serverKey,
} from '../../core/index.ts';
import { type AdvanceContext, advanceCheckout, type CheckoutState } from './advance.ts';
import { callbackRequest } from './callback-request.ts';
import { type IntentVariables, intentCredential } from './intent-credential.ts';
import { intentRequest } from './intent-request.ts';
import type { IntentResponse } from './intent-response.ts';
import { createIntent, findIntent, type Intent, intentByKey } from './intent-store.ts';
import { mintIntentToken } from './mint-instruction-token.ts';
import { presentInstruction } from './present-instruction.ts';
import { closeFailedForm, takeReport } from './take-report.ts';

/** How long an instruction call waits when there is nothing new. Clients treat five seconds as a long poll. */
export const HOLD_MS = 8000;
const LOOK_MS = 300;

function presentIntent(intent: Intent): IntentResponse {
  const { id, amountMinor, currency, reference, status, chargeId, expiresAt, createdAt, script } = intent;
  return {
    _id: id,
    intent_id: id,
    amount: decimalAmount(amountMinor),
    currency,
    reference,
    status,
    charge_id: chargeId,
    scenario: script.name,
    expires_at: expiresAt.toISOString(),
    created_at: createdAt.toISOString(),
  };
}

/** The hosted-checkout calls of a merchant's server, with the secret key. */
export function intentServerRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();

  routes.options('/intent', () => {
    throw new SandboxError(403, 'access_forbidden', 'Intents are made by servers, not by pages');
  });

  routes.post('/intent', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const idempotencyKey = optionalIdempotencyKey(c.req.header('idempotency-key'));
    const request = await readBody(c, intentRequest);
    const intent = await createIntent(db, { merchantId, idempotencyKey }, request, clock.now());
    return respond(c, 201, 'checkout_intent', { ...presentIntent(intent), token: await mintIntentToken(db, intent) });
  });

  // A page that is reloaded, or that a wallet redirects back to, needs the same token again.
  routes.get('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const idempotencyKey = requiredIdempotencyKey(c.req.query('idempotency_key'));
    const intent = await intentByKey(db, { merchantId, idempotencyKey });
    if (!intent) throw new SandboxError(404, 'not_found', 'No checkout was made with this idempotency key');
    return respond(c, 200, 'checkout_intent', { ...presentIntent(intent), token: await mintIntentToken(db, intent) });
  });

  routes.get('/:id{int_[^/]+}', async (c, next) => {
    if (c.req.header('x-user-secret-key') === undefined) return next();
    const { merchantId } = await serverKey(db, c, clock.now());
    const intent = await findIntent(db, merchantId, c.req.param('id'));
    if (!intent) throw new SandboxError(404, 'not_found', 'There is no such checkout');
    return respond(c, 200, 'checkout_intent', presentIntent(intent));
  });

  return routes;
}

/** The calls of a checkout's page, with the token of the intent or of an instruction. */
export function intentPageRoutes({ db, clock, originOf }: SandboxServices): Hono<IntentVariables> {
  const routes = new Hono<IntentVariables>();
  const credential = intentCredential(db, clock);
  const contextOf = (url: string, origin: string | undefined): AdvanceContext => ({
    db,
    clock,
    ownOrigin: originOf(url),
    pageOrigin: origin ?? null,
  });

  routes.get('/instruction', credential, async (c) => {
    const context = contextOf(c.req.url, c.req.header('origin'));
    const { intent } = c.var;
    const until = clock.now().getTime() + HOLD_MS;
    for (;;) {
      const checkout = await stateFor(context, intent, c.var.seq);
      const { row } = checkout;
      // A form that was answered is not shown again: the page waits for what follows it.
      if (row?.reportedAt === null && !isCurrent(checkout, c.var.seq)) {
        const data = await presentInstruction(db, checkout.intent, row, context.ownOrigin, clock.now());
        return respond(c, 200, 'checkout_instruction', data);
      }
      if (checkout.state === 'finished') {
        throw new SandboxError(403, 'checkout_finished', 'This checkout has ended');
      }
      if (clock.now().getTime() >= until || c.req.raw.signal.aborted) {
        return respond(c, 200, 'checkout_instruction', {});
      }
      await clock.sleep(LOOK_MS);
    }
  });

  routes.post('/callback', credential, async (c) => {
    const { intent, seq } = c.var;
    const report = await readBody(c, callbackRequest);
    const status = await takeReport(db, intent, seq, report, clock.now());
    // The payment is made before the page receives the answer, so a page that closes now has still paid.
    if (status === 'accepted' || status === 'repeated') {
      await advanceCheckout(contextOf(c.req.url, c.req.header('origin')), intent.merchantId, intent.id);
    }
    return respond(c, 200, 'checkout_callback', { status });
  });

  routes.get('/:id{int_[^/]+}', credential, async (c) => {
    if (c.req.param('id') !== c.var.intent.id) {
      throw new SandboxError(404, 'not_found', 'There is no such checkout');
    }
    return respond(c, 200, 'checkout_intent', presentIntent(c.var.intent));
  });

  return routes;
}

const isCurrent = ({ intent }: CheckoutState, seq: number) => intent.seq === seq;

/**
 * The state of the checkout for a page that holds the token of instruction `seq`; only the newest token can advance it.
 */
async function stateFor(
  context: AdvanceContext,
  { merchantId, id, seq: present }: Intent,
  seq: number,
): Promise<CheckoutState> {
  const checkout = await advanceCheckout(context, merchantId, id, { isReturning: seq < present });
  if (!isCurrent(checkout, seq)) return checkout;
  if (checkout.row) await closeFailedForm(context.db, checkout.row, context.clock.now());
  return advanceCheckout(context, merchantId, id, { seen: seq });
}

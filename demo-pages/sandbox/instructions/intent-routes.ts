import { Hono } from 'hono';
import type { Database } from '../../database/open-database.ts';
import { serverKey } from '../credentials/key-ring.ts';
import { answer } from '../http/envelope.ts';
import { optionalIdempotencyKey, requiredIdempotencyKey } from '../http/idempotency-key.ts';
import { readBody } from '../http/read-body.ts';
import { SandboxError } from '../http/sandbox-error.ts';
import { intentRequest } from '../intents/intent-request.ts';
import { createIntent, findIntent, type Intent, intentByKey } from '../intents/intent-store.ts';
import { mintIntentToken } from '../intents/mint-instruction-token.ts';
import type { SandboxClock } from '../sandbox-clock.ts';
import { decimalAmount } from '../sandbox-money.ts';
import { advance, type Desk, type Standing } from './advance.ts';
import { callbackRequest } from './callback-request.ts';
import { type IntentVariables, intentCredential } from './intent-credential.ts';
import { presentInstruction } from './present-instruction.ts';
import { closeErred, takeReport } from './take-report.ts';

type OriginOf = (url: string) => string;

/** How long an instruction call is held while there is nothing new. Clients count five seconds as held. */
export const HOLD_MS = 8000;
const LOOK_MS = 300;

function presented(intent: Intent): object {
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

/** What a merchant's server asks about hosted checkouts, with the secret key. */
export function intentServerRoutes(db: Database, clock: SandboxClock): Hono {
  const routes = new Hono();

  routes.options('/intent', () => {
    throw new SandboxError(403, 'access_forbidden', 'Intents are made by servers, not by pages');
  });

  routes.post('/intent', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const idempotencyKey = optionalIdempotencyKey(c.req.header('idempotency-key'));
    const request = await readBody(c, intentRequest);
    const intent = await createIntent(db, { merchantId, idempotencyKey }, request, clock.now());
    return answer(c, 201, 'checkout_intent', { ...presented(intent), token: await mintIntentToken(db, intent) });
  });

  // A page that is loaded again, or comes back from a wallet, needs the same token once more.
  routes.get('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const idempotencyKey = requiredIdempotencyKey(c.req.query('idempotency_key'));
    const intent = await intentByKey(db, { merchantId, idempotencyKey });
    if (!intent) throw new SandboxError(404, 'not_found', 'There is no checkout of this key');
    return answer(c, 200, 'checkout_intent', { ...presented(intent), token: await mintIntentToken(db, intent) });
  });

  routes.get('/:id{int_[^/]+}', async (c, next) => {
    if (c.req.header('x-user-secret-key') === undefined) return next();
    const { merchantId } = await serverKey(db, c, clock.now());
    const intent = await findIntent(db, merchantId, c.req.param('id'));
    if (!intent) throw new SandboxError(404, 'not_found', 'There is no such checkout');
    return answer(c, 200, 'checkout_intent', presented(intent));
  });

  return routes;
}

/** The calls of a checkout's page, with the token of the intent or of an instruction. */
export function intentPageRoutes(db: Database, clock: SandboxClock, originOf: OriginOf): Hono<IntentVariables> {
  const routes = new Hono<IntentVariables>();
  const credential = intentCredential(db, clock);
  const deskOf = (url: string, origin: string | undefined): Desk => ({
    db,
    clock,
    ownOrigin: originOf(url),
    pageOrigin: origin ?? null,
  });

  routes.get('/instruction', credential, async (c) => {
    const desk = deskOf(c.req.url, c.req.header('origin'));
    const { intent } = c.var;
    const until = clock.now().getTime() + HOLD_MS;
    for (;;) {
      const standing = await standingFor(desk, intent, c.var.seq);
      if (standing.state === 'finished' && isCurrent(standing, c.var.seq)) {
        throw new SandboxError(403, 'checkout_finished', 'This checkout has ended');
      }
      if (standing.row && !isCurrent(standing, c.var.seq) && !isAnswered(standing)) {
        const { row } = standing;
        const data = await presentInstruction(db, standing.intent, row, desk.ownOrigin, clock.now());
        return answer(c, 200, 'checkout_instruction', data);
      }
      if (clock.now().getTime() >= until || c.req.raw.signal.aborted) {
        return answer(c, 200, 'checkout_instruction', {});
      }
      await clock.sleep(LOOK_MS);
    }
  });

  routes.post('/callback', credential, async (c) => {
    const { intent, seq } = c.var;
    const report = await readBody(c, callbackRequest);
    const status = await takeReport(db, intent, seq, report, clock.now());
    // The payment is made before the page hears that its report came, so that a page that closes now has paid.
    if (status === 'accepted' || status === 'repeated') {
      await advance(deskOf(c.req.url, c.req.header('origin')), intent.merchantId, intent.id);
    }
    return answer(c, 200, 'checkout_callback', { status });
  });

  routes.get('/:id{int_[^/]+}', credential, async (c) => {
    if (c.req.param('id') !== c.var.intent.id) {
      throw new SandboxError(403, 'access_forbidden', 'This token is for another checkout');
    }
    return answer(c, 200, 'checkout_intent', presented(c.var.intent));
  });

  return routes;
}

const isCurrent = ({ intent }: Standing, seq: number) => intent.seq === seq;
const isAnswered = ({ row, state }: Standing) => row?.reportedAt != null && state === 'waiting';

/** Where the checkout stands for a page that holds the token of instruction `seq`: only the newest may ask for more. */
async function standingFor(desk: Desk, { merchantId, id, seq: present }: Intent, seq: number): Promise<Standing> {
  const standing = await advance(desk, merchantId, id, { isReturning: seq < present });
  if (!isCurrent(standing, seq)) return standing;
  if (standing.row) await closeErred(desk.db, standing.row, desk.clock.now());
  return advance(desk, merchantId, id, { seen: seq });
}

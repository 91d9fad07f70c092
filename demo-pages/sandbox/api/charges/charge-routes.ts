import { and, asc, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { collectCalls } from '../../../server/database/collect-calls.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { isOneOf } from '../../../server/database/store-rows.ts';
import { describeError } from '../../../server/http/describe-error.ts';
import {
  type BegunWork,
  keyedRequest,
  type NamedRequest,
  readBody,
  requiredIdempotencyKey,
  respond,
  runManyOnce,
  runOnceAndWait,
  type SandboxClock,
  SandboxError,
  type SandboxServices,
  serverKey,
} from '../../core/index.ts';
import { savedSources } from '../payment-sources/index.ts';
import { chargeRequest } from './charge-request.ts';
import type { ChargeResponse } from './charge-response.ts';
import { type AskedCharge, awaitSettlement, chargeById, findCharge, newCharge, recordCharge } from './charge-store.ts';
import { chargedSource, knownOutcome } from './charged-source.ts';
import { presentCharge } from './present-charge.ts';
import { type Charge, insertCharges, type NewCharge, settleIfDue } from './settle-charge.ts';

/** A call for a charge; its idempotency key is the charge's. */
type ChargeCall = NamedRequest & AskedCharge & { key: string };

const AT_ONCE = 50;

/**
 * Makes charges, each once for its idempotency key. Charges of saved sources whose payers are away are asked for by the
 * hundred on the day on which gifts or subscriptions are due: those that come together share a transaction.
 */
function createChargeMaker(db: Database, clock: SandboxClock): (call: ChargeCall) => Promise<ChargeResponse> {
  return collectCalls<ChargeCall, ChargeResponse>({
    together: (calls) => chargeTogether(db, calls, clock.now()),
    alone: (call) => chargeAlone(db, call, clock),
    most: AT_ONCE,
    onFailure: (error) => console.error(`sandbox error: charges together: ${describeError(error).message}`),
  });
}

/** A charge whose issuer has answered, or the issuer's refusal. */
function settled(charge: Charge): ChargeResponse {
  if (charge.status !== 'failed') return presentCharge(charge);
  const { failureCode: code, failureMessage: message, declineCode } = charge;
  const details = { path: '', messages: [], ...(declineCode ? { decline_code: declineCode } : {}) };
  throw SandboxError.again({ code: code ?? '', message: message ?? 'Charge failed', details });
}

function chargeAlone(db: Database, call: ChargeCall, clock: SandboxClock): Promise<ChargeResponse> {
  const { merchantId, idempotencyKey, request } = call;
  let recorded: Charge | undefined;
  return runOnceAndWait(db, call, clock.now(), {
    begin: async (tx) => {
      const made = await recordCharge(tx, merchantId, idempotencyKey, request, clock.now());
      recorded = made;
      return { subject: made.id, answer: made.status === 'pending' ? undefined : () => settled(made) };
    },
    finish: async (id) => settled(await awaitSettlement(db, recorded ?? (await chargeById(db, id)), clock)),
  });
}

/** A charge that the merchant makes by an agreement, of a source that it names: nobody is limited or authenticated. */
const isUsual = ({ request }: ChargeCall) =>
  request.initiator === 'merchant' &&
  request.sourceId !== undefined &&
  request.threeDs === null &&
  request.capture !== false;

async function chargeTogether(db: Database, calls: readonly ChargeCall[], now: Date) {
  const keys = new Set<string>();
  const isFirst = ({ merchantId, key }: ChargeCall) => keys.size < keys.add(`${merchantId} ${key}`).size;
  const usual = calls.filter((call) => isUsual(call) && isFirst(call));
  if (usual.length === 0) return [];
  const results = await runManyOnce<ChargeResponse, ChargeCall>(db, usual, now, async (tx, claimed) => {
    const charges = await chargesOf(tx, claimed, now);
    const inserted = await insertCharges(tx, [...charges.values()], now);
    // A charge from before idempotency keys were stored: then each is made alone, which finds it.
    if (inserted.length < charges.size) throw new Error('A charge was made before.');
    return new Map([...charges].map(([call, { id }]) => [call, begun(inserted.find((charge) => charge.id === id)!)]));
  });
  return calls.map((call) => results[usual.indexOf(call)]);
}

const begun = (charge: Charge): BegunWork<ChargeResponse> => ({ subject: charge.id, answer: () => settled(charge) });

/** The charges that can be made with what is known of their sources, which are locked; by their calls. */
async function chargesOf(
  tx: Database,
  calls: readonly ChargeCall[],
  now: Date,
): Promise<ReadonlyMap<ChargeCall, NewCharge>> {
  const ids = calls.flatMap(({ request }) => request.sourceId ?? []);
  const sources = await tx
    .select()
    .from(savedSources)
    .where(and(isOneOf(savedSources.id, ids), isNull(savedSources.removedAt)))
    .orderBy(asc(savedSources.id))
    .for('update');
  const charges = new Map<ChargeCall, NewCharge>();
  for (const call of calls) {
    const { merchantId, request } = call;
    const source = sources.find(
      ({ id, customerId, merchantId: owner }) =>
        id === request.sourceId && customerId === request.customerId && owner === merchantId,
    );
    const testOutcome = source ? knownOutcome(source, now) : null;
    // A slow issuer is waited for outside any transaction; what is refused without a charge is refused alone.
    if (!source || testOutcome === null || testOutcome === 'approve_slowly') continue;
    if (source.type === 'bank_account' && !source.mandateId) continue;
    const taken = { source: chargedSource(source, request, now), testOutcome, authenticationId: null };
    charges.set(call, newCharge(call, taken, now));
  }
  return charges;
}

/** The calls of merchants' servers, with the secret key; pages can neither make nor read them. */
export function chargeRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();
  const makeCharge = createChargeMaker(db, clock);

  routes.options('/', () => {
    throw new SandboxError(403, 'access_forbidden', 'Charges are made by servers, not by pages');
  });

  routes.post('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const idempotencyKey = requiredIdempotencyKey(c.req.header('idempotency-key'));
    const body = await readBody(c, chargeRequest);
    // The query is how wallets' charges are asked for too.
    const asked = c.req.query('capture');
    const request = asked === undefined ? body : { ...body, capture: asked !== 'false' };
    const named = { ...keyedRequest(c, merchantId, request), key: idempotencyKey };
    const charge = await makeCharge({ ...named, idempotencyKey, request });
    return respond(c, 201, 'charge', charge);
  });

  routes.get('/', async (c, next) => {
    // Without a key the call is for the list of charges.
    if (c.req.query('idempotency_key') === undefined) return next();
    const { merchantId } = await serverKey(db, c, clock.now());
    const charge = await findCharge(db, merchantId, requiredIdempotencyKey(c.req.query('idempotency_key')));
    if (!charge) throw new SandboxError(404, 'not_found', 'No charge was made with this idempotency key');
    return respond(c, 200, 'charge', presentCharge(await settleIfDue(db, charge, clock.now())));
  });

  return routes;
}

import { type Context, Hono } from 'hono';
import type { Database } from '../../database/open-database.ts';
import { serverKey } from '../credentials/key-ring.ts';
import { customerDetails } from '../customers/customer-request.ts';
import { type Customer, createCustomer, findCustomer, lockCustomer } from '../customers/customer-store.ts';
import { answer } from '../http/envelope.ts';
import { requiredIdempotencyKey } from '../http/idempotency-key.ts';
import { readBody } from '../http/read-body.ts';
import { validationError } from '../http/sandbox-error.ts';
import { answerOnce } from '../requests/answer-once.ts';
import type { SandboxClock } from '../sandbox-clock.ts';
import { listSources, removeSource, setDefaultSource } from './customer-sources.ts';
import { sourceRequest } from './mandate-request.ts';
import { presentSource } from './present-source.ts';
import { saveSource } from './save-source.ts';

const customerRequest = customerDetails.extend(sourceRequest.partial().shape);

async function presentCustomer(db: Database, customer: Customer, now: Date): Promise<object> {
  const { id, merchantId, firstName, lastName, email, phone, reference, createdAt } = customer;
  const sources = await listSources(db, { merchantId, customerId: id });
  const details = { first_name: firstName, last_name: lastName, email, phone, reference };
  return {
    _id: id,
    ...details,
    created_at: createdAt.toISOString(),
    default_source: sources.find(({ isPrimary }) => isPrimary)?.id ?? null,
    payment_sources: sources.map((source) => presentSource(source, now)),
  };
}

/** Customers and their saved sources: calls of merchants' servers, with the secret key. */
export function customerRoutes(db: Database, clock: SandboxClock): Hono {
  const routes = new Hono();

  /** Who asks, and about which customer. */
  const ownerOf = async (c: Context) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    return { merchantId, customerId: c.req.param('id') ?? '' };
  };
  const shown = async (c: Context, { merchantId, customerId }: Awaited<ReturnType<typeof ownerOf>>) => {
    const customer = await findCustomer(db, merchantId, customerId);
    return answer(c, 200, 'customer', await presentCustomer(db, customer, clock.now()));
  };

  routes.post('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const key = requiredIdempotencyKey(c.req.header('idempotency-key'));
    const body = await readBody(c, customerRequest);
    const { token, mandate, ...details } = body;
    if (mandate && token === undefined)
      throw validationError('token', 'A mandate belongs to a bank account: send token');
    const now = clock.now();
    const made = await answerOnce(db, { merchantId, key, call: 'customers', body }, now, async (tx) => {
      const customer = await createCustomer(tx, merchantId, details, now);
      const owner = { merchantId, customerId: customer.id };
      if (token !== undefined) await saveSource(tx, owner, { token, mandate }, now);
      return presentCustomer(tx, customer, now);
    });
    return answer(c, 201, 'customer', made);
  });

  routes.get('/:id', async (c) => shown(c, await ownerOf(c)));

  routes.post('/:id/payment_sources', async (c) => {
    const owner = await ownerOf(c);
    const key = requiredIdempotencyKey(c.req.header('idempotency-key'));
    const body = await readBody(c, sourceRequest);
    const now = clock.now();
    const call = `customers/${owner.customerId}/payment_sources`;
    const made = await answerOnce(db, { merchantId: owner.merchantId, key, call, body }, now, async (tx) => {
      await lockCustomer(tx, owner.merchantId, owner.customerId);
      return { ...presentSource(await saveSource(tx, owner, body, now), now), customer_id: owner.customerId };
    });
    return answer(c, 201, 'payment_source', made);
  });

  routes.put('/:id/payment_sources/:source/default', async (c) => {
    const owner = await ownerOf(c);
    await setDefaultSource(db, owner, c.req.param('source'));
    return shown(c, owner);
  });

  routes.delete('/:id/payment_sources/:source', async (c) => {
    const owner = await ownerOf(c);
    await removeSource(db, owner, c.req.param('source'), clock.now());
    return shown(c, owner);
  });

  return routes;
}

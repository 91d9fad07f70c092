import { type Context, Hono } from 'hono';
import type { Database } from '../../../server/database/open-database.ts';
import {
  type Customer,
  createCustomer,
  customerDetails,
  customerQuery,
  findCustomer,
  keyedRequest,
  listCustomers,
  lockCustomer,
  namedRequest,
  readBody,
  readQuery,
  respond,
  resultPage,
  runOnce,
  type SandboxServices,
  serverKey,
  validationError,
} from '../../core/index.ts';
import {
  type CustomerWithSources,
  listSources,
  presentSource,
  removeSource,
  type StoredSource,
  saveSource,
  setDefaultSource,
  sourceRequest,
  sourcesOfCustomers,
} from '../payment-sources/index.ts';

/** Body of POST /v1/customers. */
export const customerRequest = customerDetails.extend(sourceRequest.partial().shape);

function customerWith(customer: Customer, sources: StoredSource[], now: Date): CustomerWithSources {
  const { id, firstName, lastName, email, phone, reference, createdAt } = customer;
  const details = { first_name: firstName, last_name: lastName, email, phone, reference };
  return {
    _id: id,
    ...details,
    created_at: createdAt.toISOString(),
    default_source: sources.find(({ isPrimary }) => isPrimary)?.id ?? null,
    payment_sources: sources.map((source) => presentSource(source, now)),
  };
}

async function presentCustomer(db: Database, customer: Customer, now: Date): Promise<CustomerWithSources> {
  const sources = await listSources(db, { merchantId: customer.merchantId, customerId: customer.id });
  return customerWith(customer, sources, now);
}

/** Customers and their saved sources: calls of merchants' servers, with the secret key. */
export function customerRoutes({ db, clock }: SandboxServices): Hono {
  const routes = new Hono();

  /** The merchant and the customer of a request. */
  const ownerOf = async (c: Context) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    return { merchantId, customerId: c.req.param('id') ?? '' };
  };
  type Owner = Awaited<ReturnType<typeof ownerOf>>;
  const present = async (tx: Database, { merchantId, customerId }: Owner) =>
    presentCustomer(tx, await findCustomer(tx, merchantId, customerId), clock.now());
  /** Changes a customer's sources once for a key, and responds with the customer. */
  const change = async (c: Context, work: (tx: Database, owner: Owner) => Promise<void>) => {
    const owner = await ownerOf(c);
    const customer = await runOnce(db, namedRequest(c, owner.merchantId, {}), clock.now(), async (tx) => {
      await work(tx, owner);
      return present(tx, owner);
    });
    return respond(c, 200, 'customer', customer);
  };

  routes.post('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const body = await readBody(c, customerRequest);
    const { token, mandate, ...details } = body;
    if (mandate && token === undefined)
      throw validationError('token', 'A mandate belongs to a bank account: send token');
    const now = clock.now();
    const newCustomer = await runOnce(db, keyedRequest(c, merchantId, body), now, async (tx) => {
      const customer = await createCustomer(tx, merchantId, details, now);
      const owner = { merchantId, customerId: customer.id };
      if (token !== undefined) await saveSource(tx, owner, { token, mandate }, now);
      return presentCustomer(tx, customer, now);
    });
    return respond(c, 201, 'customer', newCustomer);
  });

  routes.get('/', async (c) => {
    const { merchantId } = await serverKey(db, c, clock.now());
    const query = readQuery(c, customerQuery);
    const rows = await listCustomers(db, merchantId, query);
    const sources = await sourcesOfCustomers(db, merchantId, rows);
    const present = (customer: Customer) => customerWith(customer, sources.get(customer.id) ?? [], clock.now());
    return respond(c, 200, 'customer', resultPage(rows, query.limit, present));
  });

  routes.get('/:id', async (c) => respond(c, 200, 'customer', await present(db, await ownerOf(c))));

  routes.post('/:id/payment_sources', async (c) => {
    const owner = await ownerOf(c);
    const body = await readBody(c, sourceRequest);
    const now = clock.now();
    const newSource = await runOnce(db, keyedRequest(c, owner.merchantId, body), now, async (tx) => {
      await lockCustomer(tx, owner.merchantId, owner.customerId);
      return { ...presentSource(await saveSource(tx, owner, body, now), now), customer_id: owner.customerId };
    });
    return respond(c, 201, 'payment_source', newSource);
  });

  routes.put('/:id/payment_sources/:source/default', (c) =>
    change(c, (tx, owner) => setDefaultSource(tx, owner, c.req.param('source'))),
  );

  routes.delete('/:id/payment_sources/:source', (c) =>
    change(c, (tx, owner) => removeSource(tx, owner, c.req.param('source'), clock.now())),
  );

  return routes;
}

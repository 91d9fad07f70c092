import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../../server/database/sql-rows.ts';
import { customers } from '../../core/customers/customers-schema.ts';
import { keys, merchants } from '../../core/merchants/access-schema.ts';
import { DEMO } from '../../core/merchants/demo-credentials.ts';
import { hashOf } from '../../core/merchants/secrets.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import {
  accountToken,
  chargeCustomer,
  createCustomer,
  type Data,
  dataOf,
  freshKey,
  MANDATE,
  saveCustomer,
} from '../../testing/saved-customers.ts';
import { savedSources } from '../payment-sources/vault-schema.ts';
import { paymentTokens } from '../tokens/tokens-schema.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const read = (id: string) => sandbox.server('GET', `/v1/customers/${id}`);
const addSource = (id: string, body: object, key = freshKey()) =>
  sandbox.server('POST', `/v1/customers/${id}/payment_sources`, body, { 'idempotency-key': key });
const codeOf = ({ status, body }: Awaited<ReturnType<typeof read>>) => [status, body.error?.code];

describe('a customer', () => {
  it('is made with a card from a one-time token, and is read again', async () => {
    const token = await sandbox.tokenise();
    const details = { first_name: 'Aroha', last_name: 'Ngata', email: 'aroha@example.org', reference: 'donor-7' };
    const made = await createCustomer(sandbox, { ...details, token });
    expect(made.status, '[P3.02]').toBe(201);
    expect(made.body.resource.type).toBe('customer');
    const customer = dataOf(made);
    const [source] = customer['payment_sources'] as Data[];
    expect(customer).toMatchObject({ ...details, phone: null, default_source: source?.['_id'] });
    expect(source).toEqual({
      _id: source?.['_id'],
      type: 'card',
      gateway_id: DEMO.gatewayId,
      status: 'active',
      default: true,
      holder_name: 'Wilhelmina Baxter',
      created_at: sandbox.clock.now().toISOString(),
      card_scheme: 'visa',
      card_number_last4: '4242',
      expire_month: 9,
      expire_year: 2030,
    });
    expect(dataOf(await read(String(customer['_id'])))).toEqual(customer);
  });

  it('is made without a source, and takes a PayPal account later', async () => {
    const id = String(dataOf(await createCustomer(sandbox, {}))['_id']);
    expect(dataOf(await read(id))).toMatchObject({ default_source: null, payment_sources: [] });
    const vault = await sandbox.browser('POST', '/v1/payment_sources/tokens', sandbox.card());
    // What the vault's page stores once the shopper has approved.
    await sandbox.db
      .update(paymentTokens)
      .set({ type: 'paypal_vault', cardLast4: null, contact: { email: 'a@example.org' } })
      .where(eq(paymentTokens.tokenHash, hashOf(String(vault.body.resource.data))));
    const made = await addSource(id, { token: String(vault.body.resource.data) });
    expect(dataOf(made), '[P3.02]').toMatchObject({
      type: 'checkout',
      checkout_email: 'a@example.org',
      customer_id: id,
    });
    const charged = dataOf(await chargeCustomer(sandbox, id));
    expect(charged, '[P3.02] while the customer is away').toMatchObject({ type: 'checkout', status: 'complete' });
  });

  it('uses its token up: for another source and for a charge, in either order', async () => {
    const { id, token } = await saveCustomer(sandbox);
    expect(codeOf(await addSource(id, { token })), '[P3.02]').toEqual([400, 'token_used']);
    expect(codeOf(await createCustomer(sandbox, { token })), '[P3.02]').toEqual([400, 'token_used']);
    expect(codeOf(await sandbox.charge(freshKey(), token)), '[P3.02]').toEqual([400, 'token_used']);
    const charged = await sandbox.tokenise();
    expect((await sandbox.charge(freshKey(), charged)).status).toBe(201);
    expect(codeOf(await addSource(id, { token: charged })), '[P3.02]').toEqual([400, 'token_used']);
  });

  it('lets one of a charge and a source have a token that both ask for at once', async () => {
    const token = await sandbox.tokenise();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 ? createCustomer(sandbox, { token }) : sandbox.charge(freshKey(), token),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(
      new Set(
        answers
          .filter(({ status }) => status !== 201)
          .map(codeOf)
          .map(String),
      ),
    ).toEqual(new Set(['400,token_used']));
  });

  it('makes one customer and one source of fifty equal requests at once', async () => {
    const body = { reference: 'burst', token: await sandbox.tokenise() };
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => createCustomer(sandbox, body, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map((each) => dataOf(each)['default_source'])).size, '[P3.02]').toBe(1);
    const [made] = await sandbox.db.select({ rows: count() }).from(customers).where(eq(customers.reference, 'burst'));
    expect(made?.rows).toBe(1);
  });

  it('refuses another body under a key, and frees the key of a request that failed', async () => {
    const key = freshKey();
    const token = await sandbox.tokenise();
    expect(codeOf(await createCustomer(sandbox, { token: 'tok_nothing' }, key))).toEqual([400, 'token_invalid']);
    expect((await createCustomer(sandbox, { token }, key)).status).toBe(201);
    expect(codeOf(await createCustomer(sandbox, { token, phone: '1' }, key))).toEqual([409, 'idempotency_conflict']);
    const { id } = await saveCustomer(sandbox);
    expect(codeOf(await addSource(id, { token }, key))).toEqual([409, 'idempotency_conflict']);
    expect(codeOf(await createCustomer(sandbox, {}, ''))).toEqual([400, 'idempotency_key_required']);
  });

  it('is unknown to another merchant, in the same words as one that does not exist', async () => {
    const { id, sourceId } = await saveCustomer(sandbox);
    await sandbox.db.insert(merchants).values({ id: 'merchant_other', name: 'Other', createdAt: new Date() });
    const secret = { hash: hashOf('sk_other'), kind: 'secret' as const, merchantId: 'merchant_other', label: 'x' };
    await sandbox.db.insert(keys).values({ ...secret, createdAt: new Date() });
    const asOther = (method: string, path: string, body?: unknown) =>
      sandbox.call(method, path, { 'x-user-secret-key': 'sk_other', 'idempotency-key': freshKey() }, body);
    const calls = (customer: string, source: string) =>
      Promise.all([
        asOther('GET', `/v1/customers/${customer}`),
        asOther('POST', `/v1/customers/${customer}/payment_sources`, { token: 'tok_x' }),
        asOther('PUT', `/v1/customers/${customer}/payment_sources/${source}/default`),
        asOther('DELETE', `/v1/customers/${customer}/payment_sources/${source}`),
        asOther('POST', '/v1/charges', { amount: '1.00', currency: 'AUD', reference: 'r', customer_id: customer }),
      ]);
    const foreign = await calls(id, sourceId);
    expect(foreign.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(foreign.map(({ body }) => body)).toEqual(
      (await calls('cus_nothing', 'src_nothing')).map(({ body }) => body),
    );
    expect(dataOf(await read(id))).toMatchObject({ default_source: sourceId });
    const publicly = await sandbox.browser('GET', `/v1/customers/${id}`);
    expect(publicly.status).toBe(401);
  });
});

describe('saved sources', () => {
  it('have one default: the first, until another is chosen or it is removed', async () => {
    const { id, sourceId: first } = await saveCustomer(sandbox);
    const ids = [first];
    for (const card_number of ['5555555555554444', '4111111111111111']) {
      const made = await addSource(id, { token: await sandbox.tokenise({ card_number }) });
      expect(dataOf(made)).toMatchObject({ default: false });
      ids.push(String(dataOf(made)['_id']));
    }
    const [, second, third] = ids;
    const path = `/v1/customers/${id}/payment_sources`;
    expect(dataOf(await sandbox.server('PUT', `${path}/${third}/default`)), '[P3.02]').toMatchObject({
      default_source: third,
    });
    const removed = await sandbox.server('DELETE', `${path}/${third}`);
    expect(removed.status, '[P3.02]').toBe(200);
    expect(dataOf(removed)['default_source']).toBe(first);
    expect((dataOf(removed)['payment_sources'] as Data[]).map(({ _id }) => _id)).toEqual([first, second]);
    expect(codeOf(await sandbox.server('DELETE', `${path}/${third}`))).toEqual([404, 'not_found']);
    const made = await sandbox.server('POST', '/v1/payment_sources/query-tokens', { customer_id: id });
    const listed = dataOf(
      await sandbox.browser('GET', `/v1/payment_sources?query_token=${String(dataOf(made)['query_token'])}`),
    );
    expect(listed['total_item'], 'the hosted list shows it no more').toBe(2);
    const shown = await sandbox.server('POST', '/v1/vault/display-tokens', { payment_source_id: third });
    expect(shown.status).toBe(404);
    expect(codeOf(await sandbox.server('PUT', `${path}/${third}/default`))).toEqual([404, 'not_found']);
  });

  it('of one customer are not another’s', async () => {
    const { sourceId } = await saveCustomer(sandbox);
    const { id } = await saveCustomer(sandbox);
    expect((await sandbox.server('DELETE', `/v1/customers/${id}/payment_sources/${sourceId}`)).status).toBe(404);
  });

  it('of a bank need a mandate, which is stored with its time, address and version', async () => {
    const token = await accountToken(sandbox);
    const refused = await createCustomer(sandbox, { token });
    expect(codeOf(refused)).toEqual([400, 'validation_error']);
    expect(refused.body.error?.message).toBe('A bank account needs the mandate that its owner accepted: send mandate');
    const [source] = dataOf(await createCustomer(sandbox, { token, mandate: MANDATE }))['payment_sources'] as Data[];
    expect(source).toMatchObject({ type: 'bank_account', account_last4: '5678', status: 'active' });
    const mandate = source?.['mandate'] as Data;
    const { reference, agreement_version, ip_address } = MANDATE;
    const accepted_at = '2026-11-20T22:15:00.000Z';
    expect(mandate, '[P3.02]').toEqual({
      _id: mandate['_id'],
      reference,
      agreement_version,
      accepted_at,
      status: 'active',
    });
    const [row] = await sandbox.db
      .select()
      .from(savedSources)
      .where(eq(savedSources.id, String(source?.['_id'])));
    expect(row?.mandateIpAddress).toBe(ip_address);
  });

  it.each([
    ['a time that is none', { accepted_at: 'yesterday' }],
    ['an address that is none', { ip_address: '999.1.1.1' }],
    ['no version', { agreement_version: undefined }],
    ['an empty reference', { reference: ' ' }],
  ])('refuse a mandate with %s', async (_, changes) => {
    const token = await accountToken(sandbox);
    expect((await createCustomer(sandbox, { token, mandate: { ...MANDATE, ...changes } })).status).toBe(400);
    expect((await createCustomer(sandbox, { token, mandate: MANDATE })).status).toBe(201);
  });

  it.each(['first_name', 'reference', 'email'])('take no card number as %s', async (field) => {
    expect((await createCustomer(sandbox, { [field]: '4242 4242 4242 4242' })).status).toBe(400);
  });

  it('take references and addresses whose digits pass the checksum by chance', async () => {
    const names = { reference: 'order-1795791190006', email: '8613912345677@mail.example' };
    expect((await createCustomer(sandbox, names)).status).toBe(201);
    expect((await createCustomer(sandbox, { reference: 'order-4242424242424242' })).status).toBe(201);
    const charged = await sandbox.charge('by-chance', await sandbox.tokenise(), { reference: 'order-1795791190006' });
    expect(charged.status).toBe(201);
    const named = { customer: { last_name: 'Ngata 4242 4242 4242 4242' } };
    const refused = await sandbox.charge('by-name', await sandbox.tokenise(), named);
    expect([refused.status, refused.body.error?.message]).toEqual([400, expect.stringContaining('last_name')]);
  });

  it('are not made of a security code or of a gift card', async () => {
    const code = await sandbox.browser('POST', '/v1/payment_sources/tokens', {
      gateway_id: DEMO.gatewayId,
      type: 'card',
      enable_cvv_tokenization_mode: 'true',
      card_ccv: '123',
    });
    const made = await createCustomer(sandbox, { token: String(code.body.resource.data) });
    expect(codeOf(made)).toEqual([400, 'token_not_savable']);
  });

  it('expire with their card’s month, and not a moment earlier', async () => {
    const { id } = await saveCustomer(sandbox);
    const statusAt = async (time: string) => {
      const before = sandbox.clock.time;
      sandbox.clock.time = Date.parse(time);
      const [source] = dataOf(await read(id))['payment_sources'] as Data[];
      sandbox.clock.time = before;
      return source?.['status'];
    };
    expect(await statusAt('2030-09-30T23:59:59.999Z')).toBe('active');
    expect(await statusAt('2030-10-01T00:00:00.000Z')).toBe('expired');
  });

  it('leave no card number in any table', async () => {
    await saveCustomer(sandbox, { card: '5105105105105100' });
    const tables = await rowsOf<{ name: string }>(
      sandbox.db,
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'sandbox'`,
    );
    for (const { name } of tables) {
      const found = await rowsOf<{ row: string }>(
        sandbox.db,
        sql.raw(`select t::text as row from ${name} t where t::text like '%5105105105105100%'`),
      );
      expect(found, name).toEqual([]);
    }
  });
});

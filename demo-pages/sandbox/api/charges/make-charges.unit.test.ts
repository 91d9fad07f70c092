import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { idempotentRequests } from '../../core/idempotency/idempotent-requests-schema.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { chargeCustomer, type Data, freshKey, saveCustomer } from '../../testing/saved-customers.ts';
import { savedSources } from '../payment-sources/vault-schema.ts';
import { webhookEvents } from '../webhooks/webhooks-schema.ts';
import { charges } from './charges-schema.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
  await sandbox.server('POST', '/v1/webhook-endpoints', { url: 'http://127.0.0.1:9/charges' });
});
afterAll(() => sandbox.close());

interface Asked {
  customer: string;
  changes: Data;
  key: string;
}

/** What the issuers, and the sandbox itself, answer to charges of sources of every kind. */
async function everyKind(): Promise<Asked[]> {
  const cards = [
    '4242424242424242',
    '5555555555554444',
    '4000000000000002',
    '4000000000000119',
    '4000000000000077',
    '4000000000000341',
    '4000000000003220',
  ];
  const saved = [
    ...(await Promise.all(cards.map((card) => saveCustomer(sandbox, { card })))),
    await saveCustomer(sandbox, { account: '12345678' }),
  ];
  const removed = await saveCustomer(sandbox);
  await sandbox.db
    .update(savedSources)
    .set({ removedAt: sandbox.clock.now() })
    .where(eq(savedSources.id, removed.sourceId));
  const asked = [...saved, removed].map(({ id, sourceId }) => ({ customer: id, changes: { source_id: sourceId } }));
  const [first, second] = saved as [(typeof saved)[0], (typeof saved)[0]];
  const others = [
    { customer: first.id, changes: { source_id: second.sourceId } },
    { customer: first.id, changes: {} },
    { customer: first.id, changes: { source_id: first.sourceId, initiator: 'customer' } },
    { customer: first.id, changes: { source_id: first.sourceId, capture: false } },
  ];
  return [...asked, ...others].map((each) => ({ ...each, key: freshKey() }));
}
const ask = ({ customer, changes, key }: Asked) => chargeCustomer(sandbox, customer, changes, key);

/** An answer without what differs between two customers. */
const shown = ({ status, body }: Awaited<ReturnType<typeof ask>>) =>
  JSON.parse(
    JSON.stringify({ status, body }).replace(
      /"(_id|customer_id|created_at|settled_at|settles_at|authorisation_expires_at)":"[^"]*"/g,
      '"$1":"…"',
    ),
  ) as object;
const eventsOf = async (keys: readonly string[]) => {
  const made = await sandbox.db
    .select()
    .from(charges)
    .where(inArray(charges.idempotencyKey, [...keys]));
  const events = await sandbox.db.select().from(webhookEvents);
  return keys.map((key) => {
    const id = made.find(({ idempotencyKey }) => idempotencyKey === key)?.id;
    return events.filter(({ body }) => id && (JSON.parse(body).data as Data)['_id'] === id).map(({ type }) => type);
  });
};
const keysOf = (asked: readonly Asked[]) => asked.map(({ key }) => key);
const transactionsOf = async (asked: readonly Asked[]) => {
  const rows = await sandbox.db
    .select({ transaction: sql<string>`${charges}.xmin::text` })
    .from(charges)
    .where(inArray(charges.idempotencyKey, keysOf(asked)));
  return { charges: rows.length, transactions: new Set(rows.map(({ transaction }) => transaction)).size };
};

it('charges that come together have the answers, charges and events that they have one by one', async () => {
  const [together, single] = [await everyKind(), await everyKind()];
  const answers = await Promise.all(together.map(ask));
  const singleAnswers: Awaited<ReturnType<typeof ask>>[] = [];
  for (const each of single) singleAnswers.push(await ask(each));
  expect(answers.map(shown)).toEqual(singleAnswers.map(shown));
  expect(new Set(answers.map(({ status }) => status)), '[P3.02]').toEqual(new Set([201, 400, 404, 502]));
  expect(await eventsOf(keysOf(together)), '[P4.01]').toEqual(await eventsOf(keysOf(single)));
  // Two approved ones, two refused by their issuers, one that asks a present payer only, and a debit.
  const usual = together.filter((_, index) => [0, 1, 2, 3, 6, 7].includes(index));
  expect(await transactionsOf(usual), 'in one transaction').toEqual({ charges: 6, transactions: 1 });
});

it('a charge that is repeated, at once or later, is made once and answered with the same bytes', async () => {
  const asked = (await everyKind()).filter((_, index) => index < 4);
  const answers = await Promise.all([...asked, ...asked].map(ask));
  const later = await Promise.all(asked.map(ask));
  for (const [index] of asked.entries()) {
    const bodies = [answers[index], answers[index + asked.length], later[index]].map((answer) =>
      JSON.stringify(answer?.body),
    );
    expect(new Set(bodies).size, '[P3.02] one answer for a key').toBe(1);
  }
  expect((await transactionsOf(asked)).charges, '[P3.02] one charge for a key').toBe(asked.length);
});

it('a key that was used for another charge is refused, and holds up none that comes with it', async () => {
  const asked = (await everyKind()).filter((_, index) => index < 2);
  await ask(asked[0]!);
  const other = { ...asked[0]!, changes: { ...asked[0]!.changes, amount: '26.00' } };
  const [refused, made] = await Promise.all([other, asked[1]!].map(ask));
  expect([refused?.status, refused?.body.error?.code]).toEqual([409, 'idempotency_conflict']);
  expect(made?.status).toBe(201);
});

it('a charge that is refused without being made leaves its key free', async () => {
  const [first, second] = await everyKind();
  const unknown = { ...first!, changes: { source_id: 'src_unknown' } };
  const [refused] = await Promise.all([unknown, second!].map(ask));
  expect(refused?.status).toBe(404);
  const kept = await sandbox.db.select().from(idempotentRequests).where(eq(idempotentRequests.key, unknown.key));
  expect(kept).toEqual([]);
  expect((await ask(first!)).status).toBe(201);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxApp } from '../../app/sandbox-app.ts';
import { DEMO } from '../../core/merchants/demo-credentials.ts';
import { openSandbox, SANDBOX, SITE } from '../../testing/open-sandbox.ts';
import { charges } from '../charges/charges-schema.ts';
import { walletCharges } from '../wallet-charges/wallet-schema.ts';
import { chargeRefunds } from './charge-refunds-schema.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

let number = 0;
/** Makes a charge of 50 dollars and returns its id. */
async function charged(card = '4242424242424242'): Promise<string> {
  number += 1;
  const { body } = await sandbox.charge(`charge-${number}`, await sandbox.tokenise({ card_number: card }));
  return (body.resource.data as { _id: string })._id;
}
const refund = (id: string, key: string, body: object = {}) =>
  sandbox.server('POST', `/v1/charges/${id}/refunds`, body, { 'idempotency-key': key });
const leftOver = async (id: string) => {
  const [row] = await sandbox.db.select().from(charges).where(eq(charges.id, id));
  return (row?.amountMinor ?? 0) - (row?.refundedMinor ?? 0);
};
const codeOf = ({ status, body }: Awaited<ReturnType<typeof refund>>) => [status, body.error?.code];

describe('a refund', () => {
  it('gives a charge back whole when no amount is named, and is found by its key and its charge', async () => {
    const id = await charged();
    const made = await refund(id, 'whole-1');
    expect(made.status).toBe(201);
    expect(made.body.resource).toMatchObject({
      type: 'refund',
      data: { charge_id: id, amount: '50.00', currency: 'AUD', status: 'complete' },
    });
    const found = await sandbox.server('GET', `/v1/charges/${id}/refunds?idempotency_key=whole-1`);
    expect(found.body.resource.data).toEqual(made.body.resource.data);
    const all = await sandbox.server('GET', `/v1/charges/${id}/refunds`);
    expect(all.body.resource.data).toEqual([made.body.resource.data]);
    expect(codeOf(await sandbox.server('GET', `/v1/charges/${id}/refunds?idempotency_key=never`))).toEqual([
      404,
      'not_found',
    ]);
    const charge = await sandbox.server('GET', `/v1/charges?idempotency_key=charge-${number}`);
    expect(charge.body.resource.data).toMatchObject({ status: 'complete', refunded_amount: '50.00' });
    expect(codeOf(await refund(id, 'whole-2'))).toEqual([400, 'refund_exceeds_charge']);
  });

  it('gives back in parts, to the last cent and no further', async () => {
    const id = await charged();
    expect((await refund(id, 'part-1', { amount: '12.5' })).body.resource.data).toMatchObject({ amount: '12.50' });
    expect(codeOf(await refund(id, 'part-2', { amount: '37.51' }))).toEqual([400, 'refund_exceeds_charge']);
    expect((await refund(id, 'part-2', { amount: '37.50' })).status).toBe(201);
    expect(codeOf(await refund(id, 'part-3', { amount: '0.01' }))).toEqual([400, 'refund_exceeds_charge']);
    expect(await leftOver(id)).toBe(0);
  });

  it('is made once, however often and from wherever it is asked for', async () => {
    const id = await charged();
    const other = createSandboxApp({ db: sandbox.db, hostedDirectory: '/nonexistent', clock: sandbox.clock });
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        if (index % 2 === 0) return (await refund(id, 'once', { amount: '10.00' })).body;
        const headers = {
          'x-user-secret-key': DEMO.secretKey,
          'content-type': 'application/json',
          'idempotency-key': 'once',
        };
        const body = JSON.stringify({ amount: 10 });
        return (await other.request(`${SANDBOX}/v1/charges/${id}/refunds`, { method: 'POST', headers, body })).json();
      }),
    );
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(await leftOver(id)).toBe(4000);
    expect(codeOf(await refund(id, 'once', { amount: '10.01' }))).toEqual([409, 'idempotency_conflict']);
    expect(codeOf(await refund(await charged(), 'once', { amount: '10.00' }))).toEqual([409, 'idempotency_conflict']);
  });

  it('never shares what is left: of many at once, those that fit are made', async () => {
    const id = await charged();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => refund(id, `race-${index}`, { amount: '20.00' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await leftOver(id)).toBe(1000);
    expect(await sandbox.db.$count(chargeRefunds, eq(chargeRefunds.chargeId, id))).toBe(2);
  });

  it('that the bank refuses takes nothing, and says so to whoever asks again', async () => {
    const id = await charged('4000000000005126');
    const refused = await refund(id, 'refused-1', { amount: '5.00' });
    expect(codeOf(refused)).toEqual([400, 'refund_refused']);
    expect((await refund(id, 'refused-1', { amount: '5.00' })).body).toEqual(refused.body);
    expect(await leftOver(id)).toBe(5000);
    const found = await sandbox.server('GET', `/v1/charges/${id}/refunds?idempotency_key=refused-1`);
    expect(found.body.resource.data).toMatchObject({ status: 'failed', failure: { code: 'refund_refused' } });
  });

  it('of a slow bank is waited for, five seconds', async () => {
    const id = await charged('4000000000000077');
    const before = sandbox.clock.time;
    expect((await refund(id, 'slow-1')).status).toBe(201);
    expect(sandbox.clock.time - before).toBe(5000);
  });

  it('is for complete charges of the merchant’s own', async () => {
    const declined = await sandbox.charge('declined', await sandbox.tokenise({ card_number: '4000000000000002' }));
    expect(declined.status).toBe(400);
    const [row] = await sandbox.db.select().from(charges).where(eq(charges.idempotencyKey, 'declined'));
    expect(codeOf(await refund(row!.id, 'none-1'))).toEqual([400, 'charge_not_complete']);
    expect(codeOf(await refund('ch_nobody', 'none-2'))).toEqual([404, 'not_found']);
  });

  it.each([['0'], ['0.00'], ['-1'], ['1.001'], ['1e2'], [''], [{}]])('is refused for the amount %j', async (amount) => {
    const id = await charged();
    expect(codeOf(await refund(id, 'bad', { amount }))).toEqual([400, 'validation_error']);
    expect(await leftOver(id)).toBe(5000);
  });

  it('is asked for by servers alone, with the secret key and an idempotency key', async () => {
    const path = `/v1/charges/${await charged()}/refunds`;
    const key = { 'idempotency-key': 'page' };
    expect((await sandbox.browser('POST', path, {}, key)).status).toBe(401);
    expect((await sandbox.browser('GET', path)).status).toBe(401);
    const preflight = { origin: SITE, 'access-control-request-method': 'POST' };
    const asked = await sandbox.call('OPTIONS', path, preflight);
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([403, null]);
    expect(codeOf(await sandbox.server('POST', path, {}))).toEqual([400, 'idempotency_key_required']);
  });
});

describe('a refund of a wallet’s charge', () => {
  async function walletCharge(outcome: string): Promise<string> {
    number += 1;
    const asked = {
      amount: '10.50',
      currency: 'NZD',
      reference: `wallet-${number}`,
      customer: { payment_source: { gateway_id: 'gateway_haven_paypal_wallet' } },
    };
    const made = await sandbox.server('POST', '/v1/charges/wallet', asked);
    const { token, charge } = made.body.resource.data as { token: string; charge: { id: string } };
    const credential = { 'x-access-token': token, origin: SITE };
    const order = await sandbox.call('POST', '/v1/charges/wallet/callback', credential, {
      request_type: 'CREATE_TRANSACTION',
    });
    const { id } = order.body.resource.data as { id: string };
    if (outcome)
      await sandbox.call('POST', '/v1/charges/wallet/capture', credential, {
        payment_method_id: id,
        external_payer_id: `sandbox_${outcome}`,
        customer: { payment_source: { external_payer_id: `sandbox_${outcome}` } },
      });
    return charge.id;
  }

  it('goes back as a card’s does', async () => {
    const id = await walletCharge('approve');
    expect((await refund(id, 'wallet-1', { amount: '0.50' })).body.resource.data).toMatchObject({
      charge_id: id,
      amount: '0.50',
      currency: 'NZD',
    });
    expect((await refund(id, 'wallet-2')).body.resource.data).toMatchObject({ amount: '10.00' });
    expect(codeOf(await refund(id, 'wallet-3'))).toEqual([400, 'refund_exceeds_charge']);
    const [row] = await sandbox.db.select().from(walletCharges).where(eq(walletCharges.id, id));
    expect(row?.refundedMinor).toBe(1050);
    const found = await sandbox.server('GET', `/v1/charges/wallet/${id}`);
    expect(found.body.resource.data).toMatchObject({ status: 'complete', refunded_amount: '10.50' });
  });

  it.each(['', 'in_review', 'decline'])('waits for it to be complete (%j)', async (outcome) => {
    expect(codeOf(await refund(await walletCharge(outcome), `wallet-not-${outcome}`))).toEqual([
      400,
      'charge_not_complete',
    ]);
  });
});

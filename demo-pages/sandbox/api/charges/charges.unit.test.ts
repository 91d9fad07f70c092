import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxApp } from '../../app/sandbox-app.ts';
import { DEMO } from '../../core/merchants/demo-credentials.ts';
import { openSandbox, SANDBOX, SteppingClock } from '../../testing/open-sandbox.ts';
import { chargeRequest } from './charge-request.ts';
import { recordCharge } from './charge-store.ts';
import { charges } from './charges-schema.ts';

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const rowsOf = async (reference: string) => {
  const [row] = await sandbox.db.select({ rows: count() }).from(charges).where(eq(charges.reference, reference));
  return row?.rows;
};

describe('charges', () => {
  it('completes an approved card and gives the charge back by its key', async () => {
    const made = await sandbox.charge('approve-1', await sandbox.tokenise());
    expect(made.status).toBe(201);
    const data = made.body.resource.data as Record<string, unknown>;
    expect(data).toMatchObject({
      amount: '50.00',
      currency: 'AUD',
      reference: 'order-1',
      status: 'complete',
      card_number_last4: '4242',
    });
    const found = await sandbox.server('GET', '/v1/charges?idempotency_key=approve-1');
    expect(found.status).toBe(200);
    expect(found.body.resource.data).toEqual(data);
    expect((await sandbox.server('GET', '/v1/charges?idempotency_key=never')).status).toBe(404);
  });

  it('gives the stored answer to a retry, approved or declined, also when it is written differently', async () => {
    const token = await sandbox.tokenise();
    const first = await sandbox.charge('retry-1', token);
    const again = await sandbox.charge('retry-1', token, { amount: '50.0' });
    expect(again.body).toEqual(first.body);
    const bad = await sandbox.tokenise({ card_number: '4000000000000002' });
    const declined = await sandbox.charge('retry-2', bad);
    expect([declined.status, declined.body.error?.message, declined.body.error?.code]).toEqual([
      400,
      'Card declined',
      'card_declined',
    ]);
    expect((await sandbox.charge('retry-2', bad)).body).toEqual(declined.body);
  });

  it('answers a processing error with 502', async () => {
    const made = await sandbox.charge('fault-1', await sandbox.tokenise({ card_number: '4000000000000119' }));
    expect([made.status, made.body.error?.code]).toEqual([502, 'processing_error']);
  });

  it('refuses another body under the same key and another key for the same token', async () => {
    const token = await sandbox.tokenise();
    expect((await sandbox.charge('clash-1', token)).status).toBe(201);
    expect((await sandbox.charge('clash-1', token, { amount: '51.00' })).status).toBe(409);
    expect((await sandbox.charge('clash-1', await sandbox.tokenise())).status).toBe(409);
    const second = await sandbox.charge('clash-2', token);
    expect([second.status, second.body.error?.code]).toEqual([400, 'token_used']);
  });

  it('makes one charge of fifty equal requests at once', async () => {
    const token = await sandbox.tokenise();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => sandbox.charge('burst', token, { reference: 'burst' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => (body.resource.data as { _id: string })._id)).size).toBe(1);
    expect(await rowsOf('burst')).toBe(1);
  });

  it('makes one charge of twenty keys that race for one token', async () => {
    const token = await sandbox.tokenise();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => sandbox.charge(`race-${n}`, token, { reference: 'race' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error?.code === 'token_used')).toHaveLength(19);
    expect(await rowsOf('race')).toBe(1);
  });

  it('answers the slow card after five seconds, not before', async () => {
    const started = sandbox.clock.time;
    const made = await sandbox.charge('slow-1', await sandbox.tokenise({ card_number: '4000000000000077' }));
    expect(made.status).toBe(201);
    expect(sandbox.clock.time - started).toBe(5000);
  });

  it('completes, after a restart, the charge that a killed process left pending', async () => {
    const token = await sandbox.tokenise({ card_number: '4000000000000077' });
    const body = { amount: '50.00', currency: 'AUD', reference: 'killed', token };
    // The state that a killed process leaves behind while the issuer is still answering.
    const left = await recordCharge(
      sandbox.db,
      DEMO.merchantId,
      'killed',
      chargeRequest.parse(body),
      sandbox.clock.now(),
    );
    expect(left.status).toBe('pending');
    const pending = await sandbox.server('GET', '/v1/charges?idempotency_key=killed');
    expect((pending.body.resource.data as { status: string }).status).toBe('pending');
    const clock = new SteppingClock();
    clock.time = sandbox.clock.time + 4999;
    const restarted = createSandboxApp({ db: sandbox.db, hostedDirectory: '/nonexistent', clock });
    const answer = await restarted.request(`${SANDBOX}/v1/charges`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-user-secret-key': DEMO.secretKey, 'idempotency-key': 'killed' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(201);
    expect(clock.sleeps).toEqual([1]);
    expect((await answer.json()).resource.data._id).toBe(left.id);
    expect(await rowsOf('killed')).toBe(1);
  });

  it.each([
    ['0.01', 201],
    ['0.00', 400],
    ['0', 400],
    ['-1.00', 400],
    ['50.000', 400],
    ['50.', 400],
    ['050.00', 400],
    ['1e3', 400],
    ['1,000.00', 400],
    [50, 400],
    ['9999999999.99', 201],
    ['10000000000', 400],
  ])('takes or refuses the amount %s: %i', async (amount, status) => {
    const made = await sandbox.charge(`amount-${amount}`, await sandbox.tokenise(), { amount });
    expect(made.status).toBe(status);
  });

  it('keeps cents exact', async () => {
    const made = await sandbox.charge('cents', await sandbox.tokenise(), { amount: '19.99', currency: 'NZD' });
    expect(made.body.resource.data).toMatchObject({ amount: '19.99', currency: 'NZD' });
    const [row] = await sandbox.db.select().from(charges).where(eq(charges.idempotencyKey, 'cents'));
    expect(row?.amountMinor).toBe(1999);
  });

  it('refuses other currencies, unknown and expired tokens, missing keys and missing credentials', async () => {
    const token = await sandbox.tokenise();
    expect((await sandbox.charge('currency', token, { currency: 'USD' })).status).toBe(400);
    expect((await sandbox.charge('unknown', 'tok_nothing')).body.error?.code).toBe('token_invalid');
    expect((await sandbox.charge('', token)).body.error?.code).toBe('idempotency_key_required');
    expect((await sandbox.charge('k'.repeat(256), token)).body.error?.code).toBe('idempotency_key_required');
    const body = { amount: '50.00', currency: 'AUD', reference: 'r', token };
    const publicly = await sandbox.browser('POST', '/v1/charges', body, { 'idempotency-key': 'public' });
    expect([publicly.status, publicly.body.error?.code]).toEqual([401, 'unauthorized']);
    expect(publicly.headers.get('access-control-allow-origin')).toBeNull();
    sandbox.clock.time += 30 * 60 * 1000 - 1;
    expect((await sandbox.charge('in-time', token)).status).toBe(201);
    const old = await sandbox.tokenise();
    sandbox.clock.time += 30 * 60 * 1000;
    expect((await sandbox.charge('too-late', old)).body.error?.code).toBe('token_expired');
  });

  it('ignores fields that would set what is not theirs to set', async () => {
    const token = await sandbox.tokenise({ card_number: '4000000000000002' });
    const made = await sandbox.charge('mass', token, {
      status: 'complete',
      amountMinor: 1,
      testOutcome: 'approve',
      id: 'mine',
    });
    expect(made.body.error?.code).toBe('card_declined');
    const [row] = await sandbox.db.select().from(charges).where(eq(charges.idempotencyKey, 'mass'));
    expect(row).toMatchObject({ status: 'failed', amountMinor: 5000 });
    expect(row?.id).not.toBe('mine');
  });
});

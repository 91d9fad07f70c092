import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox, SITE } from '../../testing/open-sandbox.ts';
import { DEMO } from '../merchants/demo-credentials.ts';
import { loggedRequests } from './request-log-schema.ts';

// Written down, so that a change of the product fails.
const KEPT_REQUESTS = 2000;

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
beforeEach(() => sandbox.db.delete(loggedRequests));
afterAll(() => sandbox.close());

const rows = () => sandbox.db.select().from(loggedRequests).orderBy(asc(loggedRequests.sequence));

describe('the log of requests', () => {
  it('keeps who called what, with the bodies, and the id that the answer names', async () => {
    const { status, headers } = await sandbox.charge('log-1', await sandbox.tokenise());
    expect(status).toBe(201);
    const [token, charge] = await rows();
    expect([token?.method, token?.path, token?.status, token?.merchantId, token?.credential], '[P1.04]').toEqual([
      'POST',
      '/v1/payment_sources/tokens',
      201,
      DEMO.merchantId,
      'public key',
    ]);
    expect(charge, '[P1.04]').toMatchObject({ id: headers.get('x-request-id'), credential: 'secret key', code: null });
    expect(charge?.requestBody).toContain('"reference": "order-1"');
    expect(charge?.answerBody).toContain('"card_number_last4": "4242"');
  });

  it('keeps no secret and no card number', async () => {
    const token = await sandbox.tokenise({ card_name: 'Ada' });
    await sandbox.charge('log-2', token, { reference: '4242 4242 4242 4242' });
    await sandbox.browser('GET', `/v1/payment_sources?query_token=${DEMO.queryToken}`);
    const endpoint = await sandbox.server('POST', '/v1/webhook-endpoints', { url: 'http://127.0.0.1:9/log' });
    const { secret } = endpoint.body.resource.data as { secret: string };
    const made = await sandbox.server('POST', '/v1/access-tokens', { whitelisted_domains: ['shop.test'] });
    const { access_token } = made.body.resource.data as { access_token: string };
    const stored = JSON.stringify(await rows());
    expect(stored).toContain('Ada');
    for (const hidden of [token, secret, access_token, DEMO.queryToken, DEMO.secretKey, DEMO.publicKey, '"123']) {
      expect(stored, '[P1.04]').not.toContain(hidden);
    }
    expect(stored.replace(/[ -]/g, ''), '[P1.04]').not.toContain('424242424242');
  });

  it('keeps refusals with their code, also those of nobody', async () => {
    await sandbox.call('GET', '/v1/charges', { 'x-user-secret-key': 'sk_wrong_secret' });
    await sandbox.server('GET', '/v1/charges/ch_nothing');
    await sandbox.browser('POST', '/v1/payment_sources/tokens', '{"card_number":');
    const kept = (await rows()).map(({ merchantId, status, code, requestBody }) => [
      merchantId,
      status,
      code,
      requestBody,
    ]);
    expect(kept, '[P1.04]').toEqual([
      [null, 401, 'unauthorized', null],
      [DEMO.merchantId, 404, 'not_found', null],
      [DEMO.merchantId, 400, 'validation_error', '(15 characters that are not JSON)'],
    ]);
  });

  it('leaves out what tells nothing: preflights and questions for the time', async () => {
    await sandbox.call('OPTIONS', '/v1/payment_sources/tokens', { origin: SITE });
    await sandbox.call('GET', '/v1/clock', {});
    expect(await rows()).toEqual([]);
    await sandbox.server('POST', '/v1/clock', { advance_days: 1 });
    expect(await rows()).toHaveLength(1);
  });

  it('keeps the newest two thousand, whatever the clock says', async () => {
    const row = { id: 'req', method: 'GET', path: '/v1/x', status: 200, durationMs: 1, createdAt: new Date() };
    await sandbox.db.insert(loggedRequests).values(Array.from({ length: KEPT_REQUESTS + 200 }, () => row));
    await sandbox.server('POST', '/v1/clock', { advance_days: 1095 });
    for (let n = 0; n < 100; n += 1) await sandbox.call('GET', '/v1/nothing', {});
    const kept = await rows();
    expect(kept.length, '[P1.04] bounded').toBeLessThan(KEPT_REQUESTS + 100);
    expect(kept.length, '[P1.04] the newest stay').toBeGreaterThanOrEqual(KEPT_REQUESTS);
    expect(kept.at(-1)?.path).toBe('/v1/nothing');
  });
});

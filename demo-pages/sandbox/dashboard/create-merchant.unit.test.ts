import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keys } from '../core/merchants/access-schema.ts';
import { createKey, listKeys, revokeKey, rotateKey } from '../core/merchants/merchant-keys.ts';
import { openSandbox, SITE } from '../testing/open-sandbox.ts';
import { createMerchant } from './create-merchant.ts';

const HOUR_MS = 3_600_000;

let sandbox: Awaited<ReturnType<typeof openSandbox>>;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const made = (name: string) => createMerchant(sandbox.db, name, sandbox.clock.now());
const list = (secret: string) => sandbox.call('GET', '/v1/charges', { 'x-user-secret-key': secret });
const status = async (secret: string) => (await list(secret)).status;

describe('a new merchant', () => {
  it('pays with a gateway, a key and a token of its own', async () => {
    const river = await made('River Shop');
    expect([river.id, river.publicKey.slice(0, 8), river.secretKey.slice(0, 8)]).toEqual([
      'merchant_rivershop',
      'pk_test_',
      'sk_test_',
    ]);
    const page = { 'x-user-public-key': river.publicKey, origin: 'http://localhost:5173' };
    const card = sandbox.card({ gateway_id: 'gateway_rivershop_cards' });
    const token = await sandbox.call('POST', '/v1/payment_sources/tokens', page, card);
    expect(token.status, '[P2.01] a token at its own gateway').toBe(201);
    const body = { amount: '5.00', currency: 'AUD', reference: 'r-1', token: token.body.resource.data };
    const headers = { 'x-user-secret-key': river.secretKey, 'idempotency-key': 'r-1' };
    expect((await sandbox.call('POST', '/v1/charges', headers, body)).status, '[P2.01] a charge').toBe(201);
    const intent = { amount: '5.00', currency: 'AUD', reference: 'r-2', configuration: { template_id: 'fraud' } };
    const checkout = await sandbox.call('POST', '/v1/checkouts/intent', headers, intent);
    const instruction = await sandbox.call('GET', '/v1/checkouts/instruction', {
      'x-access-token': (checkout.body.resource.data as { token: string }).token,
      origin: 'http://localhost:5173',
    });
    expect(JSON.stringify(instruction.body), '[P2.01] scenarios use its own services').toContain(
      '"gateway_id":"service_rivershop_fraud"',
    );
  });

  it('has a name of its own, and names that look alike get different ids', async () => {
    expect((await made('Tea')).id).toBe('merchant_tea');
    expect((await made('Tea!')).id).toBe('merchant_tea2');
    expect((await made('茶')).id).toBe('merchant_shop');
    expect((await made('Haven')).id).toBe('merchant_haven2');
    await expect(made('Tea')).rejects.toMatchObject({ status: 400, details: { path: 'name' } });
  });
});

describe('its keys', () => {
  it('are stored hashed, with a prefix and the last four characters to recognise them by', async () => {
    const { id, publicKey, secretKey } = await made('Hashed');
    const stored = JSON.stringify(await sandbox.db.select().from(keys).where(eq(keys.merchantId, id)));
    expect(stored.includes(publicKey) || stored.includes(secretKey), '[P2.01] stored hashed').toBe(false);
    const hints = (await listKeys(sandbox.db, id)).map(({ hint }) => hint);
    expect(hints).toEqual([`pk_test_…${publicKey.slice(-4)}`, `sk_test_…${secretKey.slice(-4)}`]);
  });

  it('rotate with an overlap: the old one works until the chosen time and not longer', async () => {
    const { id, secretKey } = await made('Rotating');
    const [, secret] = await listKeys(sandbox.db, id);
    const rotate = (overlapHours: number) =>
      rotateKey(sandbox.db, id, { id: secret!.id, overlapHours }, sandbox.clock.now());
    await expect(rotate(721)).rejects.toMatchObject({ status: 400 });
    await expect(rotate(-1)).rejects.toMatchObject({ status: 400 });
    const successor = await rotate(2);
    expect([await status(secretKey), await status(successor)], '[P2.01] both work').toEqual([200, 200]);
    await expect(rotate(2)).rejects.toMatchObject({ status: 400 });
    sandbox.clock.time += 2 * HOUR_MS - 1;
    expect(await status(secretKey), '[P2.01] until the chosen time').toBe(200);
    sandbox.clock.time += 1;
    expect([await status(secretKey), await status(successor)], '[P2.01] then only the new one').toEqual([401, 200]);
  });

  it('rotate without an overlap too', async () => {
    const { id, secretKey } = await made('Leaked');
    const [, secret] = await listKeys(sandbox.db, id);
    await rotateKey(sandbox.db, id, { id: secret!.id, overlapHours: 0 }, sandbox.clock.now());
    expect(await status(secretKey)).toBe(401);
  });

  it('are revoked at once, and only by their merchant', async () => {
    const { id, publicKey, secretKey } = await made('Revoked');
    const other = await made('Another');
    const [open, secret] = await listKeys(sandbox.db, id);
    const now = sandbox.clock.now();
    await expect(revokeKey(sandbox.db, other.id, secret!.id, now)).rejects.toMatchObject({ status: 404 });
    expect(await status(secretKey)).toBe(200);
    await revokeKey(sandbox.db, id, secret!.id, now);
    await revokeKey(sandbox.db, id, open!.id, now);
    expect(await status(secretKey), '[P2.01] revoked at once').toBe(401);
    const page = { 'x-user-public-key': publicKey, origin: SITE };
    expect((await sandbox.call('GET', '/v1/gateways/default', page)).status, '[P2.01] the public one too').toBe(401);
  });

  it('of the demonstration stay, because the documentation prints them', async () => {
    const published = await listKeys(sandbox.db, 'merchant_haven');
    expect(published.map(({ hint }) => hint)).toEqual(['pk_sandbox_…aven', 'sk_sandbox_…aven']);
    for (const { id } of published) {
      const now = sandbox.clock.now();
      await expect(revokeKey(sandbox.db, 'merchant_haven', id, now)).rejects.toMatchObject({ status: 400 });
      const rotation = { id, overlapHours: 1 };
      await expect(rotateKey(sandbox.db, 'merchant_haven', rotation, now)).rejects.toMatchObject({ status: 400 });
    }
  });

  it('say when they were used last, to the minute', async () => {
    const { id, secretKey } = await made('Used');
    const lastUse = async () => (await listKeys(sandbox.db, id))[1]?.lastUsedAt?.getTime();
    expect(await lastUse()).toBeUndefined();
    const first = sandbox.clock.time;
    await list(secretKey);
    sandbox.clock.time += 59_999;
    await list(secretKey);
    expect(await lastUse()).toBe(first);
    sandbox.clock.time += 1;
    await list(secretKey);
    expect(await lastUse()).toBe(first + 60_000);
  });

  it('of the live kind look live', async () => {
    const { id } = await made('Live');
    const text = await createKey(sandbox.db, id, { kind: 'secret', mode: 'live', label: 'Shop' }, sandbox.clock.now());
    expect(text, '[P2.01] readable prefix').toMatch(/^sk_live_[\w-]{32}$/);
    expect(await status(text)).toBe(200);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { type AttemptDriver, createAttemptDriver } from './drive-attempt.ts';
import { openStubbedPayments } from './testing/open-stubbed-payments.ts';
import { ORDER } from './testing/stub-payables.ts';

const HALF_AN_HOUR_MS = 30 * 60_000;

const stubbed = openStubbedPayments();
let payments: ReturnType<typeof stubbed>;
let drive: AttemptDriver;
beforeEach(() => {
  payments = stubbed();
  drive = createAttemptDriver(payments.dependencies);
});

const REQUEST = {
  idempotencyKey: 'key of attempt-1',
  amount: '45.00',
  currency: 'AUD',
  reference: 'order-1',
  customer: ORDER.customer,
};
const TOKEN = { token: 'token of attempt-1' };
const SAVED = { providerCustomerId: 'customer-1', providerSourceId: 'source-1' };
const SAVED_IDS = { customer_id: 'customer-1', source_id: 'source-1' };

describe('an attempt that is driven', () => {
  it('is charged once for calls at the same moment, and counted', async () => {
    const attempt = await payments.have();
    const [one, other] = await Promise.all([drive(attempt), drive(attempt)]);
    expect(payments.provider.charge).toHaveBeenCalledTimes(1);
    expect(one).toBe(other);
    expect(one).toMatchObject({ status: 'approved', chargeId: 'ch_1', drives: 1 });
    expect(payments.entries).toEqual([
      { event: 'payment', order: 'order-1', attempt: 'attempt-1', outcome: 'approved', status: 'approved' },
    ]);
    expect(await drive(attempt), 'what is recorded').toMatchObject({ status: 'approved', drives: 1 });
    expect(payments.provider.charge).toHaveBeenCalledTimes(1);
  });

  it('is not counted again by who has just inserted it', async () => {
    const attempt = await payments.have({ drives: 1 });
    payments.orders.payable = undefined;
    await drive(attempt, { begun: ORDER });
    expect(payments.provider.charge).toHaveBeenCalledWith({ ...REQUEST, ...TOKEN, _3ds: { required: true } });
    expect(await payments.rows()).toMatchObject([{ drives: 1, status: 'approved' }]);
  });

  it('must exist', async () => {
    const attempt = await payments.have();
    await expect(drive({ ...attempt, id: 'gone' })).rejects.toThrow('The payment attempt gone was not found.');
  });

  it.each([
    ['a card', { method: 'card' as const }, { ...TOKEN, _3ds: { required: true } }],
    ['a card that its bank authenticated', { authenticationId: '3ds-1' }, { ...TOKEN, _3ds: { id: '3ds-1' } }],
    ['a bank account', { method: 'bank' as const }, TOKEN],
    ['a card that is saved', SAVED, { ...SAVED_IDS, _3ds: { required: true } }],
    ['what only half is saved', { ...SAVED, providerSourceId: null }, { ...TOKEN, _3ds: { required: true } }],
    ['a month’s gift', { ...SAVED, method: 'source' as const }, { ...SAVED_IDS, initiator: 'merchant' }],
  ])('charges %s', async (_, values, source) => {
    await drive(await payments.have(values));
    expect(payments.provider.charge).toHaveBeenCalledExactlyOnceWith({ ...REQUEST, ...source });
    expect(payments.provider.save).not.toHaveBeenCalled();
  });
});

describe('an attempt that is only looked up', () => {
  it.each([
    ['it is older than any page waits', {}, HALF_AN_HOUR_MS, 0],
    ['its token was deleted', { token: null }, 0, 0],
    ['it is a little younger', {}, HALF_AN_HOUR_MS - 1, 1],
    ['nobody waits for it', { ...SAVED, method: 'source' as const }, HALF_AN_HOUR_MS, 1],
  ])('where %s', async (_, values, age, charges) => {
    const attempt = await payments.have(values);
    payments.now += age;
    await drive(attempt);
    expect(payments.provider.charge).toHaveBeenCalledTimes(charges);
    expect(payments.provider.find.mock.calls).toEqual(charges ? [] : [['key of attempt-1']]);
  });

  it('where what it pays for is gone', async () => {
    const attempt = await payments.have();
    payments.orders.payable = undefined;
    await drive(attempt);
    expect(payments.provider.charge).not.toHaveBeenCalled();
    expect(payments.provider.find).toHaveBeenCalledWith('key of attempt-1');
  });

  it('has what was found, or was abandoned', async () => {
    payments.provider.find.mockResolvedValueOnce({
      kind: 'approved',
      chargeId: 'ch_found',
      madeAt: undefined,
      chargedAt: undefined,
    });
    expect(await drive(await payments.have({ token: null }))).toMatchObject({
      status: 'approved',
      chargeId: 'ch_found',
    });
    const values = { id: 'attempt-2', payableId: 'order-2', token: null };
    expect(await drive(await payments.have(values))).toMatchObject({ status: 'failed', errorCode: 'abandoned' });
  });
});

describe('a source that is saved', () => {
  const MANDATE = {
    reference: 'HAV-1',
    accepted_at: '2026-03-02T03:04:05Z',
    ip_address: '198.51.100.7',
    agreement_version: '1',
  };

  it.each([
    ['a card', { method: 'card' as const }, {}, { _3ds: { required: true } }],
    ['a bank account', { method: 'bank' as const, mandate: MANDATE }, { mandate: MANDATE }, {}],
  ])('is saved before it is charged: %s', async (_, values, agreement, check) => {
    await drive(await payments.have({ ...values, keepsSource: true }));
    const asked = { ...ORDER.customer, idempotencyKey: 'key of attempt-1-source', ...TOKEN, ...agreement };
    expect(payments.provider.save).toHaveBeenCalledExactlyOnceWith(asked);
    expect(payments.provider.charge).toHaveBeenCalledExactlyOnceWith({ ...REQUEST, ...SAVED_IDS, ...check });
    expect(await payments.rows()).toMatchObject([
      { ...SAVED, sourceDisplay: { sourceLast4: '4242' }, status: 'approved' },
    ]);
  });

  it('is not charged when it could not be saved', async () => {
    payments.provider.save.mockResolvedValueOnce({ kind: 'declined', errorCode: 'card_declined' });
    expect(await drive(await payments.have({ keepsSource: true }))).toMatchObject({
      status: 'declined',
      errorCode: 'card_declined',
    });
    expect(payments.provider.charge).not.toHaveBeenCalled();
  });
});

describe('a wallet’s attempt', () => {
  it.each([
    [HALF_AN_HOUR_MS - 1, {}, 0],
    [HALF_AN_HOUR_MS, {}, 1],
    [0, { isCancelled: true }, 1],
  ])('after %d ms with %j is called off %d times', async (age, options, times) => {
    const attempt = await payments.have({ method: 'wallet', chargeId: 'w1' });
    payments.now += age;
    await drive(attempt, options);
    expect(payments.wallets.cancel).toHaveBeenCalledTimes(times);
    expect(payments.provider.charge).not.toHaveBeenCalled();
  });

  it('may be called off while it is asked for', async () => {
    const attempt = await payments.have({ method: 'wallet', chargeId: 'w1' });
    await Promise.all([drive(attempt), drive(attempt, { isCancelled: true })]);
    expect(payments.wallets.cancel).toHaveBeenCalledExactlyOnceWith('w1', 'token of attempt-1');
    expect(payments.wallets.find).toHaveBeenCalledTimes(2);
  });
});

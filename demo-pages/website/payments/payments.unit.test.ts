import { beforeEach, describe, expect, it } from 'vitest';
import { clientNetwork } from '../../server/http/trusted-proxies.ts';
import { createPayments, type Payments, RECOVERY_PLAN } from './payments.ts';
import { BEGAN, haveAttempt } from './testing/have-attempt.ts';
import { openStubbedPayments } from './testing/open-stubbed-payments.ts';
import { ORDER } from './testing/stub-payables.ts';

const stubbed = openStubbedPayments();
let stub: ReturnType<typeof stubbed>;
let payments: Payments;
beforeEach(() => {
  stub = stubbed();
  payments = createPayments(stub.dependencies);
});

const PAYABLE = { kind: ORDER.kind, id: ORDER.id };
const pay = (paymentData = 'token-1') =>
  payments.pay({
    session: 'mine',
    ipAddress: '198.51.100.7',
    network: clientNetwork('198.51.100.0/24'),
    submission: { payable: PAYABLE, amount: 45, paymentData },
  });
const WALLET = { method: 'wallet', chargeId: 'w1' } as const;

describe('a card that pays', () => {
  it('has the answer of the attempt that runs, and is not charged as well', async () => {
    await stub.have();
    stub.provider.charge.mockResolvedValue({ kind: 'declined', errorCode: 'card_declined' });
    expect(await pay()).toMatchObject({ state: 'refused', reason: 'declined' });
    expect(stub.provider.charge).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ token: 'token of attempt-1' }),
    );
  });

  it('is not charged where the order is paid, by an attempt that is not known', async () => {
    stub.orders.payable = { isPaid: true, transactionId: 'ch_9' };
    expect(await pay()).toMatchObject({ state: 'paid', answer: { transactionId: 'ch_9', amount: 45 } });
    expect(stub.provider.charge).not.toHaveBeenCalled();
  });

  it('is charged once a wallet is called off', async () => {
    await stub.have(WALLET);
    await pay();
    expect((await stub.rows()).map(({ method, status }) => `${method} ${status}`).sort()).toEqual([
      'card approved',
      'wallet failed',
    ]);
  });

  it('waits for a wallet that cannot be called off, and asks for it once', async () => {
    await stub.have(WALLET);
    stub.wallets.find.mockResolvedValue({ state: 'working', failureCode: '', madeAt: undefined, chargedAt: undefined });
    expect(await pay()).toMatchObject({ state: 'pending', reason: 'walletPending' });
    expect(stub.wallets.find).toHaveBeenCalledTimes(1);
    expect(stub.provider.charge).not.toHaveBeenCalled();
  });

  it('gives up after three wallets that another tab began', async () => {
    let begun = 0;
    stub.orders.onLock = (tx) => {
      begun += 1;
      return haveAttempt(tx, { ...WALLET, id: `wallet-${begun}` });
    };
    expect(await pay()).toMatchObject({ state: 'refused', reason: 'walletRefused' });
    expect(begun).toBe(3);
    expect(stub.provider.charge).not.toHaveBeenCalled();
  });

  it('pays for something that is still there', async () => {
    stub.provider.charge.mockImplementationOnce(async () => {
      stub.orders.payable = undefined;
      return { kind: 'unknown' };
    });
    await expect(pay()).rejects.toThrow('The order order-1 was not found.');
  });
});

describe('what pays for an order', () => {
  it.each([
    ['a wallet', WALLET, 'failed'],
    ['a card', {}, 'pending'],
  ] as const)('is released where it is %s', async (_, values, status) => {
    await stub.have(values);
    await payments.release(PAYABLE);
    expect(await stub.rows()).toMatchObject([{ status }]);
    expect(stub.provider.charge).not.toHaveBeenCalled();
  });

  it('is settled', async () => {
    await stub.have();
    await payments.settle(PAYABLE);
    expect(await stub.rows()).toMatchObject([{ status: 'approved' }]);
  });

  it('may be nothing', async () => {
    await stub.have({ status: 'declined', ...WALLET });
    await payments.release(PAYABLE);
    await payments.settle(PAYABLE);
    expect([stub.wallets.find.mock.calls, stub.provider.charge.mock.calls]).toEqual([[], []]);
  });

  it('may be a charge of the provider’s that is adopted', async () => {
    const times = { madeAt: new Date(0), chargedAt: new Date(0) };
    const charge = { id: 'ch_7', amountMinor: 4_500, currency: 'AUD', ...times };
    expect(await payments.adopt(PAYABLE, charge)).toBe(true);
    expect(await stub.rows()).toMatchObject([{ chargeId: 'ch_7', status: 'approved', createdAt: new Date(BEGAN) }]);
  });
});

describe('the recovery', () => {
  it('asks again soon for what has no result, and not for what has one', async () => {
    await stub.have();
    await stub.have({ id: 'attempt-2', payableId: 'order-2' });
    stub.now += 1;
    stub.provider.charge.mockResolvedValueOnce({ kind: 'unknown' });
    expect(await payments.recover()).toBe(2);
    expect(await payments.recover()).toBe(0);
    stub.now += RECOVERY_PLAN.firstMs * 1.1;
    expect(await payments.recover(), 'before its lease ends').toBe(1);
    expect((await stub.rows()).map(({ status }) => status)).toEqual(['approved', 'approved']);
  });

  it('logs what failed, and asks again', async () => {
    await stub.have();
    stub.now += 1;
    stub.provider.charge.mockRejectedValueOnce(new RangeError('A text with a name in it'));
    await payments.recover();
    expect(stub.entries).toEqual([{ event: 'recovery', id: 'attempt-1', message: 'RangeError' }]);
    stub.now += RECOVERY_PLAN.firstMs * 1.1;
    expect(await payments.recover()).toBe(1);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clientNetwork } from '../../server/http/trusted-proxies.ts';
import { type AttemptDriver, createAttemptDriver } from './drive-attempt.ts';
import { paymentAttempts } from './payment-schema.ts';
import { startWallet, type WalletStart } from './start-wallet.ts';
import type { haveAttempt } from './testing/have-attempt.ts';
import { openStubbedPayments } from './testing/open-stubbed-payments.ts';
import { ORDER } from './testing/stub-payables.ts';

const TWENTY_MINUTES_MS = 20 * 60_000;

const stubbed = openStubbedPayments();
let payments: ReturnType<typeof stubbed>;
beforeEach(() => {
  payments = stubbed();
});

interface StartInput {
  gatewayId?: string;
  amount?: number;
  /** In place of the real one. */
  drive?: AttemptDriver;
}
const start = ({ gatewayId = 'gateway-1', amount = 45, drive }: StartInput = {}): Promise<WalletStart> =>
  startWallet(payments.dependencies, drive ?? createAttemptDriver(payments.dependencies), {
    session: 'mine',
    ipAddress: '198.51.100.7',
    network: clientNetwork('198.51.100.0/24'),
    submission: { payable: { kind: ORDER.kind, id: ORDER.id }, amount, gatewayId },
  });
const haveWallet = (values: Parameters<typeof haveAttempt>[1] = {}) =>
  payments.have({ method: 'wallet', chargeId: 'w1', token: 't1', ...values });

describe('a wallet’s first start', () => {
  it('makes the charge, and stores it before the page has it', async () => {
    const started = await start();
    const [attempt] = await payments.rows();
    const chargeId = `w of ${attempt?.idempotencyKey}`;
    expect(started).toEqual({ token: 'wt', chargeId });
    expect(attempt).toMatchObject({ token: 'wt', chargeId, status: 'pending' });
    expect(payments.wallets.make).toHaveBeenCalledExactlyOnceWith({
      idempotencyKey: attempt?.idempotencyKey,
      gatewayId: 'gateway-1',
      amount: '45.00',
      currency: 'AUD',
      reference: 'order-1',
      customer: ORDER.customer,
    });
  });

  it('goes on with an attempt whose charge was not stored', async () => {
    await haveWallet({ chargeId: null, token: null });
    expect(await start()).toEqual({ token: 'wt', chargeId: 'w of key of attempt-1' });
    expect(payments.wallets.make, 'it names no gateway').toHaveBeenCalledWith(
      expect.objectContaining({ gatewayId: '' }),
    );
  });

  it('that makes no charge ends its attempt', async () => {
    payments.wallets.make.mockResolvedValueOnce(undefined);
    expect(await start()).toEqual({ reason: 'wallet' });
    const [attempt] = await payments.rows();
    expect(attempt).toMatchObject({ status: 'failed', errorCode: 'unstarted' });
    expect(payments.entries[0]).toEqual({
      event: 'wallet',
      order: 'order-1',
      attempt: attempt?.id,
      outcome: 'not made',
    });
  });

  it('gives no token for an attempt that ended meanwhile', async () => {
    payments.wallets.make.mockImplementationOnce(async () => {
      await payments.database.db.update(paymentAttempts).set({ status: 'failed' });
      return { id: 'w1', token: 't1' };
    });
    expect(await start()).toEqual({ reason: 'wallet' });
    expect(await payments.rows()).toMatchObject([{ chargeId: null, token: null }]);
  });
});

describe('a wallet that was begun', () => {
  it('is the same for twenty minutes', async () => {
    await haveWallet();
    payments.now += TWENTY_MINUTES_MS;
    expect(await start()).toEqual({ token: 't1', chargeId: 'w1' });
    expect(payments.wallets.cancel).not.toHaveBeenCalled();
  });

  it('is called off after that, and another is begun', async () => {
    await haveWallet();
    payments.now += TWENTY_MINUTES_MS + 1;
    expect(await start()).toMatchObject({ token: 'wt' });
    expect(payments.wallets.cancel).toHaveBeenCalledExactlyOnceWith('w1', 't1');
    expect(await payments.rows()).toMatchObject([
      { id: 'attempt-1', status: 'failed', errorCode: 'called_off' },
      { status: 'pending' },
    ]);
  });

  it('is waited for where it is old and cannot be called off', async () => {
    await haveWallet();
    payments.now += TWENTY_MINUTES_MS + 1;
    payments.wallets.cancel.mockResolvedValue(false);
    expect(await start()).toEqual({ reason: 'walletPending' });
    expect(payments.wallets.make).not.toHaveBeenCalled();
  });

  it('is waited for where its token is not known', async () => {
    await haveWallet({ token: null });
    expect(await start()).toEqual({ reason: 'walletPending' });
  });

  it('is not paid in another amount', async () => {
    await haveWallet();
    expect(await start({ amount: 44 })).toEqual({ reason: 'amountChanged' });
    expect(payments.wallets.find).not.toHaveBeenCalled();
  });

  it('is paid already where the provider says so', async () => {
    await haveWallet();
    payments.wallets.find.mockResolvedValue({
      state: 'complete',
      failureCode: '',
      madeAt: undefined,
      chargedAt: undefined,
    });
    expect(await start()).toMatchObject({ reason: 'alreadyPaid' });
    expect(await payments.rows()).toMatchObject([{ status: 'approved' }]);
  });

  it('is given up after three that end at once', async () => {
    await haveWallet();
    const drive = vi.fn<AttemptDriver>(async (attempt) => ({ ...attempt, status: 'failed' }));
    expect(await start({ drive })).toEqual({ reason: 'wallet' });
    expect(drive).toHaveBeenCalledTimes(3);
  });
});

describe('a card that is being charged', () => {
  it('is waited for', async () => {
    await payments.have();
    payments.provider.charge.mockResolvedValue({ kind: 'unknown' });
    expect(await start()).toEqual({ reason: 'unknown' });
    expect(payments.wallets.make).not.toHaveBeenCalled();
  });

  it('makes room for the wallet when it is declined', async () => {
    await payments.have();
    payments.provider.charge.mockResolvedValue({ kind: 'declined', errorCode: 'card_declined' });
    expect(await start()).toMatchObject({ token: 'wt' });
    expect(await payments.rows()).toMatchObject([{ status: 'declined' }, { status: 'pending', method: 'wallet' }]);
  });
});

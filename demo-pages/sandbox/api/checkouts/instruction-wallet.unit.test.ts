import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { SANDBOX, SITE } from '../../testing/open-sandbox.ts';
import { walletCharges } from '../wallet-charges/wallet-schema.ts';
import { decideWalletReview, hasWalletPaid, walletChargeFor, walletResult } from './instruction-wallet.ts';
import { findInstruction, type Intent } from './intent-store.ts';
import { openStoredCheckouts, WALLET } from './testing/open-stored-checkouts.ts';

const checkouts = openStoredCheckouts();

const chargeOf = async (id: string) =>
  (await checkouts.sandbox.db.select().from(walletCharges).where(eq(walletCharges.id, id)))[0];
/** A checkout at a wallet whose charge is in this state; `read` gives the row of its instruction. */
async function atWallet(state: Partial<typeof walletCharges.$inferInsert> = {}) {
  const { intent } = await checkouts.shown({ steps: [WALLET] });
  const id = await checkouts.wallet(intent, state);
  return { intent, id, row: (await findInstruction(checkouts.sandbox.db, intent.id, 1))! };
}

describe('the charge of a wallet’s instruction', () => {
  const make = (intent: Intent, name: string, payload: Record<string, unknown> = {}, attempt = '1') => {
    const { db, clock } = checkouts.sandbox;
    return walletChargeFor(db, intent, { name, payload, attempt }, SANDBOX, clock.now());
  };

  it('is the same for the same instruction, and for the sum of the checkout', async () => {
    const intent = await checkouts.begun({ intent: { customer: { email: 'ada@example.org' } } });
    const id = await make(intent, WALLET.instruction);
    expect(await make(intent, WALLET.instruction)).toBe(id);
    expect(await make(intent, WALLET.instruction, {}, '2')).not.toBe(id);
    expect(await chargeOf(id ?? '')).toMatchObject({
      amountMinor: 5_000,
      currency: 'AUD',
      reference: intent.reference,
      customer: { email: 'ada@example.org' },
      gatewayType: 'MasterCard',
      meta: {},
      capture: true,
      status: 'wallet_initialized',
    });
  });

  it('leads back to the page of the merchant', async () => {
    const intent = await checkouts.begun({ intent: { returnUrl: `${SITE}/back` } });
    const id = await make(intent, WALLET.instruction);
    expect((await chargeOf(id ?? ''))?.meta).toMatchObject({
      success_url: `${SITE}/back`,
      error_url: `${SITE}/back`,
    });
  });

  it('goes to the gateway that the script names, which must have the wallet', async () => {
    const intent = await checkouts.begun();
    const usual = await chargeOf((await make(intent, 'paypal_wallet_form.show')) ?? '');
    expect(usual?.gatewayId).toBe('gateway_haven_paypal_wallet');
    const other = { gateway_id: 'gateway_haven_mastercard' };
    const named = await chargeOf((await make(intent, 'paypal_wallet_form.show', other, '2')) ?? '');
    expect(named?.gatewayId).toBe('gateway_haven_mastercard');
    const wrong = { gateway_id: 'gateway_haven_paypal_wallet' };
    await expect(make(intent, WALLET.instruction, wrong, '3')).rejects.toMatchObject({ status: 400 });
  });

  it('is none for another instruction', async () => {
    expect(await make(await checkouts.begun(), 'card_form.show')).toBeNull();
  });
});

describe('a wallet', () => {
  it.each([
    ['wallet_initialized', false],
    ['capturing', false],
    ['failed', false],
    ['complete', true],
    ['pending', true],
    ['inreview', true],
  ] as const)('whose charge is %s has paid: %s', async (status, isPaid) => {
    const { intent, row } = await atWallet({ status, dueAt: new Date('2027-01-01T00:00:00Z') });
    const { db, clock } = checkouts.sandbox;
    expect(await hasWalletPaid(db, intent, row, clock.now())).toBe(isPaid);
  });

  it('that is none has not paid', async () => {
    const { intent, row } = await checkouts.shown();
    const { db, clock } = checkouts.sandbox;
    expect(await hasWalletPaid(db, intent, row, clock.now())).toBe(false);
    expect(await walletResult(db, intent, row, clock)).toEqual({ name: 'error' });
  });
});

describe('the result of a wallet', () => {
  const resultOf = async (state: Partial<typeof walletCharges.$inferInsert>) => {
    const { intent, id, row } = await atWallet(state);
    const { db, clock } = checkouts.sandbox;
    const result = await walletResult(db, intent, row, clock);
    return { id, result, charge: await chargeOf(id) };
  };

  it.each([
    ['complete', 'success'],
    ['pending', 'success'],
    ['inreview', 'in_review'],
  ] as const)('that is %s is %s', async (status, name) => {
    const { id, result, charge } = await resultOf({ status });
    expect(result).toEqual({ name, chargeId: id });
    expect(charge?.status, 'it is not called off').toBe(status);
  });

  it('that nobody paid is an error, and cannot be paid any more', async () => {
    const { result, charge } = await resultOf({});
    expect(result).toEqual({ name: 'error' });
    expect(charge).toMatchObject({ status: 'failed', failureCode: 'declined' });
  });

  it('that was declined says so', async () => {
    const { result, charge } = await resultOf({ status: 'failed', failureCode: 'card_declined' });
    expect(result).toEqual({ name: 'declined', text: 'Your card was declined.' });
    expect(charge).toMatchObject({ failureCode: 'card_declined' });
  });

  it('waits for its bank', async () => {
    const dueAt = new Date(checkouts.sandbox.clock.time + 600);
    const { id, result } = await resultOf({ status: 'capturing', outcome: 'approve', dueAt });
    expect(result).toEqual({ name: 'success', chargeId: id });
    expect(checkouts.sandbox.clock.sleeps).toEqual([250, 250, 250]);
  });

  it('counts a payment that was made before it could be called off', async () => {
    const { intent, id, row } = await atWallet();
    const { db, clock } = checkouts.sandbox;
    // The only connection takes the queries in their order: it is paid after the first read.
    const paid = db.update(walletCharges).set({ status: 'complete' }).where(eq(walletCharges.id, id));
    const [result] = await Promise.all([walletResult(db, intent, row, clock), paid]);
    expect(result).toEqual({ name: 'success', chargeId: id });
  });

  it('does not hide a fault of the sandbox', async () => {
    const { intent, id, row } = await atWallet();
    const { db, clock } = checkouts.sandbox;
    const faulty = { ...clock, now: () => new Date(Number.NaN) };
    await expect(walletResult(db, intent, row, { ...faulty, sleep: clock.sleep })).rejects.toThrow();
    expect((await chargeOf(id))?.status).toBe('wallet_initialized');
  });
});

describe('the review of a wallet', () => {
  it.each([
    [true, { status: 'complete', failureCode: null, failureMessage: null }],
    [
      false,
      { status: 'failed', failureCode: 'review_refused', failureMessage: 'The payment was refused in its review' },
    ],
  ])('ends as it was decided: %s', async (isApproved, end) => {
    const { id } = await atWallet({ status: 'inreview' });
    const { db, clock } = checkouts.sandbox;
    await decideWalletReview(db, id, isApproved, clock.now());
    expect(await chargeOf(id)).toMatchObject({ ...end, settledAt: clock.now() });
  });

  it('changes no other charge', async () => {
    const other = await atWallet({ status: 'inreview' });
    const { id } = await atWallet({ status: 'complete' });
    const { db, clock } = checkouts.sandbox;
    await decideWalletReview(db, id, false, clock.now());
    expect([(await chargeOf(id))?.status, (await chargeOf(other.id))?.status]).toEqual(['complete', 'inreview']);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { charges } from '../../../sandbox/api/charges/charges-schema.ts';
import { paymentAttempts } from '../../payments/payment-schema.ts';
import { debitAgreement } from '../../platform/site/debit-agreement.ts';
import { siteOf } from '../../platform/site/sites.ts';
import {
  APPROVED_CARD,
  CHALLENGE_CARD,
  DECLINED_CARD,
  type Fault,
  openShop,
  type Shop,
} from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { findPlan, startPlan } from '../regular-giving/testing/giver.ts';
import { openProvider } from '../regular-giving/testing/open-provider.ts';
import { donations } from './donations-schema.ts';
import { gift } from './testing/gift.ts';

const AGREEMENT_VERSION = debitAgreement(siteOf('AUS')).version;

let shop: Shop;
let provider: ReturnType<typeof openProvider>;
beforeAll(async () => {
  shop = await openShop();
  provider = openProvider(shop);
});
beforeEach(() => {
  // The limits of a day are over.
  shop.now += 25 * 60 * 60_000;
});
afterEach(() => {
  shop.fault = undefined;
});
afterAll(() => shop.database.close());

const PAYPAL = { frequency: 'monthly', paymentType: 'PayPal' } as const;
const BANK = { frequency: 'monthly', paymentType: 'BankAccount', mandateVersion: AGREEMENT_VERSION } as const;

/** Gives as a new visitor of one network does, and tells the answer and what is stored. */
async function give(paymentData: string, changes: Parameters<typeof gift>[0] = {}) {
  const post = gift({ paymentData, amount: 30, total: 30, ...changes });
  const response = await new Visitor(shop, '203.0.113.7').json(DONATION_PATHS.submit, post);
  const { errors, transactionId } = (await response.json()) as { errors: string[]; transactionId: string };
  const { db } = shop.database;
  const [donation] = await db.select().from(donations).where(eq(donations.donationKey, post.donationKey));
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.payableId, donation?.id ?? ''));
  return { status: response.status, error: errors[0] ?? '', transactionId, donation, attempt: attempts[0] };
}
const chargeCount = () => shop.database.db.$count(charges);

const KIND_CALL = /\/v1\/payment_sources\/tokens\//;
/** Providers that do not say what a token pays with. */
const SILENT: readonly [string, Fault][] = [
  ['has no such call', async () => Response.json({ error: { code: 'not_found' } }, { status: 404 })],
  ['fails', async () => Response.json({}, { status: 500 })],
  ['answers something else', async () => new Response('<p>Back soon</p>', { status: 200 })],
  ['does not answer', async () => Promise.reject(new Error('reset'))],
];
const isSilent =
  (answer: Fault): Fault =>
  (request, pass) =>
    KIND_CALL.test(request.url) ? answer(request, pass) : pass(request);

describe('stolen cards that a page calls something else', () => {
  it.each([
    ['a PayPal account', PAYPAL],
    ['a bank account', BANK],
  ])('are stopped as cards when it says %s', async (_, claim) => {
    const before = await chargeCount();
    const tried: Awaited<ReturnType<typeof give>>[] = [];
    for (let n = 0; n < 12; n += 1) tried.push(await give(await shop.token(DECLINED_CARD), claim));
    expect(tried.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, ...Array(7).fill(403)]);
    expect((await chargeCount()) - before, 'the bank is asked about five').toBe(5);
    expect(new Set(tried.slice(0, 5).map(({ attempt }) => attempt?.method))).toEqual(new Set(['card']));
  });

  it.each(SILENT)('are stopped as cards when the provider %s', async (_, answer) => {
    shop.fault = isSilent(answer);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await give(await shop.token(DECLINED_CARD), PAYPAL)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 403]);
  });

  it.each([
    ['a PayPal account', PAYPAL],
    ['a bank account', BANK],
  ])('are not charged without 3-D Secure when it says %s', async (_, claim) => {
    const { error, donation } = await give(await shop.token(CHALLENGE_CARD), claim);
    expect(error).toContain('Your bank wants to confirm this payment');
    expect(donation?.status).toBe('failed');
    shop.fault = isSilent(SILENT[0]![1]);
    expect((await give(await shop.token(CHALLENGE_CARD), claim)).error).toContain('Your bank wants to confirm');
  });

  it('begin a plan of a card, without an agreement for debits', async () => {
    const plan = await startPlan(shop, BANK);
    expect(plan).toMatchObject({ method: 'card', mandate: null, sourceLast4: '4242' });
  });
});

describe('what is no card', () => {
  it('is taken as what it is while the network may try no more cards', async () => {
    for (let n = 0; n < 6; n += 1) await give(await shop.token(DECLINED_CARD));
    expect((await give(await shop.token(APPROVED_CARD))).status).toBe(403);
    const paypal = await give(await provider.paypalToken(), PAYPAL);
    expect(paypal).toMatchObject({ status: 200, error: '', attempt: { method: 'paypal' } });
  });

  it('is stored by its kind even when the provider did not send it before', async () => {
    shop.fault = isSilent(SILENT[3]![1]);
    const paypal = await startPlan(shop, { ...PAYPAL, paymentData: await provider.paypalToken() });
    expect(paypal).toMatchObject({ method: 'paypal' });
    const { donation } = await give(await shop.bankToken(), BANK);
    const plan = await findPlan(shop, donation?.planId ?? '');
    expect(plan).toMatchObject({ method: 'bank', mandate: { agreement_version: AGREEMENT_VERSION } });
  });

  it('a bank account is not debited without its agreement', async () => {
    const before = await chargeCount();
    for (const frequency of ['one-off', 'monthly'] as const) {
      const { error, attempt } = await give(await shop.bankToken(), { frequency });
      expect(error).toBe('This way to pay is not offered here, so nothing was charged. Please choose another one.');
      expect(attempt).toBeUndefined();
    }
    const visitor = new Visitor(shop, '203.0.113.7');
    const answer = await visitor.pay(await visitor.order(), await shop.bankToken());
    expect(answer.errors[0]).toContain('This way to pay is not offered here');
    expect(await chargeCount()).toBe(before);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { charges } from '../../../sandbox/api/charges/charges-schema.ts';
import { paymentAttempts } from '../../payments/payment-schema.ts';
import { APPROVED_CARD, openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { findPlan } from '../regular-giving/testing/giver.ts';
import { donations } from './donations-schema.ts';
import { gift } from './testing/gift.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

type Post = ReturnType<typeof gift>;
interface Answer {
  errors: string[];
  amount: number;
  currency: string;
  frequency?: string;
  walletToken?: string;
  walletChargeId?: string;
}
const post = async (path: string, body: object): Promise<Answer> =>
  (await new Visitor(shop).json(path, body)).json() as Promise<Answer>;
const startWallet = (body: object) => post(DONATION_PATHS.startWallet, body);
const submit = (body: object) => post(DONATION_PATHS.submit, body);
const rowOf = async ({ donationKey }: Post) => {
  const rows = await shop.database.db.select().from(donations).where(eq(donations.donationKey, donationKey));
  return rows[0]!;
};
const chargesOf = ({ id }: { id: string }) => shop.database.db.select().from(charges).where(eq(charges.reference, id));
const attemptsOf = ({ id }: { id: string }) =>
  shop.database.db.select().from(paymentAttempts).where(eq(paymentAttempts.payableId, id));

/** A donor who chose PayPal and left its window open. */
async function havePaypalOpen(): Promise<{ opened: Post; token: string }> {
  const opened = gift({ paymentType: 'PayPal', customerEmailAddress: 'typo@example.org' });
  const { walletToken } = await startWallet(opened);
  return { opened, token: walletToken ?? '' };
}
const byCard = async (opened: Post, changes: Partial<Post>) =>
  submit({ ...opened, paymentType: 'CreditCard', paymentData: await shop.token(APPROVED_CARD), ...changes });

describe('a gift that changes after PayPal was opened for it', () => {
  it('is paid by card as the donor now wants it', async () => {
    const { opened, token } = await havePaypalOpen();
    const answer = await byCard(opened, { amount: 30, total: 30, customerEmailAddress: 'right@example.org' });
    expect(answer, '[D1.12] the new sum').toMatchObject({ errors: [], amount: 30, currency: 'AUD' });
    const row = await rowOf(opened);
    expect(row).toMatchObject({ customerEmailAddress: 'right@example.org', totalMinor: 3_000, status: 'paid' });
    expect(await chargesOf(row)).toMatchObject([{ amountMinor: 3_000, status: 'complete' }]);
    expect((await shop.payWallet(token, 'approve')).status, 'PayPal’s window can pay it no more').toBe(400);
  });

  it('becomes a monthly gift with its plan', async () => {
    const { opened } = await havePaypalOpen();
    const answer = await byCard(opened, { frequency: 'monthly' });
    expect(answer).toMatchObject({ errors: [], frequency: 'monthly' });
    const { planId } = await rowOf(opened);
    expect(await findPlan(shop, planId ?? ''), '[D3.02]').toMatchObject({ giftMinor: 7_500, method: 'card' });
  });

  it('is given in the currency of the country that it now goes to', async () => {
    const { opened } = await havePaypalOpen();
    expect(await byCard(opened, { siteCountryCode: 'NZL' })).toMatchObject({ errors: [], currency: 'NZD' });
  });

  it('is a gift of its new sum when PayPal is opened again', async () => {
    const { opened, token } = await havePaypalOpen();
    const again = await startWallet({ ...opened, amount: 30, total: 30 });
    expect(again.errors).toEqual([]);
    expect((await shop.payWallet(token, 'approve')).status).toBe(400);
    expect((await shop.payWallet(again.walletToken ?? '', 'approve')).status).toBe(200);
    const paid = await submit({ ...opened, amount: 30, total: 30, paymentData: again.walletChargeId });
    expect(paid).toMatchObject({ errors: [], amount: 30 });
  });

  it('stays as it was paid when its PayPal came first', async () => {
    const { opened, token } = await havePaypalOpen();
    expect((await shop.payWallet(token, 'approve')).status).toBe(200);
    const answer = await byCard(opened, { amount: 30, total: 30, frequency: 'monthly' });
    expect(answer, '[D1.12] the answer tells the sum that was paid').toMatchObject({
      errors: [],
      amount: 75,
      frequency: 'one-off',
    });
    expect(await chargesOf(await rowOf(opened)), 'no card is charged').toEqual([]);
  });
});

it('another wallet gets a charge of its own gateway', async () => {
  const { opened, token } = await havePaypalOpen();
  const { errors, walletChargeId } = await startWallet({ ...opened, paymentType: 'ApplePay' });
  expect(errors).toEqual([]);
  const attempts = await attemptsOf(await rowOf(opened));
  expect(attempts.find(({ chargeId }) => chargeId === walletChargeId)?.gatewayId).toBe('gateway_haven_mastercard');
  expect((await shop.payWallet(token, 'approve')).status, 'PayPal’s charge is cancelled').toBe(400);
});

it('a lost answer of a wallet’s start is repeated with the same charge', async () => {
  const { opened, token } = await havePaypalOpen();
  expect((await startWallet(opened)).walletToken).toBe(token);
});

describe('two posts of one key at once that differ', () => {
  it.each([
    ['one-off', 'monthly'],
    ['monthly', 'one-off'],
  ] as const)('charge once, as what is stored: %s and %s', async (one, other) => {
    const first = gift({ frequency: one, paymentData: await shop.token(APPROVED_CARD) });
    let isAnswered = false;
    // Between the write of the first post and its payment, the second one stores what it wants.
    shop.fault = async (request, pass) => {
      if (!isAnswered && request.url.includes('/payment_sources/tokens/')) {
        isAnswered = true;
        await shop.database.db
          .update(donations)
          .set({ frequency: other })
          .where(eq(donations.donationKey, first.donationKey));
      }
      return pass(request);
    };
    const answer = await submit(first);
    shop.fault = undefined;
    expect(answer.errors[0], '[D1.03] nobody agreed to this with this card').toContain('so nothing was charged');
    expect(await chargesOf(await rowOf(first))).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { SANDBOX_CREDENTIALS } from '../../app/website-options.ts';
import { receiptFacts } from '../../platform/papers/receipt-facts.ts';
import { debitAgreement } from '../../platform/site/debit-agreement.ts';
import { siteOf } from '../../platform/site/sites.ts';
import { orders } from '../../shop/orders/orders-schema.ts';
import { GIFTS_LIST } from '../../staff/giving/lists/gifts-list.ts';
import { readFilter } from '../../staff/giving/lists/record-filter.ts';
import {
  APPROVED_CARD,
  CHARGED_BACK_CARD,
  type Fault,
  openShop,
  PROVIDER_ORIGIN,
  type Shop,
} from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { findPlan } from '../regular-giving/testing/giver.ts';
import { openProvider } from '../regular-giving/testing/open-provider.ts';
import { findGiftOnPaper } from './donation-receipt.ts';
import { donations } from './donations-schema.ts';
import { giftsOfYear, statementYears } from './donor-gifts.ts';
import { findLedger } from './ledger.ts';
import { gift } from './testing/gift.ts';

const DAY_MS = 86_400_000;
let shop: Shop;
let provider: ReturnType<typeof openProvider>;
beforeAll(async () => {
  shop = await openShop();
  provider = openProvider(shop);
});
afterEach(() => {
  shop.fault = undefined;
});
afterAll(() => shop.database.close());
const db = () => shop.database.db;

/** The provider makes the charge, and neither its answer nor a lookup arrives. */
const answerLost: Fault = async (request, pass) => {
  const answer = await pass(request);
  const { pathname, search } = new URL(request.url);
  if (pathname === '/v1/charges' && (request.method === 'POST' || search.includes('idempotency_key')))
    throw new TypeError('fetch failed');
  return answer;
};
/** Gives at one moment, with a lost answer, and lets the site find out at a later one. */
async function giveAndRecord(
  chargedAt: string,
  recordedAt: string,
  changes: Parameters<typeof gift>[0] = {},
): Promise<typeof donations.$inferSelect> {
  shop.now = Date.parse(chargedAt);
  const post = gift({
    customerEmailAddress: `${randomUUID()}@example.org`,
    paymentData: await shop.token(APPROVED_CARD),
    ...changes,
  });
  shop.fault = answerLost;
  const answer = await new Visitor(shop).json(DONATION_PATHS.submit, post);
  expect(((await answer.json()) as { nextAction: string }).nextAction).toBe('wait');
  shop.now = Date.parse(recordedAt);
  shop.fault = undefined;
  await shop.website.payments.recover();
  return rowOf(post.donationKey);
}
const rowOf = async (key: string) => (await db().select().from(donations).where(eq(donations.donationKey, key)))[0]!;
const receiptOf = async (id: string) => Object.fromEntries(receiptFacts((await findGiftOnPaper(db(), id))!).details);

describe('a gift that is recorded after midnight of the last day of a tax year', () => {
  it.each<[string, SiteCountryCode, string, string, string, string, string, number]>([
    // 23:58 and 00:02 in Sydney.
    [
      'AU',
      'AUS',
      '2027-06-30T13:58Z',
      '2027-06-30T14:02Z',
      '2027-06-30',
      '30 June 2027',
      '1 July 2026 to 30 June 2027',
      2027,
    ],
    [
      'AU, charged after midnight',
      'AUS',
      '2027-06-30T14:01Z',
      '2027-06-30T14:05Z',
      '2027-07-01',
      '1 July 2027',
      '1 July 2027 to 30 June 2028',
      2028,
    ],
    // 23:58 and 00:02 in Auckland.
    [
      'NZ',
      'NZL',
      '2027-03-31T10:58Z',
      '2027-03-31T11:02Z',
      '2027-03-31',
      '31 March 2027',
      '1 April 2026 to 31 March 2027',
      2027,
    ],
    [
      'NZ, charged after midnight',
      'NZL',
      '2027-03-31T11:01Z',
      '2027-03-31T11:05Z',
      '2027-04-01',
      '1 April 2027',
      '1 April 2027 to 31 March 2028',
      2028,
    ],
  ])('has the day of its charge: %s', async (_, siteCountryCode, charged, recorded, day, dayWords, year, endsIn) => {
    const row = await giveAndRecord(charged, recorded, { siteCountryCode });
    expect(row, '[M2.01] the gift').toMatchObject({ status: 'paid', givenOn: day, paidAt: new Date(charged) });
    expect(await receiptOf(row.id), '[M2.01] receipt and tax year').toMatchObject({
      'Date of the gift': dayWords,
      'Tax year': year,
    });
    const [own, ...others] = await statementYears(db(), row.emailKey);
    expect([own?.endsIn, others], '[M2.01] the statement of that year').toEqual([endsIn, []]);
    expect(await giftsOfYear(db(), row.emailKey, own!)).toMatchObject([{ givenOn: day }]);
    const { filter } = readFilter((name) => (name === 'text' ? row.id : undefined));
    const rows = await GIFTS_LIST.read(db(), filter, { after: undefined, limit: 10 });
    const column = GIFTS_LIST.columns.findIndex(({ key }) => key === 'given_on');
    expect(
      rows.map(({ cells }) => cells[column]),
      '[M2.01] the export',
    ).toEqual([day]);
    const [paid] = (await findLedger(db(), row.id)).filter(({ entry }) => entry === 'paid');
    expect(paid?.at, '[M2.01] the ledger').toEqual(new Date(charged));
  });
});

describe('the day of the charge', () => {
  it('is the day of a monthly gift, as announced to its donor', async () => {
    const row = await giveAndRecord('2027-06-30T13:58Z', '2027-06-30T14:02Z', {
      frequency: 'monthly',
      amount: 30,
      total: 30,
    });
    expect(row, '[M2.01]').toMatchObject({ givenOn: '2027-06-30', period: '2027-06' });
    expect(await findPlan(shop, row.planId ?? ''), '[M2.01] the plan repeats on the 30th').toMatchObject({
      anchorDay: 30,
      nextGiftOn: '2027-07-30',
      lastChargedOn: '2027-06-30',
    });
  });

  it('holds for a charge that is adopted after the database was put back to a backup', async () => {
    shop.now = Date.parse('2027-06-30T02:00:00Z');
    const post = gift({ paymentData: await shop.token(APPROVED_CARD) });
    shop.fault = async (request, pass) =>
      request.method === 'POST' && new URL(request.url).pathname === '/v1/charges'
        ? Response.json({ error: { code: 'validation_error' } }, { status: 400 })
        : pass(request);
    await new Visitor(shop).json(DONATION_PATHS.submit, post);
    shop.fault = undefined;
    const { id } = await rowOf(post.donationKey);
    const token = await shop.token(APPROVED_CARD);
    const made = await shop.askProvider(
      new Request(`${PROVIDER_ORIGIN}/v1/charges`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-user-secret-key': SANDBOX_CREDENTIALS.secretKey,
          'idempotency-key': randomUUID(),
        },
        body: JSON.stringify({ amount: '75.00', currency: 'AUD', reference: id, token }),
      }),
    );
    expect(made.status).toBe(201);
    shop.now = Date.parse('2027-07-02T02:00:00Z');
    await shop.website.giving.reconcile();
    expect(await rowOf(post.donationKey), '[M2.01]').toMatchObject({ status: 'paid', givenOn: '2027-06-30' });
  });

  it('is the day on which the money of a debit was taken, and its plan keeps the day of the promise', async () => {
    // Monday in Sydney: the money comes on Wednesday, the 30th.
    shop.now = Date.parse('2027-06-28T02:00:00Z');
    const post = gift({
      frequency: 'monthly',
      amount: 30,
      total: 30,
      paymentType: 'BankAccount',
      paymentData: await provider.bankToken('12345678'),
      mandateVersion: debitAgreement(siteOf('AUS')).version,
    });
    await new Visitor(shop).json(DONATION_PATHS.submit, post);
    const { id, planId } = await rowOf(post.donationKey);
    const [charge] = await provider.chargesOf(id);
    // The provider settles in its own time; its webhooks do not arrive, and the site asks a day later.
    shop.now = charge!.dueAt.getTime();
    await provider.advance(async () => new Response(null, { status: 503 }));
    expect((await rowOf(post.donationKey)).status).toBe('pending');
    shop.now += DAY_MS;
    while ((await shop.website.giving.askAboutCharges()) > 0);
    const settledOn = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(charge!.dueAt);
    expect(settledOn).toBe('2027-06-30');
    expect(await rowOf(post.donationKey), '[M2.01]').toMatchObject({ status: 'paid', givenOn: '2027-06-30' });
    expect(await findPlan(shop, planId ?? ''), '[M2.01] as promised').toMatchObject({
      anchorDay: 28,
      nextGiftOn: '2027-07-28',
    });
  });

  it('is the day on which a wallet’s charge was paid, between the days of its button and of its record', async () => {
    shop.now = Date.parse('2027-06-29T13:58:00Z');
    const post = gift({ paymentType: 'PayPal' });
    const answer = await new Visitor(shop).json(DONATION_PATHS.startWallet, post);
    const { walletToken } = (await answer.json()) as { walletToken: string };
    shop.now = Date.parse('2027-06-29T14:02:00Z');
    await shop.payWallet(walletToken, 'approve');
    shop.now = Date.parse('2027-06-30T14:30:00Z');
    await shop.website.payments.recover();
    expect(await rowOf(post.donationKey), '[M2.01]').toMatchObject({ status: 'paid', givenOn: '2027-06-30' });
  });

  it('is the day of a refund and of a dispute that are reported later', async () => {
    shop.now = Date.parse('2027-08-01T02:00:00Z');
    const post = gift({ paymentData: await shop.token(CHARGED_BACK_CARD) });
    await new Visitor(shop).json(DONATION_PATHS.submit, post);
    const { id, transactionId } = await rowOf(post.donationKey);
    shop.now = Date.parse('2027-08-03T02:00:00Z');
    await shop.refundAtProvider(transactionId!, '20.00');
    const [charge] = await provider.chargesOf(id);
    shop.now = charge!.reversalDueAt!.getTime();
    await provider.advance(async () => new Response(null, { status: 503 }));
    const disputedAt = new Date(shop.now);
    shop.now += 5 * DAY_MS;
    await shop.website.giving.reconcile();
    const back = (await findLedger(db(), id)).filter(({ entry }) => ['refunded', 'reversed'].includes(entry));
    expect(back.map(({ entry, at }) => [entry, at])).toEqual([
      ['refunded', new Date('2027-08-03T02:00:00Z')],
      ['reversed', disputedAt],
    ]);
  });

  it('is the day of an order’s receipt', async () => {
    shop.now = Date.parse('2027-06-30T13:58:00Z');
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const token = await shop.token(APPROVED_CARD);
    shop.fault = answerLost;
    await visitor.pay(orderId, token);
    shop.fault = undefined;
    shop.now = Date.parse('2027-06-30T14:02:00Z');
    await shop.website.payments.recover();
    const [order] = await db().select().from(orders).where(eq(orders.id, orderId));
    expect(order, '[M2.01]').toMatchObject({ status: 'paid', paidAt: new Date('2027-06-30T13:58:00Z') });
  });
});

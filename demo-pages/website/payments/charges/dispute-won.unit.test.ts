import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { charges } from '../../../sandbox/api/charges/charges-schema.ts';
import { settleDue } from '../../../sandbox/app/advance-sandbox.ts';
import { appeals } from '../../giving/appeals/appeals-schema.ts';
import { findGiftOnPaper } from '../../giving/donations/donation-receipt.ts';
import { donations } from '../../giving/donations/donations-schema.ts';
import { giftsOfYear, statementYears } from '../../giving/donations/donor-gifts.ts';
import { findLedger } from '../../giving/donations/ledger.ts';
import { gift } from '../../giving/donations/testing/gift.ts';
import { instantOf } from '../../giving/regular-giving/gift-dates.ts';
import { givingPlans } from '../../giving/regular-giving/regular-giving-schema.ts';
import { chargeAll, findPlan, giftsOf, liveUntil, startPlan } from '../../giving/regular-giving/testing/giver.ts';
import { openProvider } from '../../giving/regular-giving/testing/open-provider.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import { receiptFacts } from '../../platform/papers/receipt-facts.ts';
import { statementFacts } from '../../platform/papers/statement-facts.ts';
import { orderReversals, orders } from '../../shop/orders/orders-schema.ts';
import { reconciliationDifferences } from '../../staff/giving/reconciliation/reconciliation-schema.ts';
import { APPROVED_CARD, CHARGED_BACK_CARD, DISPUTE_WON_CARD, openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';

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
type Given = { id: string; transactionId: string | null };
const rowOf = async ({ id }: Pick<Given, 'id'>) =>
  (await db().select().from(donations).where(eq(donations.id, id)))[0]!;
async function give(changes: Parameters<typeof gift>[0] = {}) {
  const post = gift({ paymentData: await shop.token(CHARGED_BACK_CARD), ...changes });
  await new Visitor(shop).json(DONATION_PATHS.submit, post);
  const [row] = await db().select().from(donations).where(eq(donations.donationKey, post.donationKey));
  expect(row?.status).toBe('paid');
  return row!;
}
const report = async ({ id, transactionId }: Given) => {
  for (const handle of shop.website.giving.eventHandlers)
    await handle({ type: 'charge.updated', data: { _id: transactionId!, reference: id } });
};
const settle = () => settleDue(db(), new Date(shop.now));
/** The card's owner disputes the payment, and the site is notified. */
const dispute = async (given: Given) => {
  shop.now += 11 * DAY_MS;
  await settle();
  await report(given);
};
/** The card's owner disputes the payment once more, which the sandbox's cards do not do. */
const disputeAgain = (given: Given) =>
  db().update(charges).set({ status: 'charged_back' }).where(eq(charges.id, given.transactionId!));
const win = (given: Given) => provider.winDispute(given.transactionId!);
const moneyOf = async ({ id }: Pick<Given, 'id'>) =>
  (await findLedger(db(), id))
    .filter(({ amountMinor }) => amountMinor !== 0)
    .map(({ entry, amountMinor }) => `${entry} ${amountMinor}`);
const mailsOf = async (id: string) => (await db().select().from(mails)).filter(({ cause }) => cause.includes(id));
const differencesOf = async ({ id }: Given) =>
  (await db().select().from(reconciliationDifferences)).filter(({ subject, goneAt }) => subject === id && !goneAt);
const compare = async () => {
  shop.now += 20 * 60_000;
  await shop.website.giving.reconcile();
};

describe('a gift that its bank took back and returned', () => {
  it.each(['the event', 'the daily comparison'])('is paid again, with its receipt, after %s', async (way) => {
    const given = await give({ customerEmailAddress: `${way.replaceAll(' ', '-')}@example.org` });
    await dispute(given);
    expect(await rowOf(given)).toMatchObject({ status: 'reversed', returnedMinor: 7_500 });
    await win(given);
    await (way === 'the event' ? report(given) : compare());
    expect(await rowOf(given), '[D2.04]').toMatchObject({ status: 'paid', returnedMinor: 0, givenOn: given.givenOn });
    expect(await moneyOf(given), '[D2.04]').toEqual(['paid 7500', 'reversed -7500', 'reinstated 7500']);
    const receipt = receiptFacts((await findGiftOnPaper(db(), given.id, 2))!);
    expect(receipt.number).toMatch(/^AU-\d{6}-C2$/);
    expect(receipt.statements.join(' '), '[D5.03]').toMatch(
      /corrects receipt AU-\d{6} and replaces it.*On .* the bank returned money for this gift that it had reversed.*tax-deductible gift of \$75\.00 AUD/,
    );
    expect(receipt.total).toEqual(['Total paid', '$75.00 AUD']);
    const mail = (await mailsOf(`donation-receipt:${given.id}:2`))[0];
    expect(mail?.text).toMatch(/has now returned the money to us\. Your gift counts again/);
    expect(mail?.attachmentId).toBe(`${given.id}:2`);
    const [year] = await statementYears(db(), given.emailKey);
    const gifts = await giftsOfYear(db(), given.emailKey, year!);
    const { siteCountryCode, language, donor } = gifts[0]!;
    const { endsIn } = year!;
    const statement = statementFacts({ siteCountryCode, language, donor, endsIn, gifts, issuedOn: '2027-07-02' });
    expect(statement.claimable, '[D4.03] [D5.03] the statement counts it').toEqual([expect.any(String), '$75.00 AUD']);
    await report(given);
    await compare();
    expect(await moneyOf(given), '[D2.05] reported again').toHaveLength(3);
    expect(await differencesOf(given), '[D6.04]').toEqual([]);
  });

  it('may be disputed and returned twice, and be refunded after it', async () => {
    const given = await give();
    await dispute(given);
    await win(given);
    await report(given);
    await disputeAgain(given);
    await report(given);
    expect(await rowOf(given)).toMatchObject({ status: 'reversed', returnedMinor: 7_500 });
    await win(given);
    await provider.refund(given.transactionId!, '75.00');
    // Both happened before the site heard of either.
    await report(given);
    expect(await rowOf(given)).toMatchObject({ status: 'refunded', returnedMinor: 7_500 });
    expect(await moneyOf(given), '[D2.04]').toEqual([
      'paid 7500',
      'reversed -7500',
      'reinstated 7500',
      'reversed -7500',
      'reinstated 7500',
      'refunded -7500',
    ]);
    await compare();
    expect(await differencesOf(given)).toEqual([]);
  });

  it('may come back in part', async () => {
    const given = await give();
    await dispute(given);
    shop.fault = async (request, pass) => {
      const answer = await pass(request);
      const text = await answer.text();
      const changed = text.replaceAll('"reversed_amount":"75.00"', '"reversed_amount":"25.00"');
      return new Response(changed, answer);
    };
    await report(given);
    await report(given);
    expect(await rowOf(given)).toMatchObject({ status: 'paid', returnedMinor: 2_500 });
    expect(await moneyOf(given)).toEqual(['paid 7500', 'reversed -7500', 'reinstated 5000']);
    const receipt = receiptFacts((await findGiftOnPaper(db(), given.id, 2))!);
    expect(receipt.total).toEqual(['Left after the return', '$50.00 AUD']);
    await compare();
    expect(await differencesOf(given)).toEqual([]);
  });

  it('takes part in the order of what happened, although a report is late', async () => {
    const given = await give();
    await dispute(given);
    // One process looks the charge up before the dispute is won, and records it only afterwards.
    let isHeld = true;
    const other = shop.startWebsite();
    shop.fault = async (request, pass) => {
      const answer = await pass(request);
      if (isHeld && request.url.endsWith(given.transactionId!)) {
        isHeld = false;
        const old = await answer.text();
        await win(given);
        for (const handle of other.giving.eventHandlers)
          await handle({ type: 'charge.updated', data: { _id: given.transactionId!, reference: given.id } });
        return new Response(old, answer);
      }
      return answer;
    };
    await report(given);
    expect(await moneyOf(given), '[D2.05] never backwards').toEqual(['paid 7500', 'reversed -7500', 'reinstated 7500']);
  });

  it('gets its match back, up to what the cap still has', async () => {
    await db()
      .insert(appeals)
      .values({
        code: 'won',
        siteCountryCode: 'AUS',
        name: 'Won',
        summary: 'Won',
        story: 'Won',
        image: '/won.jpg',
        from: new Date(0),
        goalMinor: 1_000_000,
        matchPercent: 100,
        matchCapMinor: 10_000,
        matchPartner: 'A partner',
        createdAt: new Date(shop.now),
      });
    const matchedOf = async () => (await db().select().from(appeals).where(eq(appeals.code, 'won')))[0]?.matchedMinor;
    const given = await give({ appeal: 'won' });
    expect(await matchedOf()).toBe(7_500);
    await dispute(given);
    expect(await matchedOf(), '[D2.07]').toBe(0);
    await win(given);
    await report(given);
    expect([await matchedOf(), (await rowOf(given)).matchedMinor], '[D2.07]').toEqual([7_500, 7_500]);
    await disputeAgain(given);
    await report(given);
    // Meanwhile another gift is matched.
    await give({ appeal: 'won', paymentData: await shop.token(APPROVED_CARD) });
    await win(given);
    await report(given);
    expect([await matchedOf(), (await rowOf(given)).matchedMinor], '[D2.07] exactly the cap').toEqual([10_000, 2_500]);
  });
});

describe('a monthly gift whose month its bank took back and returned', () => {
  const start = async () => {
    shop.now = instantOf('AUS', '2029-01-10', '12:00');
    const plan = await startPlan(shop, {}, CHARGED_BACK_CARD);
    const [first] = await giftsOf(shop, plan.id);
    return { plan, first: first! };
  };
  const stop = ({ id }: { id: string }) =>
    db().update(givingPlans).set({ status: 'stopped' }).where(eq(givingPlans.id, id));

  it('goes on with its next month, and its donor is notified', async () => {
    const { plan, first } = await start();
    await dispute(first);
    expect(await findPlan(shop, plan.id)).toMatchObject({ status: 'resting', nextPeriod: '2029-01' });
    shop.now += 60 * DAY_MS;
    await win(first);
    await report(first);
    expect(await findPlan(shop, plan.id), 'months of the rest are not made up for').toMatchObject({
      status: 'active',
      nextPeriod: '2029-04',
      nextGiftOn: '2029-04-10',
      firstFailedOn: null,
    });
    const [mail] = (await mailsOf(plan.id)).filter(({ kind }) => kind === 'plan-goes-on');
    expect(mail?.text).toMatch(
      /returned a monthly gift that it had reversed.*Your next gift of \$30\.00 AUD is on 10 April 2029/s,
    );
    await chargeAll(shop);
    expect(
      (await giftsOf(shop, plan.id)).map(({ period }) => period),
      '[D3.03]',
    ).toEqual(['2029-01']);
    await stop(plan);
  });

  it('is not charged for a month twice when it was charged again meanwhile', async () => {
    const { plan, first } = await start();
    await dispute(first);
    await db()
      .update(givingPlans)
      .set({ status: 'active', firstFailedOn: null, nextAttemptAt: new Date(shop.now) })
      .where(eq(givingPlans.id, plan.id));
    await liveUntil(shop, '2029-01-24');
    const again = (await giftsOf(shop, plan.id)).filter(({ status }) => status === 'paid');
    expect(again.map(({ period }) => period)).toEqual(['2029-01']);
    await win(first);
    await report(first);
    expect(await rowOf(first), 'a gift beside the plan').toMatchObject({ status: 'paid', period: null });
    expect(await rowOf(again[0]!)).toMatchObject({ status: 'paid', period: '2029-01' });
    expect(await findPlan(shop, plan.id), '[D3.03]').toMatchObject({ nextPeriod: '2029-02' });
    await stop(plan);
  });
});

describe('a dispute that the merchant wins at the provider', () => {
  it('makes a gift and an order paid again, by the provider’s own events and dates', async () => {
    await provider.registerSite();
    const deliver = async () => {
      while ((await provider.advance()) > 0);
    };
    const given = await give({ paymentData: await shop.token(DISPUTE_WON_CARD) });
    const buyer = new Visitor(shop);
    const orderId = await buyer.order();
    const { errors } = await buyer.pay(orderId, await shop.token(DISPUTE_WON_CARD));
    expect(errors).toEqual([]);
    const paidAt = shop.now;
    const orderOf = async () => (await db().select().from(orders).where(eq(orders.id, orderId)))[0];
    shop.now = paidAt + 12 * DAY_MS;
    await deliver();
    expect(await rowOf(given), '[D2.05]').toMatchObject({ status: 'reversed', returnedMinor: 7_500 });
    expect(await orderOf()).toMatchObject({ status: 'reversed', reversedMinor: 7_900 });
    shop.now = paidAt + 35 * DAY_MS;
    await deliver();
    expect(await rowOf(given), '[D2.05]').toMatchObject({ status: 'paid', returnedMinor: 0 });
    expect(await orderOf()).toMatchObject({ status: 'paid', reversedMinor: 0 });
    const moves = (await findLedger(db(), given.id)).filter(({ amountMinor }) => amountMinor < 0 || amountMinor > 0);
    const dayAfter = ({ at }: { at: Date }) => Math.round((at.getTime() - paidAt) / DAY_MS);
    const ofOrder = await db().select().from(orderReversals).where(eq(orderReversals.orderId, orderId));
    const EXPECTED = [
      ['reversed', 10],
      ['reinstated', 30],
    ];
    const seen = (rows: readonly { entry: string; at: Date }[]) => rows.map((row) => [row.entry, dayAfter(row)]);
    expect(seen(moves), '[M2.01] each on its day').toEqual([['paid', 0], ...EXPECTED]);
    expect(seen(ofOrder.toSorted((one, other) => one.id - other.id)), '[M2.01]').toEqual(EXPECTED);
    await compare();
    expect(await differencesOf(given), '[D6.04]').toEqual([]);
  });
});

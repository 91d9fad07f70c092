import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { charges } from '../../../sandbox/api/charges/charges-schema.ts';
import { settleDue } from '../../../sandbox/app/advance-sandbox.ts';
import { openProvider } from '../../giving/regular-giving/testing/open-provider.ts';
import { staffActions } from '../../platform/audit/audit-trail-schema.ts';
import { orderPath } from '../../platform/links/order-link.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import { giftStock } from '../../shop/gifts/gifts-schema.ts';
import { orderReversals, orders } from '../../shop/orders/orders-schema.ts';
import { reconciliationDifferences } from '../../staff/giving/reconciliation/reconciliation-schema.ts';
import { openStaff, signInAs } from '../../staff/testing/sign-in-as.ts';
import { APPROVED_CARD, CHARGED_BACK_CARD, openShop, type Shop } from '../../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../../testing/shop-visitor.ts';
import { refunds } from '../refunds/refunds-schema.ts';

const DAY_MS = 86_400_000;
const STAFF = { accountId: 'mere', name: 'Mere' };
const CARD = {
  instanceId: 'solar-lamp-1',
  cardType: 'email',
  design: 'kites',
  recipientName: 'Mia',
  recipientEmailAddress: 'mia@example.org',
  message: 'A lamp for you',
  senderName: 'Aroha',
};

let shop: Shop;
let provider: ReturnType<typeof openProvider>;
beforeAll(async () => {
  shop = await openShop();
  openStaff(shop);
  provider = openProvider(shop);
  await provider.registerSite();
});
afterEach(() => {
  shop.fault = undefined;
});
afterAll(() => shop.database.close());

const db = () => shop.database.db;
/** A paid order of two solar lamps, 79 dollars, whose e-card waits in the outbox. */
async function paid(card = APPROVED_CARD) {
  const visitor = new Visitor(shop);
  await visitor.add('solar-lamp', 2);
  await visitor.json('/cart/e-cards', { cards: [CARD] });
  await visitor.json(CUSTOMER_PATH, CUSTOMER);
  const orderId = await visitor.orderId();
  const { errors, transactionId } = await visitor.pay(orderId, await shop.token(card));
  expect(errors).toEqual([]);
  return { visitor, orderId, transactionId };
}
const orderOf = async (id: string) => (await db().select().from(orders).where(eq(orders.id, id)))[0]!;
const refundsOf = (id: string) => db().select().from(refunds).where(eq(refunds.refundableId, id));
const movesOf = async (id: string) =>
  (await db().select().from(orderReversals).where(eq(orderReversals.orderId, id)).orderBy(orderReversals.id)).map(
    ({ entry, amountMinor }) => `${entry} ${amountMinor}`,
  );
const mailsOf = async (id: string) =>
  (await db().select().from(mails)).filter(({ cause }) => cause.includes(id)).map(({ kind }) => kind);
const lastMail = async (id: string, kind: string) =>
  (await db().select().from(mails).orderBy(mails.createdAt))
    .filter((mail) => mail.kind === kind && mail.text.includes(id))
    .at(-1);
const trailOf = async (id: string) =>
  (await db().select().from(staffActions).where(eq(staffActions.subject, id))).map(
    ({ actor, outcome }) => `${actor}: ${outcome}`,
  );
const pageOf = async (id: string) => new Visitor(shop).text(await orderPath(db(), await orderOf(id)));
/** Signed in anew, because days pass. */
const staffPage = async (id: string) => (await signInAs(shop, 'finance')).text(`/back-office/records/orders/${id}`);
const deliver = async () => {
  while ((await provider.advance()) > 0);
};
const differences = () => db().select().from(reconciliationDifferences);
const chargeBack = async () => {
  shop.now += 11 * DAY_MS;
  await settleDue(db(), new Date(shop.now));
};
const report = async (id: string, chargeId: string) => {
  for (const handle of shop.website.giving.eventHandlers)
    await handle({ type: 'charge.updated', data: { _id: chargeId, reference: id } });
};

describe('a refund of an order in the provider’s pages', () => {
  it.each(['the event', 'the daily comparison'])('is taken over by %s: rows, mails, pages, stock', async (way) => {
    await db()
      .insert(giftStock)
      .values({ itemId: 'solar-lamp', siteCountryCode: 'AUS', available: 5 })
      .onConflictDoUpdate({ target: [giftStock.siteCountryCode, giftStock.itemId], set: { available: 5 } });
    const isLamp = eq(giftStock.itemId, 'solar-lamp');
    const available = async () => (await db().select().from(giftStock).where(isLamp))[0]?.available;
    const { orderId, transactionId } = await paid();
    expect(await available()).toBe(3);
    expect(await mailsOf(orderId)).toContain('e-card');
    await provider.refund(transactionId, '30.00');
    const take = async () => {
      if (way === 'the event') return deliver();
      shop.now += 20 * 60_000;
      return shop.website.giving.reconcile();
    };
    const partAt = new Date(shop.now);
    await take();
    expect(await refundsOf(orderId)).toMatchObject([
      { status: 'refunded', amountMinor: 3_000, staffName: 'Payment provider', staffAccount: null, finishedAt: partAt },
    ]);
    expect(await available(), 'no units are named in a part').toBe(3);
    expect(await mailsOf(orderId), 'the gift stands: its card goes').toContain('e-card');
    expect(await staffPage(orderId)).toMatch(/Partly refunded.*value="49\.00"/s);
    shop.now += DAY_MS;
    await provider.refund(transactionId, '49.00');
    await take();
    await deliver();
    shop.now += 20 * 60_000;
    await shop.website.giving.reconcile();
    expect((await refundsOf(orderId)).map(({ amountMinor }) => amountMinor)).toEqual([3_000, 4_900]);
    expect(await available(), 'everything went back').toBe(5);
    expect((await mailsOf(orderId)).toSorted()).toEqual(['order-receipt']);
    expect((await lastMail(orderId, 'order-refund'))?.text).toMatch(/\$49\.00 AUD back.*refunded in full/s);
    expect(await pageOf(orderId)).toMatch(/Refunded.*\$79\.00 AUD/s);
    expect(await staffPage(orderId)).not.toContain('id="refund"');
    expect(await trailOf(orderId)).toEqual(['Payment provider: refunded', 'Payment provider: refunded']);
    expect((await differences()).filter(({ subject }) => subject === orderId)).toEqual([]);
    await db().delete(giftStock).where(isLamp);
  });

  it('is not counted twice with one that staff asked for and whose answer was lost', async () => {
    const { orderId, transactionId } = await paid();
    shop.fault = async (request, pass) => {
      const answer = await pass(request);
      if (request.method === 'POST' && request.url.endsWith('/refunds')) throw new TypeError('fetch failed');
      return answer;
    };
    await shop.website.refunds.ask({
      refundable: { kind: 'order', id: orderId },
      formKey: randomUUID(),
      amountMinor: 2_000,
      reason: 'x',
      staff: STAFF,
      units: [],
    });
    await report(orderId, transactionId);
    expect(await refundsOf(orderId), 'still without its answer').toMatchObject([{ status: 'asked' }]);
    shop.fault = undefined;
    await report(orderId, transactionId);
    expect(await refundsOf(orderId)).toMatchObject([{ status: 'refunded', amountMinor: 2_000, staffName: 'Mere' }]);
  });
});

describe('a payment of an order that its bank takes back', () => {
  it('is shown to the buyer and to staff, announced by mail, and stops the cards that have not gone', async () => {
    const { visitor, orderId, transactionId } = await paid(CHARGED_BACK_CARD);
    shop.now += 11 * DAY_MS;
    await deliver();
    expect(await orderOf(orderId)).toMatchObject({ status: 'reversed', reversedMinor: 7_900 });
    expect(await movesOf(orderId)).toEqual(['reversed -7900']);
    expect((await mailsOf(orderId)).toSorted()).toEqual(['order-receipt', 'order-taken-back']);
    expect((await lastMail(orderId, 'order-taken-back'))?.text).toMatch(
      /Your bank has reversed \$79\.00 AUD.*Left after the return.*no longer supports a tax deduction/s,
    );
    expect(await pageOf(orderId)).toMatch(/Reversed by your bank.*Left after the return.*\$0\.00 AUD/s);
    expect(await staffPage(orderId)).toMatch(/haven-badge--warning">Reversed by the bank/);
    expect(await staffPage(orderId)).not.toContain('id="refund"');
    const receipt = await new Visitor(shop).text(`${await orderPath(db(), await orderOf(orderId))}/receipt`);
    expect(receipt).toMatch(/reversed the payment of this gift/);
    expect(receipt.split('<footer')[0]).not.toMatch(/are tax deductible/);
    expect(await trailOf(orderId)).toEqual(['Payment provider: reversed by the bank']);
    await report(orderId, transactionId);
    await shop.website.giving.reconcile();
    expect(await movesOf(orderId), 'once').toEqual(['reversed -7900']);
    expect((await differences()).filter(({ subject }) => subject === orderId)).toEqual([]);
    expect(await visitor.order(), 'the buyer may buy again').not.toBe(orderId);
  });

  it('counts again when the bank returns it, wholly or in part, and may go back once more', async () => {
    const { orderId, transactionId } = await paid(CHARGED_BACK_CARD);
    await chargeBack();
    await report(orderId, transactionId);
    expect((await orderOf(orderId)).status).toBe('reversed');
    // The bank returns a part, and then the rest.
    shop.fault = async (request, pass) => {
      const answer = await pass(request);
      if (request.method !== 'GET' || !request.url.endsWith(transactionId)) return answer;
      const text = (await answer.text()).replace('"status":"charged_back"', '"status":"complete"');
      return new Response(text.replace('"reversed_amount":"79.00"', '"reversed_amount":"29.00"'), answer);
    };
    await report(orderId, transactionId);
    await report(orderId, transactionId);
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', reversedMinor: 2_900 });
    expect(await staffPage(orderId)).toMatch(/Partly reversed by the bank.*value="50\.00"/s);
    shop.fault = undefined;
    await provider.winDispute(transactionId);
    await report(orderId, transactionId);
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', reversedMinor: 0 });
    expect(await movesOf(orderId)).toEqual(['reversed -7900', 'reinstated 5000', 'reinstated 2900']);
    expect(await mailsOf(orderId), 'its card goes').toContain('e-card');
    expect((await lastMail(orderId, 'order-came-back'))?.text).toMatch(
      /Your bank has returned the \$29\.00 AUD.*so does its receipt/s,
    );
    expect(await staffPage(orderId)).toMatch(/haven-badge--success">Paid/);
    await db().update(charges).set({ status: 'charged_back' }).where(eq(charges.reference, orderId));
    await report(orderId, transactionId);
    expect(await orderOf(orderId)).toMatchObject({ status: 'reversed', reversedMinor: 7_900 });
    await provider.winDispute(transactionId);
    shop.now += 20 * 60_000;
    await shop.website.giving.reconcile();
    expect(await movesOf(orderId)).toEqual([
      'reversed -7900',
      'reinstated 5000',
      'reinstated 2900',
      'reversed -7900',
      'reinstated 7900',
    ]);
    await provider.refund(transactionId, '79.00');
    await report(orderId, transactionId);
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', reversedMinor: 0 });
    expect(await refundsOf(orderId)).toMatchObject([{ amountMinor: 7_900 }]);
    expect((await differences()).filter(({ subject }) => subject === orderId)).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { charges } from '../../../../sandbox/api/charges/charges-schema.ts';
import { settleDue } from '../../../../sandbox/app/advance-sandbox.ts';
import type { Donation } from '../../../giving/donations/ledger.ts';
import { paymentAttempts } from '../../../payments/payment-schema.ts';
import { staffActions } from '../../../platform/audit/audit-trail-schema.ts';
import { mails } from '../../../platform/mail/mail-schema.ts';
import { giftStock } from '../../../shop/gifts/gifts-schema.ts';
import { orders } from '../../../shop/orders/orders-schema.ts';
import { APPROVED_CARD, CHARGED_BACK_CARD, type Shop } from '../../../testing/open-shop.ts';
import { Visitor } from '../../../testing/shop-visitor.ts';
import { formOf } from '../../testing/open-records.ts';
import { signInAs } from '../../testing/sign-in-as.ts';
import { RECONCILIATION_PATH as PATH } from '../donation-records-area.ts';
import { giftNow, giveAtSite, openDonationRecords } from '../testing/open-donation-records.ts';
import { reconciliationDifferences } from './reconciliation-schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openDonationRecords();
});
beforeEach(async () => {
  shop.fault = undefined;
  // What an earlier test left is out of the weeks that are compared.
  shop.now += 40 * DAY_MS;
  await db().delete(reconciliationDifferences);
});
afterAll(() => shop.database.close());

const db = () => shop.database.db;
const DAY_MS = 86_400_000;
const found = async () =>
  (await db().select().from(reconciliationDifferences).orderBy(reconciliationDifferences.id)).map(
    ({ kind, subject, goneAt }) => `${kind} ${subject}${goneAt ? ' gone' : ''}`,
  );
const atProvider = (gift: Donation, values: Partial<typeof charges.$inferInsert>) =>
  db().update(charges).set(values).where(eq(charges.id, gift.transactionId!));
/** A second charge with the same reference, or with another one. */
async function copyCharge(gift: Donation, reference = gift.id): Promise<string> {
  const [charge] = await db().select().from(charges).where(eq(charges.id, gift.transactionId!));
  const id = `ch_copy_${randomUUID()}`;
  await db()
    .insert(charges)
    .values({ ...charge!, id, idempotencyKey: id, tokenHash: id, reference });
  return id;
}
/** Lets the quarter of an hour pass in which a payment may still be recorded. */
async function compare(website = shop.website) {
  shop.now += 20 * 60_000;
  return website.giving.reconcile();
}

describe('the daily comparison with the provider', () => {
  it('finds nothing where all is well: gifts, an order, refunds of both sides, a gift by transfer', async () => {
    const gift = await giveAtSite(shop);
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    expect((await visitor.pay(orderId, await shop.token(APPROVED_CARD), { amount: 79 })).errors).toEqual([]);
    const staff = { accountId: 'mere', name: 'Mere' };
    for (const refundable of [
      { kind: 'donation' as const, id: gift.id },
      { kind: 'order' as const, id: orderId },
    ])
      await shop.website.refunds.ask({
        refundable,
        formKey: randomUUID(),
        amountMinor: 500,
        reason: 'x',
        staff,
        units: [],
      });
    await giveAtSite(shop, {}, '4000000000000002');
    expect(await compare(), '[D6.04]').toMatchObject({ differences: 0, charges: 3 });
  });

  it('shows missing, doubled, wrong amount and unknown as exactly four lines, once however often it runs', async () => {
    const missing = await giveAtSite(shop);
    await db().delete(charges).where(eq(charges.id, missing.transactionId!));
    const doubled = await giveAtSite(shop);
    await copyCharge(doubled);
    const wrong = await giveAtSite(shop);
    await atProvider(wrong, { amountMinor: 7_499 });
    await copyCharge(await giveAtSite(shop), 'NOBODY-KNOWS');
    await compare();
    await compare(shop.startWebsite());
    expect(await found(), '[D6.04] four lines').toEqual(
      [`missing ${missing.id}`, `doubled ${doubled.id}`, `amount ${wrong.id}`, 'unknown '].toSorted(),
    );
    await db().delete(charges).where(eq(charges.reference, 'NOBODY-KNOWS'));
    await atProvider(wrong, { amountMinor: 7_500 });
    await compare();
    expect(await found(), '[D6.04] what was put right is gone').toEqual(
      [`missing ${missing.id}`, `doubled ${doubled.id}`, `amount ${wrong.id} gone`, 'unknown  gone'].toSorted(),
    );
  });

  it('shows refunds and states that differ, and what only the provider refunded is taken over', async () => {
    const [refunded, failed, takenOver] = [await giveAtSite(shop), await giveAtSite(shop), await giveAtSite(shop)];
    await atProvider(refunded, { refundedMinor: 1_000 });
    await atProvider(failed, { status: 'failed' });
    await shop.refundAtProvider(takenOver.transactionId!, '25.00');
    await compare();
    const lines = await found();
    expect(lines, '[D6.04]').toEqual(expect.arrayContaining([`refund ${refunded.id}`, `state ${failed.id}`]));
    expect(lines.some((line) => line.includes(takenOver.id))).toBe(false);
    expect(await giftNow(shop, takenOver), '[D2.06] no event was needed').toMatchObject({ returnedMinor: 2_500 });
  });

  it('takes over a dispute whose event never came', async () => {
    const gift = await giveAtSite(shop, {}, CHARGED_BACK_CARD);
    shop.now += 11 * DAY_MS;
    await settleDue(db(), new Date(shop.now));
    await compare();
    expect((await giftNow(shop, gift)).status, '[D2.06]').toBe('reversed');
    expect((await found()).some((line) => line.includes(gift.id))).toBe(false);
  });

  it('records what was charged after the backup that our database was put back to, and asks nobody to pay again', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const token = await shop.token(APPROVED_CARD);
    const [before] = await db().select().from(orders).where(eq(orders.id, orderId));
    expect((await visitor.pay(orderId, token, { amount: 79 })).errors).toEqual([]);
    const gift = await giveAtSite(shop, {}, '4000000000000002');
    const giftCharge = await copyCharge(await giveAtSite(shop), gift.id);
    // The backup knows the order without its payment, the gift as refused.
    await db().delete(paymentAttempts).where(eq(paymentAttempts.payableId, orderId));
    await db()
      .delete(mails)
      .where(eq(mails.cause, `order-receipt:${orderId}`));
    await db().update(orders).set(before!).where(eq(orders.id, orderId));
    expect(await compare()).toMatchObject({ differences: 0 });
    const [order] = await db().select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ status: 'paid', transactionId: expect.stringMatching(/^ch_/) });
    expect(await giftNow(shop, gift)).toMatchObject({ status: 'paid', transactionId: giftCharge });
    expect(await db().$count(mails, eq(mails.cause, `order-receipt:${orderId}`))).toBe(1);
    const again = await visitor.pay(orderId, await shop.token(APPROVED_CARD), { amount: 79 });
    expect(again).toMatchObject({ errors: [], transactionId: order!.transactionId });
    expect(await db().$count(charges, eq(charges.reference, orderId))).toBe(1);
  });

  it('leaves a charge of another sum, or of a gift that is out of stock, to staff', async () => {
    const visitor = new Visitor(shop);
    const [cheaper, gone] = [await visitor.order(), await new Visitor(shop).order()];
    const gift = await giveAtSite(shop);
    for (const [reference, amountMinor] of [
      [cheaper, 7_800],
      [gone, 7_900],
    ] as const) {
      const id = await copyCharge(gift, reference);
      await db().update(charges).set({ amountMinor }).where(eq(charges.id, id));
    }
    await db().insert(giftStock).values({ itemId: 'solar-lamp', siteCountryCode: 'AUS', available: 0 });
    await compare();
    await db().delete(giftStock).where(eq(giftStock.itemId, 'solar-lamp'));
    expect((await found()).toSorted()).toEqual([`state ${cheaper}`, `state ${gone}`].toSorted());
    expect(await db().$count(orders, and(inArray(orders.id, [cheaper, gone]), eq(orders.status, 'paid')))).toBe(0);
  });

  it('stores nothing when the provider does not answer', async () => {
    await copyCharge(await giveAtSite(shop), 'NOBODY-EITHER');
    shop.fault = async () => Response.json({ error: { code: 'server_busy' } }, { status: 500 });
    await expect(compare()).rejects.toThrow('500');
    expect(await found()).toEqual([]);
  });

  it('is read to its end, page by page', async () => {
    const gift = await giveAtSite(shop);
    for (let each = 0; each < 130; each += 1) await copyCharge(gift, `UNKNOWN-${each}`);
    await compare();
    expect(await found()).toEqual(Array.from({ length: 130 }, () => 'unknown '));
  });
});

describe('the page of the reconciliation', () => {
  it('compares now, says what to do, and takes a note once, with its line in the trail', async () => {
    const gift = await giveAtSite(shop);
    await copyCharge(gift);
    shop.now += 20 * 60_000;
    const finance = await signInAs(shop, 'finance', 'Fina Nance');
    const ran = await finance.form(`${PATH}/run`, formOf(await finance.text(PATH), '/run'));
    const page = await finance.text(ran.headers.get('location') ?? '');
    expect(page, '[D6.04] what to do').toMatch(/Charged twice: GIFT-.*What to do:.*Refund this charge/s);
    const form = formOf(page, '/done');
    const refused = await finance.form(`${PATH}/done`, { ...form, note: '' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Enter a note');
    const filled = { ...form, note: 'Refunded by hand' };
    const answers = await Promise.all([1, 2].map(() => finance.form(`${PATH}/done`, filled)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    await compare();
    expect(await db().select().from(reconciliationDifferences), 'found again, it stays done').toMatchObject([
      { kind: 'doubled', doneBy: 'Fina Nance', note: 'Refunded by hand', goneAt: null },
    ]);
    const after = await (await signInAs(shop, 'finance')).text(PATH);
    expect(after).toContain('No open differences.');
    expect(after).toContain('Refunded by hand');
    const trail = await db().select().from(staffActions).where(eq(staffActions.action, 'reconciliation'));
    expect(
      trail.map(({ actor, outcome }) => [actor, outcome]),
      '[D6.02]',
    ).toEqual([
      ['Fina Nance', 'compared'],
      ['Fina Nance', 'done'],
    ]);
    expect((await (await signInAs(shop, 'supporter-care')).page(PATH)).status).toBe(403);
  });

  it('says when the provider does not answer', async () => {
    const finance = await signInAs(shop, 'finance');
    const form = formOf(await finance.text(PATH), '/run');
    shop.fault = () => Promise.reject(new TypeError('fetch failed'));
    const answer = await finance.form(`${PATH}/run`, form);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('The payment provider does not answer. Nothing was compared.');
  });
});

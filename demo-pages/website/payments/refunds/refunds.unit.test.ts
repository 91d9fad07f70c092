import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { charges } from '../../../sandbox/api/charges/charges-schema.ts';
import { createDonationRefundables } from '../../giving/donations/donation-payables.ts';
import { staffActions } from '../../platform/audit/audit-trail-schema.ts';
import { orderPath } from '../../platform/links/order-link.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import { RECORDS_PATH } from '../../platform/site/staff-paths.ts';
import { giftStock } from '../../shop/gifts/gifts-schema.ts';
import { findOrder, toOrderRefundable } from '../../shop/orders/find-order.ts';
import { createOrderRefundables } from '../../shop/orders/order-payables.ts';
import { formOf, openRecords, STAFF_NAME, signedIn } from '../../staff/testing/open-records.ts';
import type { StaffVisitor } from '../../staff/testing/sign-in-as.ts';
import { APPROVED_CARD, openShop, REFUSED_REFUND_CARD, type Shop, SITE_ORIGIN } from '../../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, paymentOf, Visitor } from '../../testing/shop-visitor.ts';
import { findRefunds } from './find-refunds.ts';
import { createRefunds } from './refunds.ts';
import { refunds } from './refunds-schema.ts';

// Written down, so that a change of the product fails.
const REFUND_LEASE_MS = 60_000;

let shop: Shop;
let staff: StaffVisitor;
beforeEach(async () => {
  shop = await openShop();
  openRecords(shop);
  staff = await signedIn(shop);
});
afterEach(() => shop.database.close());

const db = () => shop.database.db;
const pathOf = (orderId: string) => `${RECORDS_PATH}/orders/${orderId}`;
const refundsOf = (orderId: string) => db().select().from(refunds).where(eq(refunds.refundableId, orderId));
const mailsOf = async (orderId: string) =>
  (await db().select().from(mails)).filter(({ kind, text }) => kind === 'order-refund' && text.includes(orderId));
const refundedAtProvider = async (orderId: string) =>
  (await db().select().from(charges).where(eq(charges.reference, orderId))).map(({ refundedMinor }) => refundedMinor);

/** A paid order of two solar lamps, 79 dollars, or of the gifts in the visitor's cart. */
async function paid({ card = APPROVED_CARD, prefix = '', amount = 79 } = {}, visitor = new Visitor(shop)) {
  const country = prefix ? { siteCountryCode: 'NZL' } : {};
  const details = prefix
    ? {
        storeId: 'haven-gifts-nz',
        customerPhoneNumber: '0211234567',
        billingAddressPostcode: '6011',
        billingAddressState: '',
        billingAddressCity: 'Wellington',
        billingAddressCountry: 'NZL',
      }
    : {};
  const orderId = await visitor.order(details, prefix);
  const token = await shop.token(card);
  const answer = await visitor.json(
    '/umbraco/api/GiftStorePayment/SubmitPaydockWidget/',
    paymentOf(orderId, token, { amount, ...country }),
  );
  expect(await answer.json()).toMatchObject({ errors: [] });
  return orderId;
}
async function fieldsOf(orderId: string): Promise<Record<string, string>> {
  return formOf(await staff.text(pathOf(orderId)), '/refunds');
}
async function ask(orderId: string, changes: Record<string, string> = {}, who = staff): Promise<Response> {
  const fields = { ...(await fieldsOf(orderId)), reason: 'Bought twice', step: 'refund', ...changes };
  return who.form(`${pathOf(orderId)}/refunds`, fields);
}
const lose = async (request: Request, pass: (request: Request) => Promise<Response>) => {
  if (!request.url.endsWith('/refunds')) return pass(request);
  await pass(request);
  throw new Error('The answer is lost.');
};

describe('a refund from the records', () => {
  it('is checked first, then made; trail, mail, receipt and the buyer’s page say so [W1.10]', async () => {
    const orderId = await paid();
    const fields = { ...(await fieldsOf(orderId)), reason: 'Bought <twice>' };
    expect(fields).toMatchObject({ amount: '79.00' });
    const check = await staff.form(`${pathOf(orderId)}/refunds`, { ...fields, amount: '19.50' });
    expect(check.status).toBe(200);
    const page = await check.text();
    expect(page).toContain('Refund $19.50?');
    expect(page).toContain('Bought &lt;twice&gt;');
    expect(await refundsOf(orderId)).toEqual([]);

    const done = await staff.form(`${pathOf(orderId)}/refunds`, formOf(page, '/refunds'));
    expect(done.status).toBe(303);
    const shown = await staff.text(done.headers.get('location') ?? '');
    expect(shown).toContain('$19.50 refunded');
    expect(shown).toContain('Partly refunded');
    expect(await refundsOf(orderId)).toMatchObject([
      { status: 'refunded', amountMinor: 1950, staffName: STAFF_NAME, reason: 'Bought <twice>' },
    ]);
    expect(await refundedAtProvider(orderId)).toEqual([1950]);
    const trail = await db().select().from(staffActions).where(eq(staffActions.subject, orderId));
    const [made] = await refundsOf(orderId);
    expect(trail.map(({ actor, outcome, detail }) => [actor, outcome, detail])).toEqual([
      [STAFF_NAME, 'asked', '$19.50: Bought <twice>'],
      ['Payment provider', 'refunded', `$19.50: ${made?.refundId}`],
    ]);
    expect(shop.entries.filter(({ event }) => event === 'refund').at(-1)).toMatchObject({
      order: orderId,
      refund: made?.id,
      outcome: 'refunded',
      status: 'refunded',
    });
    const csv = await staff.text(`${RECORDS_PATH}/refunds/csv`);
    expect(csv).toMatch(new RegExp(`${orderId},[^,]*,AUS,refunded,AUD,19.50,${STAFF_NAME},Bought <twice>`));
    const actions = await staff.text(`${RECORDS_PATH}/staff-actions?who=${staff.account.id}&action=refund`);
    expect(actions, '[D6.02] who refunded, and why').toMatch(
      new RegExp(`${orderId}.*Requested.*19\\.50: Bought &lt;twice`, 's'),
    );
    expect(await staff.text(`${RECORDS_PATH}/trail/csv`)).toContain('$19.50: Bought <twice>');
    expect(await staff.text(`${RECORDS_PATH}/orders/csv`)).toContain('paid,AUD,79.00,19.50');

    const [mail, ...more] = await mailsOf(orderId);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: `Refund of a gift: order ${orderId}`,
      toAddress: 'aroha@example.org',
      toName: 'Aroha Ngata',
    });
    const own = await orderPath(db(), (await findOrder(db(), orderId))!);
    expect(mail?.text.split('\n\n--\n')[0]?.split('\n')).toEqual([
      'Hello Aroha,',
      '',
      'We have sent $19.50 AUD back to the card that you paid with. Allow three to five working days for it to appear.',
      '',
      `Order: ${orderId}`,
      'Refunded now: $19.50 AUD',
      'Date: 21 November 2026',
      'Gift after refund: $59.50 AUD',
      '',
      'Part of this gift was refunded, so its receipt now supports a deduction of $59.50 AUD only. If you’ve already claimed more, please amend your tax return.',
      '',
      'Haven Refugee Aid is a fictional agency and this is a demonstration: all numbers and names are illustrative, and this receipt cannot be used for tax.',
      '',
      'See your order and its receipt:',
      expect.stringMatching(new RegExp(`^${SITE_ORIGIN}/orders/${orderId}/`)),
    ]);
    expect(mail?.text).toContain('because we refunded one of your orders');
    const buyer = new Visitor(shop);
    expect(await buyer.text(own)).toMatch(/Partly refunded[\s\S]*\$19\.50 AUD on 21 November 2026/);
    expect(await buyer.text(`${own}/receipt`)).toMatch(
      /Gift after refund[\s\S]*\$59\.50 AUD[\s\S]*Part of this gift was refunded/,
    );

    shop.now += 24 * 60 * 60_000;
    staff = await signedIn(shop);
    await ask(orderId);
    expect(await buyer.text(own)).toMatch(/Refunded[\s\S]*on 22 November 2026/);
    expect(await buyer.text(own)).toMatch(/badge--info">Refunded</);
    const receipt = await buyer.text(`${own}/receipt`);
    expect(receipt).toContain('refunded in full, so its receipt no longer supports a tax deduction');
    expect(receipt).not.toContain('are tax deductible in Australia');
    expect(await staff.text(pathOf(orderId))).not.toContain('Review refund');
    expect((await buyer.form(`${own}/cards`, {})).status).toBe(404);
  });

  it('speaks of donations and of Inland Revenue in New Zealand, in its dollars', async () => {
    const orderId = await paid({ prefix: '/nz', amount: 85 });
    await ask(orderId);
    const [mail] = await mailsOf(orderId);
    expect(mail).toMatchObject({ subject: `Refund of a donation: order ${orderId}`, siteCountryCode: 'NZL' });
    expect(mail?.text).toMatch(/Kia ora Aroha,[\s\S]*\$85\.00 NZD[\s\S]*tell Inland Revenue/);
    const own = await orderPath(db(), (await findOrder(db(), orderId))!);
    expect(await new Visitor(shop).text(`${own}/receipt`)).toMatch(/Donation after refund[\s\S]*\$0\.00 NZD/);
  });

  it('happens once, however often its form is sent, from one process or several', async () => {
    const orderId = await paid();
    const fields = { ...(await fieldsOf(orderId)), amount: '10', reason: 'Once', step: 'refund' };
    let asked = 0;
    shop.fault = (request, pass) => {
      if (request.url.endsWith('/refunds')) asked += 1;
      return pass(request);
    };
    const again = await signedIn(shop);
    again.cookie = staff.cookie;
    again.website = shop.startWebsite();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? again : staff).form(`${pathOf(orderId)}/refunds`, fields)),
    );
    expect(asked, 'each process asks once').toBe(2);
    answers.push(await staff.form(`${pathOf(orderId)}/refunds`, fields));
    expect(new Set(answers.map((answer) => answer.headers.get('location'))).size).toBe(1);
    const trail = await db().select().from(staffActions).where(eq(staffActions.subject, orderId));
    expect(trail.map(({ outcome }) => outcome)).toEqual(['asked', 'refunded']);
    expect(await refundsOf(orderId)).toHaveLength(1);
    expect(await refundedAtProvider(orderId)).toEqual([1000]);
    expect(await mailsOf(orderId)).toHaveLength(1);
  });

  it('never gives back more than was paid, whoever asks for how much at once', async () => {
    const orderId = await paid();
    const [unused, ...forms] = await Promise.all(Array.from({ length: 5 }, () => fieldsOf(orderId)));
    const answers = await Promise.all(
      forms.map((fields) =>
        staff.form(`${pathOf(orderId)}/refunds`, { ...fields, amount: '30', reason: 'Race', step: 'refund' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 303, 422, 422]);
    expect(await refundedAtProvider(orderId)).toEqual([6000]);
    const refused = await ask(orderId, { amount: '19.01' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Enter an amount from $0.01 to $19.00');
    expect((await ask(orderId, { amount: '19.00' })).status).toBe(303);
    expect(await refundedAtProvider(orderId)).toEqual([7900]);
    const late = await staff.form(`${pathOf(orderId)}/refunds`, {
      ...unused,
      amount: '1',
      reason: 'Late',
      step: 'refund',
    });
    expect(late.status).toBe(422);
    expect(await late.text()).toContain('There is nothing left to refund on this order.');
  });

  it('is not made of an order that was not paid', async () => {
    const orderId = await new Visitor(shop).order();
    const refundable = { kind: 'order' as const, id: orderId };
    const staffOf = { accountId: staff.account.id, name: STAFF_NAME };
    const input = { refundable, amountMinor: 1, reason: 'None', staff: staffOf, units: [], formKey: orderId };
    expect(await shop.website.refunds.ask(input)).toEqual({
      problem: { field: 'amount', message: 'This order has not been paid, so there is nothing to refund.' },
    });
    expect(await refundsOf(orderId)).toEqual([]);
    expect(await findRefunds(db(), toOrderRefundable((await findOrder(db(), orderId))!))).toEqual({
      refunds: [],
      refundedMinor: 0,
      requestedMinor: 0,
      leftMinor: 0,
      isWhole: false,
      refundedAt: null,
    });
  });
});

describe('a refund without an answer', () => {
  it('is asked for again when its order is settled, and no other is', async () => {
    const orders = [await paid(), await paid()];
    shop.fault = lose;
    for (const orderId of orders) await ask(orderId, { amount: '5' });
    shop.fault = undefined;
    const settle = () => shop.website.refunds.settle({ kind: 'order', id: orders[0]! });
    await settle();
    await settle();
    expect(await refundsOf(orders[0]!)).toMatchObject([{ status: 'refunded', drives: 2 }]);
    expect(await refundsOf(orders[1]!)).toMatchObject([{ status: 'asked', drives: 1 }]);
    await shop.website.refunds.recover();
  });

  it('is asked for later when the follow-up fails, which the log tells', async () => {
    const orderId = await paid();
    shop.fault = lose;
    await ask(orderId, { amount: '5' });
    const entries: Record<string, unknown>[] = [];
    const failing = createRefunds({
      db: db(),
      kinds: { order: createOrderRefundables({ siteOrigin: SITE_ORIGIN }), donation: createDonationRefundables([]) },
      provider: { refund: () => Promise.reject(new RangeError('broken')) },
      clock: () => shop.now,
      log: (entry) => entries.push(entry),
    });
    expect(await failing.recover()).toBe(1);
    const [refund] = await refundsOf(orderId);
    expect(entries).toEqual([{ event: 'refund-recovery', id: refund?.id, message: 'RangeError' }]);
    expect(refund?.nextAttemptAt.getTime()).toBeGreaterThan(shop.now);
    shop.fault = undefined;
    shop.now = refund!.nextAttemptAt.getTime();
    expect(await shop.website.refunds.recover()).toBe(1);
  });

  it('stays asked, is shown so, and is settled by the next process: one refund, one mail', async () => {
    const orderId = await paid();
    shop.fault = lose;
    const answer = await ask(orderId, { amount: '79' });
    expect(await staff.text(answer.headers.get('location') ?? '')).toContain('Refund of $79.00 requested');
    expect(await staff.text(pathOf(orderId))).not.toContain('Review refund');
    const own = await orderPath(db(), (await findOrder(db(), orderId))!);
    expect(await new Visitor(shop).text(own)).toContain('Refund on its way');
    expect(await mailsOf(orderId)).toEqual([]);
    expect(await refundedAtProvider(orderId)).toEqual([7900]);

    shop.fault = undefined;
    expect(await shop.startWebsite().refunds.recover()).toBe(1);
    expect(await refundsOf(orderId)).toMatchObject([{ status: 'refunded', drives: 2 }]);
    expect(await refundedAtProvider(orderId)).toEqual([7900]);
    expect(await mailsOf(orderId)).toHaveLength(1);
    expect(await shop.startWebsite().refunds.recover()).toBe(0);
  });

  it.each([
    ['a provider that cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['a wrong key', async () => Response.json({ error: { code: 'unauthorized' } }, { status: 401 })],
    ['a page instead of an answer', async () => new Response('<html>', { status: 502 })],
    ['a fault', async () => Response.json({ error: { code: 'server_busy' } }, { status: 500 })],
  ])('is asked again after %s', async (_, fault) => {
    const orderId = await paid();
    shop.fault = (request, pass) => (request.url.endsWith('/refunds') ? fault() : pass(request));
    await ask(orderId, { amount: '5' });
    expect(await refundsOf(orderId)).toMatchObject([{ status: 'asked' }]);
    shop.fault = undefined;
    await shop.website.refunds.recover();
    expect(await refundsOf(orderId)).toMatchObject([{ status: 'refunded' }]);
    expect(await refundedAtProvider(orderId)).toEqual([500]);
  });
});

describe('refunds that wait for an answer', () => {
  it('are shared by the processes: each is asked by one of them, several at a time', async () => {
    const orderId = await paid();
    shop.fault = (request, pass) =>
      request.url.endsWith('/refunds') ? Promise.reject(new TypeError()) : pass(request);
    for (let each = 0; each < 24; each += 1) await ask(orderId, { amount: '1' });
    const asked: string[] = [];
    let atOnce = 0;
    let most = 0;
    shop.fault = async (request, pass) => {
      asked.push(request.headers.get('idempotency-key') ?? '');
      atOnce += 1;
      most = Math.max(most, atOnce);
      return pass(request).finally(() => {
        atOnce -= 1;
      });
    };
    const processes = [shop.website, shop.startWebsite(), shop.startWebsite()];
    const counts = await Promise.all(processes.map(({ refunds }) => refunds.recover()));
    expect(counts.toSorted()).toEqual([10, 10, 4]);
    expect(asked).toHaveLength(24);
    expect(new Set(asked).size).toBe(24);
    expect(most).toBeGreaterThan(4);
    expect(await refundedAtProvider(orderId)).toEqual([2400]);
    expect((await refundsOf(orderId)).every(({ status, claimedBy }) => status === 'refunded' && !claimedBy)).toBe(true);
  });

  it('belong to their request at first, and to the recovery when its process died', async () => {
    const orderId = await paid();
    shop.fault = (request, pass) => (request.url.endsWith('/refunds') ? new Promise(() => {}) : pass(request));
    void ask(orderId, { amount: '5' });
    while ((await refundsOf(orderId))[0]?.drives !== 1) await new Promise((resolve) => setImmediate(resolve));
    shop.fault = undefined;
    const next = shop.startWebsite();
    shop.now += REFUND_LEASE_MS - 1;
    expect(await next.refunds.recover()).toBe(0);
    shop.now += 1;
    expect(await next.refunds.recover()).toBe(1);
    expect(await refundedAtProvider(orderId)).toEqual([500]);
    expect(await mailsOf(orderId)).toHaveLength(1);
  });

  it('are asked again later each time, ten minutes apart at most, without end', async () => {
    const orderId = await paid();
    shop.fault = (request, pass) =>
      request.url.endsWith('/refunds') ? Promise.reject(new TypeError()) : pass(request);
    await ask(orderId, { amount: '5' });
    const waits: number[] = [];
    for (let each = 0; each < 8; each += 1) {
      expect(await shop.website.refunds.recover()).toBe(1);
      const due = (await refundsOf(orderId))[0]!.nextAttemptAt.getTime();
      waits.push(Math.floor((due - shop.now) / 30_000));
      shop.now = due;
    }
    expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8]);
    expect(waits.every((wait) => wait <= 22)).toBe(true);
    shop.fault = undefined;
    await shop.website.refunds.recover();
    expect(await refundedAtProvider(orderId)).toEqual([500]);
  });
});

describe('a refund that the bank refuses', () => {
  it('is shown plainly, stands in the trail, and can be tried again', async () => {
    const orderId = await paid({ card: REFUSED_REFUND_CARD });
    const answer = await ask(orderId, { amount: '9' });
    const page = await staff.text(answer.headers.get('location') ?? '');
    expect(page).toContain('$9.00 could not be refunded');
    expect(page).toContain('Ask the payer for another way');
    expect(page).toContain('Failed: Refund refused');
    expect(page).toContain('value="79.00"');
    expect(await mailsOf(orderId)).toEqual([]);
    expect(await staff.text(`${RECORDS_PATH}/trail/csv`)).toContain(`${orderId},AUS,failed,$9.00: refund_refused`);
    const own = await orderPath(db(), (await findOrder(db(), orderId))!);
    expect(await new Visitor(shop).text(own)).not.toMatch(/[Rr]efund/);
    await ask(orderId, { amount: '9' });
    expect(await refundsOf(orderId)).toHaveLength(2);
    expect(await findRefunds(db(), toOrderRefundable((await findOrder(db(), orderId))!))).toMatchObject({
      leftMinor: 7900,
      refundedAt: null,
    });
  });
});

describe('the form of a refund', () => {
  let untouched: string;
  beforeEach(async () => {
    untouched = await paid();
  });

  it.each([
    ['amount', '', 'Enter the amount to refund'],
    ['amount', '0', 'Enter the amount to refund'],
    ['amount', '-5', 'Enter the amount to refund'],
    ['amount', '1.234', 'Enter the amount to refund'],
    ['amount', '79.01', 'Enter an amount from $0.01 to $79.00'],
    ['reason', ' ', 'Enter the reason for the refund'],
    ['reason', 'x'.repeat(301), 'Enter at most 300 characters'],
    ['reason', 'Card 4242 4242 4242 4242', 'Remove the card number'],
    ['units.solar-lamp', '1', 'At most 0 of Solar lamp can be returned'],
    ['units.solar-lamp', 'two', 'as whole numbers'],
    ['units.nothing', '1', 'At most 0 of nothing can be returned'],
    ['formKey', 'AAAA.BBBB', 'open for too long'],
  ])('with %s %j is refused, keeps what was typed and gives nothing back', async (field, value, message) => {
    const orderId = untouched;
    for (const step of ['', 'refund']) {
      const answer = await ask(orderId, { [field]: value, step });
      expect([step, answer.status]).toEqual([step, 422]);
      const page = await answer.text();
      expect(page).toContain(message);
      expect(page).toContain('<title>Error: ');
    }
    expect(await refundsOf(orderId)).toEqual([]);
  });

  it('takes dollar signs and commas, and nothing from another site, another member or another order', async () => {
    const orderId = await paid();
    const hidden = await fieldsOf(orderId);
    const fields = { ...hidden, amount: '$ 1.5', reason: 'Ok', step: 'refund' };
    const other = await signedIn(shop, 'Somebody else');
    expect((await other.form(`${pathOf(orderId)}/refunds`, fields)).status).toBe(422);
    expect((await staff.form(`${pathOf(untouched)}/refunds`, fields)).status).toBe(422);
    const foreign = await staff.send(`${pathOf(orderId)}/refunds`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams(fields)),
    });
    expect(foreign.status).toBe(403);
    expect(await refundsOf(orderId)).toEqual([]);
    expect((await staff.form(`${pathOf(orderId)}/refunds`, fields)).status).toBe(303);
    const longer = { ...fields, formKey: `${hidden['formKey']}.again` };
    expect((await staff.form(`${pathOf(orderId)}/refunds`, longer)).status, 'no second key of one').toBe(422);
    expect(await refundsOf(orderId)).toMatchObject([{ amountMinor: 150 }]);
  });

  it('is not there for an order that was not paid, and no such order is no page', async () => {
    const orderId = await new Visitor(shop).order();
    expect(await staff.text(pathOf(orderId))).not.toContain('Review refund');
    expect((await staff.page(pathOf('HAV-0'))).status).toBe(404);
  });
});

describe('units of a refunded gift', () => {
  const BOX = and(eq(giftStock.siteCountryCode, 'AUS'), eq(giftStock.itemId, 'story-box'));
  const left = async () => (await db().select().from(giftStock).where(BOX))[0]?.available ?? 0;

  it('go back to the stock as the member says, once the refund is through and not before', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('health-bicycle', 1);
    await visitor.add('story-box', 3);
    await visitor.json(CUSTOMER_PATH, CUSTOMER);
    const before = await left();
    const cart = await visitor.cart();
    const orderId = await visitor.orderId();
    const answer = await visitor.pay(orderId, await shop.token(APPROVED_CARD), { amount: cart.total });
    expect(answer.errors).toEqual([]);
    expect(await left()).toBe(before - 3);
    expect((await ask(orderId, { amount: '0.01' })).status, 'money alone').toBe(303);
    shop.now += 1000;
    shop.fault = lose;
    await ask(orderId, { amount: '10', 'units.story-box': '2', 'units.health-bicycle': '1' });
    expect(await left()).toBe(before - 3);
    expect((await ask(orderId, { amount: '10', 'units.story-box': '2' })).status).toBe(422);
    shop.fault = undefined;
    await Promise.all([shop.website.refunds.recover(), shop.startWebsite().refunds.recover()]);
    expect(await left()).toBe(before - 1);
    const refundable = { kind: 'order' as const, id: orderId };
    const staffOf = { accountId: staff.account.id, name: STAFF_NAME };
    const units = [{ itemId: 'story-box', quantity: 2 }];
    const input = { refundable, formKey: randomUUID(), amountMinor: 1, reason: 'Two more', staff: staffOf, units };
    expect(await shop.website.refunds.ask(input)).toEqual({
      problem: {
        field: 'units',
        message: 'At most 1 of Travelling story box can be returned to stock from this order.',
      },
    });
    shop.now += 1000;
    await ask(orderId, { amount: '10', 'units.story-box': '1' });
    expect(await left()).toBe(before);
    const trail = await staff.text(`${RECORDS_PATH}/trail/csv`);
    expect(trail).toMatch(
      /\$10\.00: Bought twice \(back to stock: (2 × story-box, 1 × health-bicycle|1 × health-bicycle, 2 × story-box)\)/,
    );
    expect(trail).toContain(`${STAFF_NAME},Stock,story-box,AUS,returned,Travelling story box: 2 back with`);
    expect(await staff.text(`${RECORDS_PATH}/stock/au`)).toContain(
      `Travelling story box: 2 back with the refund of ${orderId}`,
    );
    shop.now += 1000;
    expect((await ask(orderId, { amount: '1' })).status).toBe(303);
    expect(await left()).toBe(before);
  });

  it('stay away when the bank refuses', async () => {
    const visitor = new Visitor(shop);
    await visitor.add('story-box', 1);
    await visitor.json(CUSTOMER_PATH, CUSTOMER);
    const orderId = await visitor.orderId();
    const { total } = await visitor.cart();
    await visitor.pay(orderId, await shop.token(REFUSED_REFUND_CARD), { amount: total });
    const before = await left();
    await ask(orderId, { amount: '1', 'units.story-box': '1' });
    expect(await left()).toBe(before);
    expect((await fieldsOf(orderId))['units.story-box']).toBe('0');
  });
});

describe('a refund of a payment by wallet', () => {
  it('goes back to the wallet', async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const started = await visitor.json('/umbraco/api/GiftStorePayment/StartWallet/', {
      orderId,
      amount: 79,
      contentId: 2101,
    });
    const { walletToken, walletChargeId } = (await started.json()) as { walletToken: string; walletChargeId: string };
    await shop.payWallet(walletToken, 'approve');
    await visitor.pay(orderId, walletChargeId, { paymentType: 'PayPal' });
    await ask(orderId, { amount: '79' });
    expect(await refundsOf(orderId)).toMatchObject([{ status: 'refunded', chargeId: walletChargeId }]);
    expect((await mailsOf(orderId))[0]?.text).toContain('back to your PayPal account');
  });
});

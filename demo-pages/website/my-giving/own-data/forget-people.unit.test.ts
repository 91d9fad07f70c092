import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import PRIVACY from '#texts/website/privacy';
import { donations } from '../../giving/donations/donations-schema.ts';
import { gift } from '../../giving/donations/testing/gift.ts';
import { givingPlans } from '../../giving/regular-giving/regular-giving-schema.ts';
import { startPlan } from '../../giving/regular-giving/testing/giver.ts';
import { bequestRequests } from '../../participation/bequest/bequest-schema.ts';
import { subscribers } from '../../participation/newsletter/newsletter-schema.ts';
import { petitionSignatures } from '../../participation/petition/petition-schema.ts';
import { donorUpdates } from '../../participation/update-details/update-details-schema.ts';
import { paymentAttempts } from '../../payments/payment-schema.ts';
import { RETENTION } from '../../platform/forms/personal-data.ts';
import { sessions } from '../../platform/platform-schema.ts';
import { cartLines } from '../../shop/cart/cart-schema.ts';
import { orders } from '../../shop/orders/orders-schema.ts';
import { APPROVED_CARD, openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';

const DAY_MS = 86_400_000;
const EMAIL = 'old.friend@example.org';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.database.close());

const daysAgo = (days: number, more = 0) => new Date(shop.now - days * DAY_MS - more);
const count = async (table: PgTable) => (await shop.database.db.select().from(table)).length;
const forget = async () => {
  while ((await shop.website.forgetPeople()) > 0);
};

async function give(email: string) {
  const post = gift({ paymentData: await shop.token(APPROVED_CARD), customerEmailAddress: email });
  await new Visitor(shop).json(DONATION_PATHS.submit, post);
  const [given] = await shop.database.db.select().from(donations).where(eq(donations.donationKey, post.donationKey));
  return given!;
}

const person = (at: Date) => ({ id: randomUUID(), siteCountryCode: 'AUS', email: EMAIL, createdAt: at });

describe('what people sent on forms', () => {
  it.each([
    {
      kind: 'guides' as const,
      table: bequestRequests,
      row: (at: Date) => ({ ...person(at), formKey: '1' }),
    },
    {
      kind: 'signatures' as const,
      table: petitionSignatures,
      row: (at: Date) => ({
        ...person(at),
        nodeId: String(at.getTime()),
        emailKey: EMAIL,
        firstName: 'Mere',
        lastName: 'Ngata',
        postcode: '',
        mobile: '',
        location: '',
      }),
    },
    {
      kind: 'changes' as const,
      table: donorUpdates,
      row: (at: Date) => ({ ...person(at), oldEmail: EMAIL, details: {} }),
    },
    {
      kind: 'formerSubscribers' as const,
      table: subscribers,
      row: (at: Date) => ({
        ...person(at),
        emailKey: `${at.getTime()}@example.org`,
        firstName: '',
        lastName: '',
        source: 'newsletter',
        joined: 1,
        subscribedAt: at,
        unsubscribedAt: at,
      }),
    },
  ])('goes when it was stored long enough: $kind', async ({ kind, table, row }) => {
    const { days } = RETENTION[kind];
    const [stored, over] = [daysAgo(days), daysAgo(days, 1)];
    const before = await count(table);
    await shop.database.db.insert(table).values([row(stored), row(over)] as never);
    await forget();
    expect(await count(table)).toBe(before + 1);
  });

  it('leaves the newsletter’s readers, however long ago they joined', async () => {
    const row = {
      ...person(daysAgo(9_999)),
      emailKey: EMAIL,
      firstName: '',
      lastName: '',
      source: 'newsletter' as const,
    };
    await shop.database.db.insert(subscribers).values({ ...row, joined: 1, subscribedAt: daysAgo(9_999) });
    await forget();
    const left = await shop.database.db.select().from(subscribers).where(eq(subscribers.emailKey, EMAIL));
    expect(left).toHaveLength(1);
  });
});

describe('carts and unpaid orders', () => {
  it('go with the visitor’s last use; paid orders and other visitors stay', async () => {
    const { db } = shop.database;
    const visitors = [new Visitor(shop), new Visitor(shop), new Visitor(shop)] as const;
    const [left, paid, back] = visitors;
    await left.order();
    await paid.pay(await paid.order(), await shop.token(APPROVED_CARD));
    await db.update(sessions).set({ lastUsedAt: daysAgo(RETENTION.cart.days, 1) });
    await back.order();
    await forget();
    const stored = await db.select().from(orders);
    expect(stored.map(({ status }) => status).sort()).toEqual(['open', 'paid']);
    const owners = await db.select({ id: sessions.id }).from(sessions);
    expect(owners.map(({ id }) => id).sort()).toEqual(stored.map(({ sessionId }) => sessionId).sort());
    const lines = await db.select().from(cartLines);
    expect(lines.every(({ sessionId }) => owners.some(({ id }) => id === sessionId))).toBe(true);
  });

  it('of a visitor who comes back stay', async () => {
    const { db } = shop.database;
    const visitor = new Visitor(shop);
    await visitor.order();
    await db.update(sessions).set({ lastUsedAt: daysAgo(RETENTION.cart.days, 1) });
    await visitor.order();
    await forget();
    expect(await count(orders)).toBe(1);
  });
});

describe('payments', () => {
  it('lose the network that they came from, and nothing else', async () => {
    const { db } = shop.database;
    await give(EMAIL);
    await give(EMAIL);
    await db.update(paymentAttempts).set({ ipAddress: '203.0.113.9', clientNetwork: '203.0.113.9' });
    const [first, second] = await db.select().from(paymentAttempts);
    const setAge = (id: string, at: Date) =>
      db.update(paymentAttempts).set({ createdAt: at }).where(eq(paymentAttempts.id, id));
    await setAge(first!.id, daysAgo(RETENTION.networks.days, 1));
    await setAge(second!.id, daysAgo(RETENTION.networks.days));
    await forget();
    const after = await db.select().from(paymentAttempts);
    const networks = Object.fromEntries(
      after.map(({ id, ipAddress, clientNetwork }) => [id, [ipAddress, clientNetwork]]),
    );
    expect(networks).toEqual({ [first!.id]: ['', ''], [second!.id]: ['203.0.113.9', '203.0.113.9'] });
    expect(after.find(({ id }) => id === first!.id)?.chargeId).toBe(first!.chargeId);
  });
});

describe('donors', () => {
  const age = (id: string, at: Date) =>
    shop.database.db.update(donations).set({ createdAt: at }).where(eq(donations.id, id));

  it('are forgotten when their last gift is too old; the amounts and receipt numbers stay', async () => {
    const gifts = [await give(EMAIL), await give('recent@example.org'), await give('recent@example.org')];
    await age(gifts[0]!.id, daysAgo(RETENTION.giving.days, 1));
    await age(gifts[1]!.id, daysAgo(RETENTION.giving.days, 1));
    await forget();
    const left = await shop.database.db.select().from(donations);
    const words = (id: string) => {
      const { emailKey, customerLastName, receiptNumber, totalMinor } = left.find((row) => row.id === id)!;
      return { emailKey, customerLastName, receiptNumber, totalMinor };
    };
    const { totalMinor } = gifts[0]!;
    const forgotten = { emailKey: '', customerLastName: '', totalMinor, receiptNumber: expect.any(Number) };
    expect(words(gifts[0]!.id)).toEqual(forgotten);
    expect(words(gifts[1]!.id).emailKey, 'a later gift keeps the earlier one').toBe('recent@example.org');
  });

  it('with a monthly gift that goes on are stored', async () => {
    const plan = await startPlan(shop, { customerEmailAddress: EMAIL });
    const { db } = shop.database;
    const old = daysAgo(RETENTION.giving.days, 1);
    await db.update(donations).set({ createdAt: old });
    await db.update(givingPlans).set({ createdAt: old }).where(eq(givingPlans.id, plan.id));
    const emailOf = async () => (await db.select().from(givingPlans).where(eq(givingPlans.id, plan.id)))[0]?.emailKey;
    await forget();
    expect(await emailOf()).toBe(EMAIL);
    await db.update(givingPlans).set({ status: 'stopped' }).where(eq(givingPlans.id, plan.id));
    await forget();
    expect(await emailOf()).toBe('');
  });
});

it('the privacy page says how long everything is stored', async () => {
  const page = await (await new Visitor(shop).page('/privacy')).text();
  for (const { words } of Object.values(RETENTION)) expect(page).toContain(PRIVACY.texts[words]);
});

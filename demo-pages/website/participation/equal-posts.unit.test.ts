import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Website } from '../app/website-app.ts';
import { givingPlans, planChanges } from '../giving/regular-giving/regular-giving-schema.ts';

import { startPlan } from '../giving/regular-giving/testing/giver.ts';
import { signedIn } from '../my-giving/testing/signed-in.ts';
import { postForm, queuedMails } from '../platform/forms/testing/post-form.ts';
import { planPath } from '../platform/links/order-link.ts';
import { mails } from '../platform/mail/mail-schema.ts';
import { APPROVED_CARD, openShop, type Shop } from '../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, PAYMENT_PATH, paymentOf, Visitor } from '../testing/shop-visitor.ts';
import { bequestRequests } from './bequest/bequest-schema.ts';
import { subscribers } from './newsletter/newsletter-schema.ts';
import { petitionCounts, petitionSignatures } from './petition/petition-schema.ts';
import { donorUpdates } from './update-details/update-details-schema.ts';

/** The same act, posted at the same moment from two tabs and to two processes: a double click, or a post sent again. */
let shop: Shop;
let processes: Website[];
beforeAll(async () => {
  shop = await openShop();
  processes = [shop.website, shop.startWebsite()];
});
beforeEach(async () => {
  shop.now += 3_600_000;
  for (const table of [mails, petitionSignatures, petitionCounts, subscribers, bequestRequests, donorUpdates])
    await shop.database.db.delete(table);
});
afterAll(() => shop.database.close());

const TIMES = 6;
/** Posts once for each of several visitors at once, in turn at each process; all of them are answered as taken. */
async function together(post: (visitor: Visitor) => Promise<Response>, cookie = ''): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: TIMES }, (_, n) => {
      const visitor = new Visitor(shop);
      return post(Object.assign(visitor, { cookie, website: processes[n % 2], address: `203.0.113.${n}` }));
    }),
  );
  expect(new Set(answers.map(({ status }) => (status === 303 ? 200 : status)))).toEqual(new Set([200]));
}
const queued = () => queuedMails(shop);

describe('the same form at once', () => {
  it.each([
    ['petition', petitionSignatures, ['petition-thanks to mere@example.org']],
    ['subscribe', subscribers, ['newsletter-welcome to mere@example.org']],
    ['bequest', bequestRequests, ['bequest-guide to mere@example.org', 'bequest-request to bequests@haven.example']],
    ['update-details', donorUpdates, ['update-receipt to mia@old.org']],
  ] as const)('%s is one row and one mail', async (form, table, sent) => {
    await together((visitor) => postForm(visitor, form));
    expect(await shop.database.db.select().from(table)).toHaveLength(1);
    expect(await queued()).toEqual(sent);
  });

  it('a signature is counted once, and joins the newsletter once', async () => {
    await together((visitor) => postForm(visitor, 'petition', { email: 'two@example.org', subscribe: true }));
    const [count] = await shop.database.db.select().from(petitionCounts);
    const rows = await shop.database.db.select().from(petitionSignatures);
    expect(count?.signatures).toBe(rows.length);
    expect(await queued()).toEqual(['newsletter-welcome to two@example.org', 'petition-thanks to two@example.org']);
  });

  it('asks for one link to leave the newsletter', async () => {
    await postForm(new Visitor(shop), 'subscribe', { email: 'leaver@example.org' });
    await shop.database.db.delete(mails);
    await together((visitor) => visitor.form('/newsletter/unsubscribe', { email: 'leaver@example.org' }));
    expect(await queued()).toEqual(['newsletter-leave to leaver@example.org']);
  });
});

describe('the same act of a donor at once', () => {
  it('is one link to sign in', async () => {
    await startPlan(shop);
    await shop.database.db.delete(mails);
    await together((visitor) => visitor.form('/my-giving', { email: 'aroha@example.org' }));
    while ((await shop.website.sendSignInLinks()) > 0);
    expect(await queued(), '[D4.01]').toEqual(['my-giving-link to aroha@example.org']);
  });

  it('is one other card of a monthly gift', async () => {
    const plan = await startPlan(shop);
    await shop.database.db.delete(mails);
    const signed = await planPath(shop.database.db, plan);
    const token = await shop.token('5555555555554444');
    await together((visitor) => visitor.json(`${signed}/card`, { token }));
    const changes = await shop.database.db.select().from(planChanges).where(eq(planChanges.planId, plan.id));
    expect(changes, '[D4.02]').toHaveLength(1);
    expect(await queued()).toEqual(['plan-changed-source to aroha@example.org']);
  });

  it('is one erasure, of which one mail tells', async () => {
    await startPlan(shop);
    const donor = await signedIn(shop);
    await shop.database.db.update(givingPlans).set({ status: 'stopped' });
    await together((visitor) => visitor.form('/my-giving/details/erase', { confirmed: 'true' }), donor.cookie);
    expect(await queued(), '[D4.03]').toEqual(['my-giving-erased to aroha@example.org']);
  });
});

it('the same purchase at once sends its receipt and each card once, and its link again once', async () => {
  const buyer = new Visitor(shop);
  await buyer.add('solar-lamp', 2);
  const card = {
    cardType: 'email',
    recipientName: 'Mia',
    recipientEmailAddress: 'mia@example.org',
    message: 'For you',
    senderName: 'Aroha',
  };
  const cards = [1, 2].map((n) => ({ ...card, instanceId: `solar-lamp-${n}` }));
  await together((visitor) => visitor.json('/cart/e-cards', { cards }), buyer.cookie);
  await together((visitor) => visitor.json(CUSTOMER_PATH, CUSTOMER), buyer.cookie);
  const orderId = await buyer.orderId();
  const payment = paymentOf(orderId, await shop.token(APPROVED_CARD));
  await together((visitor) => visitor.json(PAYMENT_PATH, payment), buyer.cookie);
  await together((visitor) => visitor.form('/orders', { orderId, email: CUSTOMER.customerEmailAddress }));
  expect(await queued(), '[W7.10]').toEqual([
    'e-card to mia@example.org',
    'e-card to mia@example.org',
    'order-link to aroha@example.org',
    'order-receipt to aroha@example.org',
  ]);
});

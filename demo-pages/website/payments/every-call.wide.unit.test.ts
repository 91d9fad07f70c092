import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { charges } from '../../sandbox/api/charges/charges-schema.ts';
import { walletCharges } from '../../sandbox/api/wallet-charges/wallet-schema.ts';
import { donations } from '../giving/donations/donations-schema.ts';
import { gift } from '../giving/donations/testing/gift.ts';
import { mails } from '../platform/mail/mail-schema.ts';
import { APPROVED_CARD, type Fault, openShop, type Shop } from '../testing/open-shop.ts';
import { PAYMENT_PATH, paymentOf, Visitor } from '../testing/shop-visitor.ts';
import { FOLLOW_UP_MS } from './begin-attempt.ts';
import { paymentAttempts } from './payment-schema.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

/** What can happen to a call to the provider, and to its answer. */
const FAULTS: Record<string, Fault> = {
  'whose answer is lost': async (request, pass) => {
    await pass(request);
    throw new TypeError('fetch failed');
  },
  'that is never delivered': async () => {
    throw new TypeError('fetch failed');
  },
  'that is delivered twice': async (request, pass) => {
    await pass(request.clone());
    return pass(request);
  },
  'that is delivered twice at once': async (request, pass) => {
    const [first] = await Promise.all([pass(request.clone()), pass(request)]);
    return first;
  },
};

/** As a page does: the same post again while there is no result. */
async function untilPaid(post: () => Promise<Response>): Promise<void> {
  for (let tries = 0; tries < 4; tries += 1) {
    const { errors } = (await (await post()).json()) as { errors: string[] };
    if (errors.length === 0) return;
    shop.now += FOLLOW_UP_MS;
    await shop.website.payments.recover();
  }
}

const START_WALLET_PATH = '/umbraco/api/GiftStorePayment/StartWallet/';

/** Opens PayPal's sheet: the token of its charge. */
async function openWallet(visitor: Visitor, orderId: string): Promise<string> {
  for (let tries = 0; tries < 4; tries += 1) {
    const answer = await visitor.json(START_WALLET_PATH, { orderId, amount: 79, contentId: 2101 });
    const { walletToken } = (await answer.json()) as { walletToken?: string };
    if (walletToken) return walletToken;
  }
  throw new Error('The wallet did not open.');
}

/** Ways to pay; each resolves with what was paid. */
const WAYS: Record<string, () => Promise<string>> = {
  'gifts by card': async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const token = await shop.token(APPROVED_CARD);
    await untilPaid(() => visitor.json(PAYMENT_PATH, paymentOf(orderId, token)));
    return orderId;
  },
  'gifts by wallet': async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    const token = await openWallet(visitor, orderId);
    await shop.payWallet(token, 'approve');
    const [made] = await shop.database.db.select().from(walletCharges).where(eq(walletCharges.reference, orderId));
    await untilPaid(() => visitor.json(PAYMENT_PATH, paymentOf(orderId, made?.id ?? '', { paymentType: 'PayPal' })));
    return orderId;
  },
  'gifts by card, after a wallet was opened': async () => {
    const visitor = new Visitor(shop);
    const orderId = await visitor.order();
    await openWallet(visitor, orderId);
    const token = await shop.token(APPROVED_CARD);
    await untilPaid(() => visitor.json(PAYMENT_PATH, paymentOf(orderId, token)));
    return orderId;
  },
  'the first month of a monthly gift': async () => {
    const visitor = new Visitor(shop);
    const paymentData = await shop.token(APPROVED_CARD);
    const post = gift({ frequency: 'monthly', amount: 30, total: 30, paymentData });
    await untilPaid(() => visitor.json(DONATION_PATHS.submit, post));
    const [given] = await shop.database.db.select().from(donations).where(eq(donations.donationKey, post.donationKey));
    return given!.id;
  },
};

/** Pays in a way, and lets a fault meet one of its calls. Resolves with what was paid and the calls that were made. */
async function pay(way: () => Promise<string>, faultAt = -1, fault?: Fault): Promise<{ id: string; calls: string[] }> {
  const calls: string[] = [];
  shop.fault = (request, pass) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replaceAll(/[\w-]{20,}/g, '…')}`);
    return calls.length - 1 === faultAt && fault ? fault(request, pass) : pass(request);
  };
  const id = await way();
  shop.fault = undefined;
  return { id, calls };
}

/** What took money, what the site knows of it, and the receipts. */
async function outcomeOf(id: string) {
  const { db } = shop.database;
  const complete = [
    ...(await db
      .select()
      .from(charges)
      .where(and(eq(charges.reference, id), eq(charges.status, 'complete')))),
    ...(await db
      .select()
      .from(walletCharges)
      .where(and(eq(walletCharges.reference, id), eq(walletCharges.status, 'complete')))),
  ];
  const approved = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.payableId, id), eq(paymentAttempts.status, 'approved')));
  const receipts = (await db.select().from(mails)).filter(
    ({ kind, cause }) => /receipt/.test(kind) && cause.includes(id),
  );
  return {
    charged: complete.map((each) => each.id),
    recorded: approved.map(({ chargeId }) => chargeId),
    receipts: receipts.length,
  };
}

describe.each(Object.entries(WAYS))('%s', (_, way) => {
  it.each(Object.entries(FAULTS))(
    'charged, recorded and receipted once, whichever call is one %s',
    async (_name, fault) => {
      const { calls } = await pay(way);
      expect(calls.length).toBeGreaterThan(0);
      for (let index = 0; index < calls.length; index += 1) {
        const { id: faulty } = await pay(way, index, fault);
        const { charged, recorded, receipts } = await outcomeOf(faulty);
        expect([charged.length, receipts], calls[index]).toEqual([1, 1]);
        expect(recorded, calls[index]).toEqual(charged);
      }
    },
  );
});

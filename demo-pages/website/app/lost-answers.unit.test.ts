import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { charges } from '../../sandbox/api/charges/charges-schema.ts';
import type { DonationAnswer } from '../giving/donations/donation-answer.ts';
import { donations } from '../giving/donations/donations-schema.ts';
import { gift } from '../giving/donations/testing/gift.ts';
import { bequestRequests } from '../participation/bequest/bequest-schema.ts';
import { subscribers } from '../participation/newsletter/newsletter-schema.ts';
import { petitionSignatures } from '../participation/petition/petition-schema.ts';
import { donorUpdates } from '../participation/update-details/update-details-schema.ts';
import { type FORMS, postForm, queuedMails } from '../platform/forms/testing/post-form.ts';
import { mails } from '../platform/mail/mail-schema.ts';
import { orders } from '../shop/orders/orders-schema.ts';
import { APPROVED_CARD, DECLINED_CARD, openShop, type Shop } from '../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, PAYMENT_PATH, paymentOf, Visitor } from '../testing/shop-visitor.ts';

/** The first request of a new visitor arrives, and its answer does not: neither the words nor the session's cookie. */
let shop: Shop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => {
  shop.now += 3_600_000;
  visitor = new Visitor(shop);
});
afterEach(() => {
  shop.fault = undefined;
});
afterAll(() => shop.database.close());

type Post = ReturnType<typeof gift>;
type Answer = DonationAnswer & { status: number; state?: string };
const call = async (path: string, body: object, sender = visitor): Promise<Answer> => {
  const response = await sender.json(path, body);
  return { ...((await response.json()) as DonationAnswer), status: response.status };
};
const submit = (post: object, sender?: Visitor) => call(DONATION_PATHS.submit, post, sender);
/** As a page that was reloaded asks: with the key alone. */
const reload = ({ donationKey }: Post) => call(DONATION_PATHS.status, { donationKey, paymentData: '' });
const loseDonation = (post: Post) => visitor.loseAnswer(() => visitor.json(DONATION_PATHS.submit, post));

/** What a gift left: its rows, charges and receipts. */
const left = async ({ donationKey }: Post) => {
  const { db } = shop.database;
  const rows = await db.select().from(donations).where(eq(donations.donationKey, donationKey));
  const [row] = rows;
  const made = row ? await db.select().from(charges).where(eq(charges.reference, row.id)) : [];
  const sent = (await db.select().from(mails)).filter(({ cause }) => row && cause.includes(row.id));
  return {
    donations: rows.length,
    charged: made.filter(({ status }) => status === 'complete').map(({ amountMinor }) => amountMinor),
    mails: sent.map(({ kind }) => kind),
  };
};
const ONCE = { donations: 1, charged: [7_500], mails: ['donation-receipt'] };
const NOTHING_CHARGED = /nothing was charged/i;

describe('a first gift whose answer is lost', () => {
  it('is paid once, and is answered when it is posted again or the page asks with its key', async () => {
    const post = gift({ paymentData: await shop.token(APPROVED_CARD) });
    await loseDonation(post);
    expect(visitor.cookie).toBe('');
    const asked = await reload(post);
    expect(asked, '[D1.12] after a reload').toMatchObject({ state: 'paid', errors: [], amount: 75 });
    const again = await submit(post);
    expect(again, '[D1.12] tried again').toMatchObject({
      status: 200,
      errors: [],
      receiptNumber: asked.receiptNumber,
      transactionId: asked.transactionId,
      frequency: 'one-off',
    });
    const otherCard = await submit({ ...post, paymentData: await shop.token(APPROVED_CARD) });
    expect(otherCard.receiptNumber, '[D1.12] with another card').toBe(asked.receiptNumber);
    expect(await left(post)).toEqual(ONCE);
  });

  it('is paid once when the donor changes the amount or a detail before knowing', async () => {
    const post = gift({ paymentData: await shop.token(APPROVED_CARD) });
    await loseDonation(post);
    const paymentData = await shop.token(APPROVED_CARD);
    const changed = await submit({ ...post, amount: 145, total: 145, frequency: 'monthly', paymentData });
    expect(changed, '[D1.12] the first gift').toMatchObject({ errors: [], amount: 75, frequency: 'one-off' });
    const mistyped = await submit({ ...post, customerEmailAddress: 'aroha', paymentData });
    expect(mistyped, '[D1.13] no word of nothing charged').toMatchObject({ errors: [], amount: 75 });
    const unavailable = await submit({ ...post, paymentType: 'BankAccount', mandateVersion: 'old', paymentData });
    expect(unavailable.friendlyErrorMessage, '[D1.13]').not.toMatch(NOTHING_CHARGED);
    expect(await left(post)).toEqual(ONCE);
  });

  it('is shown as being checked while the provider has not answered, and ends as paid', async () => {
    const post = gift({ paymentData: await shop.token(APPROVED_CARD) });
    shop.fault = async (request, pass) => {
      await pass(request);
      throw new TypeError('terminated');
    };
    await loseDonation(post);
    for (const answer of [
      await reload(post),
      await submit(post),
      await submit({ ...post, amount: 145, total: 145, paymentData: await shop.token(APPROVED_CARD) }),
      await submit({ ...post, customerEmailAddress: 'aroha' }),
    ]) {
      expect(answer.nextAction, '[D1.13] not known yet').toBe('wait');
      expect(answer.friendlyErrorMessage, '[D1.13]').toMatch(
        /^We are still checking whether your payment went through/,
      );
    }
    shop.fault = undefined;
    shop.now += 60_000;
    await shop.startWebsite().payments.recover();
    expect(await reload(post), '[D1.12]').toMatchObject({ state: 'paid', amount: 75 });
    expect(await left(post)).toEqual(ONCE);
  });

  it('that was declined says so, and another card pays it', async () => {
    const post = gift({ paymentData: await shop.token(DECLINED_CARD) });
    await loseDonation(post);
    expect(await reload(post), '[D1.13]').toMatchObject({
      state: 'refused',
      friendlyErrorMessage: expect.stringContaining('Your card was declined, so nothing was charged.'),
    });
    const paid = await submit({ ...post, amount: 145, total: 145, paymentData: await shop.token(APPROVED_CARD) });
    expect(paid, '[D1.12]').toMatchObject({ errors: [], amount: 145 });
    expect(await left(post)).toEqual({ ...ONCE, charged: [14_500] });
  });

  it('is one gift when it is posted many times at once, without a cookie and to two processes', async () => {
    const post = gift({ paymentData: await shop.token(APPROVED_CARD) });
    const other = { ...post, paymentData: await shop.token(APPROVED_CARD) };
    const websites = [shop.website, shop.startWebsite()];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => {
        const sender = Object.assign(new Visitor(shop), { website: websites[n % 2], address: `203.0.113.${n}` });
        return submit(n % 3 === 0 ? other : post, sender);
      }),
    );
    for (const answer of answers) expect(answer.friendlyErrorMessage, '[D1.13]').not.toMatch(NOTHING_CHARGED);
    expect(await left(post), '[D1.12]').toEqual(ONCE);
  });

  it('is one monthly gift, begun once', async () => {
    const post = gift({ frequency: 'monthly', paymentData: await shop.token(APPROVED_CARD) });
    await loseDonation(post);
    expect(await submit(post), '[D1.12]').toMatchObject({ errors: [], frequency: 'monthly' });
    const { db } = shop.database;
    const [row] = await db.select().from(donations).where(eq(donations.donationKey, post.donationKey));
    const begun = await db
      .select()
      .from(mails)
      .where(eq(mails.cause, `plan-started:${row?.planId}`));
    expect([(await left(post)).charged, begun.length]).toEqual([[7_500], 1]);
  });

  it('is one charge of a wallet, whichever of its two answers is lost', async () => {
    const post = gift({ paymentType: 'PayPal' });
    await visitor.loseAnswer(() => visitor.json(DONATION_PATHS.startWallet, post));
    const started = await visitor.json(DONATION_PATHS.startWallet, post);
    const { walletToken, walletChargeId } = (await started.json()) as Record<string, string>;
    await shop.payWallet(walletToken ?? '', 'approve');
    visitor.cookie = '';
    const paying = { ...post, paymentData: walletChargeId ?? '' };
    await loseDonation(paying);
    expect(await submit(paying), '[D1.12]').toMatchObject({ errors: [], transactionId: walletChargeId });
    expect(await left(post)).toMatchObject({ donations: 1, mails: ['donation-receipt'] });
  });

  it('never arrived, as far as the server knows', async () => {
    expect(await reload(gift()), '[D1.13] the ledger says so').toMatchObject({
      state: 'unreceived',
      friendlyErrorMessage: 'Your payment did not reach us, so nothing was charged. Please try again.',
    });
  });

  it('has its reference without JavaScript too', async () => {
    const { donationKey } = gift();
    const fields = {
      donationKey,
      frequency: 'one-off',
      amount: '75',
      customerFirstName: 'Aroha',
      customerLastName: 'Ngata',
      customerEmailAddress: 'aroha@example.org',
      readPrivacy: 'true',
    };
    await visitor.loseAnswer(() => visitor.form('/donate', fields));
    const answer = await visitor.form('/donate', fields);
    const reference = answer.headers.get('location') ?? '';
    expect(reference, '[D1.14]').toMatch(/^\/donate\/reference\/GIFT-/);
    expect(await visitor.text(reference), '[D1.14] no dead end').toContain('$75');
    expect((await new Visitor(shop).page(reference)).status, 'nobody else sees it').toBe(404);
    const short = await visitor.form('/donate', { ...fields, donationKey: 'a' });
    expect(short.status, 'a key that could be guessed').toBe(422);
    expect(await short.text()).not.toContain('value="a"');
  });
});

describe('the key of a gift', () => {
  it('tells who holds it how the payment ended, and nothing about the donor', async () => {
    const post = gift({ paymentData: await shop.token(APPROVED_CARD), customerFirstName: 'Wiremu' });
    await loseDonation(post);
    const before = shop.entries.length;
    const stranger = new Visitor(shop);
    const asked = await stranger.json(DONATION_PATHS.status, { donationKey: post.donationKey, paymentData: '' });
    expect(stranger.cookie, 'the session of the donor stays theirs').toBe('');
    const body = await asked.text();
    expect(Object.keys(JSON.parse(body)).toSorted()).toEqual(
      [
        ...['amount', 'currency', 'errors', 'frequency', 'friendlyErrorMessage'],
        ...['nextAction', 'receiptNumber', 'state', 'transactionId'],
      ].toSorted(),
    );
    const again = await (await stranger.json(DONATION_PATHS.submit, post)).text();
    for (const text of [body, again, JSON.stringify(shop.entries.slice(before))])
      expect(text).not.toMatch(new RegExp(`${post.donationKey}|Wiremu|aroha@`, 'i'));
  });

  it.each(['', 'a', '1', '00000000-0000-0000-0000-000000000000', 'offline:00000000-0000-4000-8000-000000000000'])(
    'cannot be %j, which could be guessed',
    async (donationKey) => {
      const post = gift({ donationKey, paymentData: await shop.token(APPROVED_CARD) });
      expect(await submit(post)).toMatchObject({ nextAction: 'retry', transactionId: '' });
      expect(await reload(post)).toMatchObject({ state: 'refused', transactionId: '', receiptNumber: '' });
      expect(await left(post)).toEqual({ donations: 0, charged: [], mails: [] });
    },
  );
});

describe('a first purchase whose answers are lost', () => {
  it('is one order and one charge: the cart, the details, the payment', async () => {
    await visitor.loseAnswer(() => visitor.add('solar-lamp', 2));
    expect((await visitor.cart()).itemCount, 'the page says nothing else').toBe(0);
    await visitor.add('solar-lamp', 2);
    expect((await visitor.cart()).itemCount).toBe(2);
    const customer = { ...CUSTOMER, customerEmailAddress: 'first-order@example.org' };
    await visitor.loseAnswer(() => visitor.json(CUSTOMER_PATH, customer));
    await visitor.json(CUSTOMER_PATH, customer);
    const orderId = await visitor.orderId();
    const post = paymentOf(orderId, await shop.token(APPROVED_CARD));
    await visitor.loseAnswer(() => visitor.json(PAYMENT_PATH, post));
    const other = await visitor.pay(orderId, await shop.token(APPROVED_CARD), { amount: 158 });
    expect(other, '[W7.10] another amount').toMatchObject({ errors: [], amount: 79 });
    const { db } = shop.database;
    expect(
      await db.select().from(orders).where(eq(orders.customerEmailAddress, customer.customerEmailAddress)),
    ).toHaveLength(1);
    expect(await db.select().from(charges).where(eq(charges.reference, orderId))).toHaveLength(1);
    const receipts = (await db.select().from(mails)).filter(({ cause }) => cause === `order-receipt:${orderId}`);
    expect(receipts).toHaveLength(1);
  });

  it('is not called free of charge in a browser without its session', async () => {
    const orderId = await visitor.order();
    await visitor.pay(orderId, await shop.token(APPROVED_CARD));
    visitor.cookie = '';
    const { friendlyErrorMessage } = await visitor.pay(orderId, await shop.token(APPROVED_CARD));
    expect(friendlyErrorMessage).toBe(
      'We could not find your order in this browser. Please look for a receipt in your email before you pay again. If there is none, go back to your cart and start again.',
    );
  });
});

describe('a first form whose answer is lost', () => {
  const rowsOf = (form: keyof typeof FORMS) => {
    const { db } = shop.database;
    if (form === 'petition') return db.select().from(petitionSignatures);
    if (form === 'subscribe') return db.select().from(subscribers);
    return db.select().from(form === 'bequest' ? bequestRequests : donorUpdates);
  };

  it.each([
    ['petition', ['petition-thanks to mere@example.org']],
    ['subscribe', ['newsletter-welcome to mere@example.org']],
    ['bequest', ['bequest-guide to mere@example.org', 'bequest-request to bequests@haven.example']],
    ['update-details', ['update-receipt to mia@old.org']],
  ] as const)('%s is one act and one mail when it is sent again, and the answer is the same', async (form, sent) => {
    await shop.database.db.delete(mails);
    await visitor.loseAnswer(() => postForm(visitor, form));
    const again = await postForm(visitor, form);
    expect(again.status).toBe(200);
    expect(await rowsOf(form)).toHaveLength(1);
    expect(await queuedMails(shop)).toEqual(sent);
  });
});

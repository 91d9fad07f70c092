import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { charges } from '../../sandbox/api/charges/charges-schema.ts';
import { walletCharges } from '../../sandbox/api/wallet-charges/wallet-schema.ts';
import { orders } from '../shop/orders/orders-schema.ts';
import { APPROVED_CARD, CHALLENGE_CARD, FRICTIONLESS_CARD, openShop, type Shop } from '../testing/open-shop.ts';
import { CUSTOMER, CUSTOMER_PATH, Visitor } from '../testing/shop-visitor.ts';
import { paymentAttempts } from './payment-schema.ts';
import { PAYMENT_TEXTS } from './payment-texts.ts';
import { RECOVERY_PLAN } from './payments.ts';

// Written down, so that a change of the product fails.
const FOLLOW_UP_MS = 5_000;
const WALLET_WINDOW_MS = 30 * 60_000;

const START = '/umbraco/api/GiftStorePayment/StartWallet/';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => {
  shop.fault = undefined;
});
afterAll(() => shop.database.close());

let networks = 0;
/** A visitor from a network of their own: several refused cards of one network ask for the bot check. */
function arrive(): Visitor {
  networks += 1;
  return Object.assign(new Visitor(shop), { address: `203.0.113.${networks}` });
}

const orderOf = async (id: string) => {
  const [order] = await shop.database.db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error(`No order ${id}`);
  return order;
};
const attemptsOf = (id: string) =>
  shop.database.db.select().from(paymentAttempts).where(eq(paymentAttempts.payableId, id));
const walletsOf = (id: string) =>
  shop.database.db.select().from(walletCharges).where(eq(walletCharges.reference, id)).orderBy(walletCharges.createdAt);
/** Every charge that took money for an order, by card or by wallet. */
const paidFor = async (id: string) => [
  ...(await shop.database.db.select().from(charges).where(eq(charges.reference, id))).filter(
    ({ status }) => status === 'complete',
  ),
  ...(await walletsOf(id)).filter(({ status }) => status === 'complete'),
];

interface Started {
  errors: string[];
  walletChargeId: string;
  walletToken: string;
}
async function start(visitor: Visitor, orderId: string, amount = 79): Promise<Started> {
  return (await visitor.json(START, { orderId, amount, contentId: 2101 })).json() as Promise<Started>;
}
const paymentDataOf = async (orderId: string) => (await walletsOf(orderId)).at(-1)?.id ?? '';
const tell = async (visitor: Visitor, orderId: string) =>
  visitor.pay(orderId, await paymentDataOf(orderId), { paymentType: 'PayPal' });

async function opened(): Promise<{ visitor: Visitor; orderId: string; token: string }> {
  const visitor = arrive();
  const orderId = await visitor.order();
  const { walletToken: token } = await start(visitor, orderId);
  return { visitor, orderId, token };
}

describe('a payment by wallet', () => {
  it('is made by the provider, and recorded when the provider says so [W3.19] [W3.20]', async () => {
    const { visitor, orderId, token } = await opened();
    const again = await start(visitor, orderId);
    expect(again).toEqual({
      errors: [],
      friendlyErrorMessage: '',
      walletToken: token,
      walletChargeId: again.walletChargeId,
    });
    expect(await attemptsOf(orderId)).toMatchObject([
      { status: 'pending', method: 'wallet', chargeId: again.walletChargeId },
    ]);
    expect(await tell(visitor, orderId)).toMatchObject({ errors: [PAYMENT_TEXTS.walletPending] });
    expect((await shop.payWallet(token, 'approve')).status).toBe(200);
    const answer = await tell(visitor, orderId);
    expect(answer).toMatchObject({
      errors: [],
      amount: 79,
      currency: 'AUD',
      transactionId: await paymentDataOf(orderId),
    });
    expect(await tell(visitor, orderId)).toEqual(answer);
    expect(await attemptsOf(orderId)).toMatchObject([{ status: 'approved', token: null }]);
    expect(await visitor.cart()).toMatchObject({ itemCount: 0 });
  });

  it('has one charge, however often it is begun', async () => {
    const { visitor, orderId } = await opened();
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(visitor, orderId)));
    expect(answers.every(({ walletToken }) => walletToken !== '')).toBe(true);
    expect(await walletsOf(orderId)).toHaveLength(1);
    expect(await attemptsOf(orderId)).toHaveLength(1);
  });

  it('gives way to a card, and can then not be paid any more', async () => {
    const { visitor, orderId, token } = await opened();
    expect(await visitor.pay(orderId, await shop.token(APPROVED_CARD))).toMatchObject({ errors: [] });
    expect((await shop.payWallet(token, 'approve')).status).toBe(400);
    expect(await paidFor(orderId)).toHaveLength(1);
  });

  it('counts when it was approved before the card: nothing more is charged', async () => {
    const { visitor, orderId, token } = await opened();
    await shop.payWallet(token, 'approve');
    const answer = await visitor.pay(orderId, await shop.token(APPROVED_CARD));
    expect(answer).toMatchObject({ errors: [], transactionId: await paymentDataOf(orderId) });
    expect(await paidFor(orderId)).toHaveLength(1);
  });

  it('50 clicks on pay and a wallet in another tab make one charge', async () => {
    const { visitor, orderId, token } = await opened();
    const card = await shop.token(APPROVED_CARD);
    await Promise.all([
      ...Array.from({ length: 25 }, () => visitor.pay(orderId, card)),
      shop.payWallet(token, 'approve'),
      ...Array.from({ length: 25 }, () => visitor.pay(orderId, card)),
    ]);
    expect(await paidFor(orderId)).toHaveLength(1);
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid' });
  });

  it('that was declined may be tried anew, with a new charge', async () => {
    const { visitor, orderId, token } = await opened();
    expect((await shop.payWallet(token, 'decline')).status).toBe(400);
    const again = await start(visitor, orderId);
    expect(again.walletToken).not.toBe('');
    expect((await shop.payWallet(token, 'approve')).status).toBe(400);
    expect((await attemptsOf(orderId)).map(({ status }) => status).sort()).toEqual(['declined', 'pending']);
    expect((await shop.payWallet(again.walletToken, 'approve')).status).toBe(200);
    await tell(visitor, orderId);
    expect(await paidFor(orderId)).toHaveLength(1);
  });

  it('is found by the follow-up when the page never reported it', async () => {
    const { orderId, token } = await opened();
    await shop.payWallet(token, 'approve');
    shop.now += FOLLOW_UP_MS;
    await shop.startWebsite().payments.recover();
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid' });
  });

  it('is called off when the visitor stays away, not before', async () => {
    const { orderId, token } = await opened();
    shop.now += WALLET_WINDOW_MS - 1;
    await shop.website.payments.recover();
    expect(await orderOf(orderId)).toMatchObject({ status: 'paying' });
    shop.now += RECOVERY_PLAN.longestMs;
    await shop.website.payments.recover();
    expect(await orderOf(orderId)).toMatchObject({ status: 'open' });
    expect((await shop.payWallet(token, 'approve')).status).toBe(400);
  });

  it('is called off when the visitor comes back to change something', async () => {
    const { visitor, orderId } = await opened();
    await visitor.add('school-kit');
    await visitor.json(CUSTOMER_PATH, { ...CUSTOMER, customerFirstName: 'Mere' });
    expect(await orderOf(orderId)).toMatchObject({ status: 'open', customerFirstName: 'Mere' });
    const page = await visitor.text('/checkout/payment');
    expect(page).toContain('paypal-accepted');
    expect(page).not.toContain('being checked');
    expect(await start(visitor, orderId)).toMatchObject({ errors: [PAYMENT_TEXTS.amountChanged], walletToken: '' });
  });

  it('that was declined is known by its charge, once it is called off', async () => {
    const { orderId, token } = await opened();
    await shop.payWallet(token, 'decline');
    await shop.website.payments.release({ kind: 'order', id: orderId });
    const [attempt] = await attemptsOf(orderId);
    const asked = { session: attempt!.sessionId!, payable: { kind: 'order' as const, id: orderId } };
    expect(await shop.website.payments.status({ ...asked, paymentData: attempt!.chargeId! })).toMatchObject({
      state: 'refused',
      reason: 'walletRefused',
    });
  });

  it('leads to the thanks when it was paid in the meantime', async () => {
    const { visitor, orderId, token } = await opened();
    await shop.payWallet(token, 'approve');
    const answer = await visitor.page('/checkout/payment');
    expect(answer.headers.get('location')).toBe(`/thank-you?order=${orderId}`);
    expect(await start(visitor, orderId)).toMatchObject({ errors: [PAYMENT_TEXTS.alreadyPaid] });
  });

  it('in review is waited for, and nothing else is charged meanwhile', async () => {
    const { visitor, orderId, token } = await opened();
    await shop.payWallet(token, 'in_review');
    expect(await tell(visitor, orderId)).toMatchObject({ errors: [PAYMENT_TEXTS.walletPending] });
    expect(await visitor.pay(orderId, await shop.token(APPROVED_CARD))).toMatchObject({
      errors: [PAYMENT_TEXTS.walletPending],
    });
    expect(await paidFor(orderId)).toHaveLength(0);
  });

  it('says that PayPal is away, and a card pays', async () => {
    const visitor = arrive();
    const orderId = await visitor.order();
    shop.fault = (request, pass) =>
      request.url.includes('/wallet') ? Promise.reject(new TypeError('fetch failed')) : pass(request);
    expect(await start(visitor, orderId)).toMatchObject({ errors: [PAYMENT_TEXTS.wallet], walletToken: '' });
    expect(await visitor.pay(orderId, await shop.token(APPROVED_CARD))).toMatchObject({ errors: [] });
  });

  it.each([
    ['another amount', { amount: 1 }, PAYMENT_TEXTS.amountChanged],
    ['no amount', { amount: undefined }, PAYMENT_TEXTS.badRequest],
    ['an order of nobody', { orderId: 'HV-0' }, PAYMENT_TEXTS.noOrder],
  ])('is not begun for %s', async (_, changes, text) => {
    const visitor = arrive();
    const orderId = await visitor.order();
    const answer = await visitor.json(START, { orderId, amount: 79, contentId: '', ...changes });
    expect(await answer.json()).toMatchObject({ errors: [text], walletToken: '' });
    expect(await attemptsOf(orderId)).toEqual([]);
  });

  it('of another visitor is nobody else’s', async () => {
    const { orderId, token } = await opened();
    await shop.payWallet(token, 'approve');
    const other = arrive();
    await other.order();
    expect(await tell(other, orderId)).toMatchObject({ errors: [PAYMENT_TEXTS.wallet] });
    for (const visitor of [other, arrive()])
      expect(await start(visitor, orderId)).toMatchObject({
        errors: [PAYMENT_TEXTS.noOrder],
        walletToken: '',
        walletChargeId: '',
      });
  });
});

describe('a card whose bank wants to be asked', () => {
  const authenticated = (token: string, id: string) => JSON.stringify({ token, charge_3ds_id: id });

  it('is not charged without the bank’s word', async () => {
    const visitor = arrive();
    const orderId = await visitor.order();
    const answer = await visitor.pay(orderId, await shop.token(CHALLENGE_CARD));
    expect(answer).toMatchObject({ errors: [PAYMENT_TEXTS.bankCheck] });
    expect(await paidFor(orderId)).toHaveLength(0);
  });

  it('is charged on its authentication, once', async () => {
    const visitor = arrive();
    const orderId = await visitor.order();
    const token = await shop.token(FRICTIONLESS_CARD);
    const data = authenticated(token, await shop.authenticate(token, '79.00'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.pay(orderId, data)));
    expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1);
    expect(answers[0]).toMatchObject({ errors: [] });
    const [charge] = await paidFor(orderId);
    expect(charge).toMatchObject({ authenticationId: expect.stringMatching(/./) });
    expect(await paidFor(orderId)).toHaveLength(1);
  });

  it.each([
    ['another payment’s authentication', async () => 'other'],
    ['an authentication of another amount', (token: string) => shop.authenticate(token, '1.00')],
  ])('is not charged on %s', async (_, idFor) => {
    const visitor = arrive();
    const orderId = await visitor.order();
    const token = await shop.token(FRICTIONLESS_CARD);
    const answer = await visitor.pay(orderId, authenticated(token, await idFor(token)));
    expect(answer).toMatchObject({ errors: [PAYMENT_TEXTS.bankCheck] });
    expect(await paidFor(orderId)).toHaveLength(0);
  });

  it.each(['{', '{"token":"x"}', '{"token":"","charge_3ds_id":"y"}'])('is refused as unreadable: %s', async (data) => {
    const visitor = arrive();
    const answer = await visitor.pay(await visitor.order(), data);
    expect(answer).toMatchObject({ errors: [PAYMENT_TEXTS.badRequest] });
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { charges } from '../../../sandbox/api/charges/charges-schema.ts';
import { paymentAttempts } from '../../payments/payment-schema.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import {
  APPROVED_CARD,
  CHALLENGE_CARD,
  DECLINED_CARD,
  FRICTIONLESS_CARD,
  openShop,
  PROCESSING_ERROR_CARD,
  type Shop,
} from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import type { DonationAnswer } from './donation-answer.ts';
import { donations } from './donations-schema.ts';
import { findLedger } from './ledger.ts';
import { gift } from './testing/gift.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

type Post = ReturnType<typeof gift>;
const submit = async (visitor: Visitor, post: Post): Promise<DonationAnswer & { status: number }> => {
  const response = await visitor.json(DONATION_PATHS.submit, post);
  return { ...((await response.json()) as DonationAnswer), status: response.status };
};
const rowOf = async ({ donationKey }: Post) => {
  const rows = await shop.database.db.select().from(donations).where(eq(donations.donationKey, donationKey));
  return rows[0];
};
const chargesOf = (reference: string) =>
  shop.database.db.select().from(charges).where(eq(charges.reference, reference));
const mailsOf = async (kind: string, id: string) => {
  const all = await shop.database.db.select().from(mails).where(eq(mails.kind, kind));
  return all.filter(({ cause }) => cause.includes(id));
};

describe('a donation by card', () => {
  it('is written down, charged once, numbered and answered', async () => {
    const visitor = new Visitor(shop);
    const post = gift({ paymentData: await shop.token(APPROVED_CARD) });
    const answer = await submit(visitor, post);
    const row = await rowOf(post);
    expect(answer, '[D2.02] the answer of a paid gift').toMatchObject({
      status: 200,
      errors: [],
      amount: 75,
      currency: 'AUD',
      receiptNumber: expect.stringMatching(/^AU-\d{6}$/),
      nextAction: '',
    });
    expect(row).toMatchObject({ status: 'paid', totalMinor: 7_500, transactionId: answer.transactionId });
    expect(await chargesOf(row!.id)).toMatchObject([{ amountMinor: 7_500, status: 'complete', currency: 'AUD' }]);
    const ledger = await findLedger(shop.database.db, row!.id);
    expect(ledger.map(({ entry, amountMinor }) => [entry, amountMinor])).toContainEqual(['paid', 7_500]);
    expect(await mailsOf('donation-receipt', row!.id)).toHaveLength(1);
  });

  it('charges the costs that the donor covers, computed here', async () => {
    const post = gift({ coverCosts: true, total: 76.65, paymentData: await shop.token(APPROVED_CARD) });
    expect(await submit(new Visitor(shop), post), '[D1.06] [D2.01]').toMatchObject({ errors: [], amount: 76.65 });
    expect(await rowOf(post)).toMatchObject({ giftMinor: 7_500, costsMinor: 165 });
  });

  it.each([[1], [74.99], [75.01]])('refuses a total of %s for a gift of 75 and charges nothing', async (total) => {
    const post = gift({ total, paymentData: await shop.token(APPROVED_CARD) });
    const answer = await submit(new Visitor(shop), post);
    expect(answer.errors, '[D2.01] a script’s total never decides').toHaveLength(1);
    expect(answer).toMatchObject({ status: 200, transactionId: '', nextAction: 'retry' });
    const row = await rowOf(post);
    expect(await chargesOf(row!.id)).toEqual([]);
  });

  it('is one donation and one charge for 50 posts at once, in one tab or two', async () => {
    const visitor = new Visitor(shop);
    const post = gift({ paymentData: await shop.token(APPROVED_CARD) });
    const other = { ...post, paymentData: await shop.token(APPROVED_CARD) };
    await visitor.add('warm-blankets');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => submit(visitor, n % 2 === 0 ? post : other)),
    );
    const row = await rowOf(post);
    expect(await chargesOf(row!.id), '[D1.12] one charge').toHaveLength(1);
    expect(new Set(answers.map(({ receiptNumber }) => receiptNumber)).size).toBe(1);
  });

  it.each([
    [DECLINED_CARD, /declined/],
    [PROCESSING_ERROR_CARD, /nothing was charged/],
    [CHALLENGE_CARD, /bank wants to confirm/],
  ])('with card %s says what happened, and another card then pays the same donation', async (card, text) => {
    const visitor = new Visitor(shop);
    const honoured = {
      dedicationKind: 'honour' as const,
      dedicationName: 'Mere',
      dedicationRecipientName: 'Mere',
      dedicationRecipientEmail: 'mere@example.org',
      dedicationMessage: 'Thank you for everything.',
    };
    const post = gift({ ...honoured, paymentData: await shop.token(card) });
    const refused = await submit(visitor, post);
    expect(refused.friendlyErrorMessage, '[D1.13]').toMatch(text);
    expect(refused).toMatchObject({ nextAction: 'retry', receiptNumber: '' });
    const row = await rowOf(post);
    expect(row?.status).toBe('failed');
    expect(await mailsOf('donation-card', row!.id), '[D1.09] no card before the gift is paid').toEqual([]);
    const paid = await submit(visitor, { ...post, paymentData: await shop.token(APPROVED_CARD) });
    expect(paid.errors).toEqual([]);
    expect(await mailsOf('donation-card', row!.id), '[D1.09] exactly one card after it').toHaveLength(1);
  });

  it('takes a card that its bank confirmed', async () => {
    const token = await shop.token(FRICTIONLESS_CARD);
    const charge_3ds_id = await shop.authenticate(token, '75.00');
    const post = gift({ paymentData: JSON.stringify({ token, charge_3ds_id }) });
    expect((await submit(new Visitor(shop), post)).errors).toEqual([]);
    const row = await rowOf(post);
    expect(await chargesOf(row!.id)).toMatchObject([{ authenticationId: charge_3ds_id }]);
  });

  it('says of each wrong field what to do, and writes nothing down', async () => {
    const post = gift({ amount: 4.99, customerEmailAddress: 'aroha', paymentData: 'tok_x' });
    const answer = await submit(new Visitor(shop), post);
    expect(answer.nextAction).toBe('details');
    expect(answer.status, '[D2.02] wrong fields').toBe(422);
    expect(answer.fieldErrors?.amount, '[D1.05]').toBe('Enter an amount from $5 to $10,000, such as 75 or 62.50.');
    expect(answer.fieldErrors?.customerEmailAddress).toBeTruthy();
    expect(await rowOf(post)).toBeUndefined();
  });

  it('takes no card number as a name, and writes nothing down', async () => {
    const post = gift({ customerLastName: '4242 4242 4242 4242', paymentData: 'tok_x' });
    const answer = await submit(new Visitor(shop), post);
    expect([answer.nextAction, answer.fieldErrors], '[D1.08]').toEqual([
      'details',
      { customerLastName: 'This looks like a card number. Enter a name here.' },
    ]);
    expect(await rowOf(post)).toBeUndefined();
  });

  it.each([
    ['no JSON', '{"amount":'],
    ['a list', '[]'],
    ['no country', JSON.stringify({ ...gift({}), siteCountryCode: '' })],
    ['no key', JSON.stringify({ ...gift({}), donationKey: 'x' })],
    ['a total that is no number', JSON.stringify({ ...gift({}), total: 'lots' })],
    ['no way to pay', JSON.stringify({ ...gift({}), paymentType: 'Cheque' })],
    ['no token', JSON.stringify({ ...gift({}), paymentData: '' })],
  ])('refuses a post that no form makes with 400: %s', async (_, body) => {
    const headers = { 'content-type': 'application/json' };
    const response = await new Visitor(shop).send(DONATION_PATHS.submit, { method: 'POST', body, headers });
    expect(response.status, '[D2.02] a fault of the protocol').toBe(400);
    expect(await response.json()).toMatchObject({ errors: [expect.any(String)] });
  });

  it('is numbered in its own country', async () => {
    const post = gift({ siteCountryCode: 'NZL', paymentData: await shop.token(APPROVED_CARD) });
    expect(await submit(new Visitor(shop), post)).toMatchObject({
      currency: 'NZD',
      receiptNumber: expect.stringMatching(/^NZ-\d{6}$/),
    });
  });

  it('has consecutive numbers however many are paid at once', async () => {
    const numbersOf = async () => {
      const rows = await shop.database.db.select().from(donations).where(eq(donations.siteCountryCode, 'NZL'));
      return rows.flatMap(({ receiptNumber }) => receiptNumber ?? []).sort((a, b) => a - b);
    };
    const before = await numbersOf();
    const posts = await Promise.all(
      Array.from({ length: 12 }, async (_, n) =>
        gift({ siteCountryCode: 'NZL', paymentData: await shop.token(n % 3 === 2 ? DECLINED_CARD : APPROVED_CARD) }),
      ),
    );
    await Promise.all(
      posts.map((post, n) => submit(Object.assign(new Visitor(shop), { address: `203.0.114.${n}` }), post)),
    );
    const numbers = await numbersOf();
    expect(numbers, '[D2.03] without gaps').toEqual(numbers.map((_, index) => index + 1));
    expect(numbers).toHaveLength(before.length + 8);
  });
});

describe('the page with the reference of a gift', () => {
  const START = /We’ve recorded your gift of \$75\.00.*Nothing has been charged yet.*By bank transfer/s;
  const NOT_CHARGED = /Nothing has been charged|By phone|bank transfer/;
  const pageOf = async (visitor: Visitor, post: Post) => visitor.text(`/donate/reference/${(await rowOf(post))?.id}`);
  const setStatus = async (post: Post, values: Partial<typeof donations.$inferInsert>) =>
    shop.database.db.update(donations).set(values).where(eq(donations.donationKey, post.donationKey));

  it('says that nothing was charged while that is so, also after a decline', async () => {
    const visitor = new Visitor(shop);
    const post = gift({ paymentData: await shop.token(DECLINED_CARD) });
    await submit(visitor, post);
    expect(await pageOf(visitor, post), '[D1.14] how to give in another way').toMatch(START);
  });

  it('says that the gift is being checked while nobody knows, and thanks with the receipt once it is paid', async () => {
    const visitor = new Visitor(shop);
    const post = gift({ paymentData: await shop.token(APPROVED_CARD) });
    shop.fault = async (request, pass) => {
      await pass(request);
      throw new TypeError('terminated');
    };
    await submit(visitor, post).finally(() => {
      shop.fault = undefined;
    });
    const checked = await pageOf(visitor, post);
    expect(checked, '[D1.13]').toMatch(
      /We are still checking whether your gift of \$75\.00 went through\. Please do not give again.*not be charged twice/,
    );
    expect(checked, '[D1.13] does not deny the charge').not.toMatch(NOT_CHARGED);
    shop.now += 120_000;
    await shop.website.payments.recover();
    const paid = await pageOf(visitor, post);
    expect(paid, '[D1.13]').toMatch(
      /Thank you for your gift.*Your gift of \$75\.00 has been paid\. We’ll email you receipt AU-\d{6}/s,
    );
    expect(paid).not.toMatch(NOT_CHARGED);
    await setStatus(post, { status: 'refunded', returnedMinor: 7_500 });
    const returned = await pageOf(visitor, post);
    expect(returned, '[D1.13]').toContain('Your gift of $75.00 was paid, and the money has been returned to you.');
    expect(returned).not.toMatch(NOT_CHARGED);
  });

  it('says that a bank has the debit, before its money arrives', async () => {
    const visitor = new Visitor(shop);
    const post = gift({ paymentData: await shop.token(DECLINED_CARD) });
    await submit(visitor, post);
    const { id } = (await rowOf(post))!;
    await shop.database.db.update(paymentAttempts).set({ status: 'accepted' }).where(eq(paymentAttempts.payableId, id));
    const accepted = await pageOf(visitor, post);
    expect(accepted, '[D1.13]').toContain(
      'Your bank is processing your gift of $75.00. The money will reach us in a few days',
    );
    expect(accepted).not.toMatch(NOT_CHARGED);
  });
});

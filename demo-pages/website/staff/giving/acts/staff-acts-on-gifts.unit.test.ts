import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appeals } from '../../../giving/appeals/appeals-schema.ts';
import { createDonation } from '../../../giving/donations/create-donation.ts';
import { donations } from '../../../giving/donations/donations-schema.ts';
import { findLedger } from '../../../giving/donations/ledger.ts';
import { receiptNumberText } from '../../../giving/donations/receipt-number.ts';
import { findPlan, giftsOf, liveUntil, startPlan } from '../../../giving/regular-giving/testing/giver.ts';
import { staffActions } from '../../../platform/audit/audit-trail-schema.ts';
import { mails } from '../../../platform/mail/mail-schema.ts';
import { readPdf } from '../../../platform/papers/testing/read-pdf.ts';
import type { Shop } from '../../../testing/open-shop.ts';
import { formOf } from '../../testing/open-records.ts';
import { type StaffVisitor, signInAs } from '../../testing/sign-in-as.ts';
import { giftPath, OFFLINE_GIFT_PATH, planRecordPath } from '../donation-records-area.ts';
import { giftNow, giveAtSite, openDonationRecords } from '../testing/open-donation-records.ts';

let shop: Shop;
let finance: StaffVisitor;
let care: StaffVisitor;
beforeAll(async () => {
  shop = await openDonationRecords();
  finance = await signInAs(shop, 'finance', 'Fina Nance');
  care = await signInAs(shop, 'supporter-care', 'Cara Care');
});
afterAll(() => shop.database.close());

const db = () => shop.database.db;
const trailOf = async (subject: string) =>
  (await db().select().from(staffActions).where(eq(staffActions.subject, subject))).map(
    ({ actor, action, outcome, detail }) => ({ actor, action, outcome, detail }),
  );
const mailsOf = (cause: string) =>
  db()
    .select()
    .from(mails)
    .where(like(mails.cause, `${cause}%`));
/** Fills in a form of a page and sends it. */
async function send(who: StaffVisitor, page: string, actionEnd: string, fields: Record<string, string>) {
  const form = formOf(await who.text(page), actionEnd);
  return who.form(actionEnd.startsWith('/back-office') ? actionEnd : `${page}${actionEnd}`, { ...form, ...fields });
}

describe('a donation as staff see it', () => {
  it('has its ledger, its charge and its receipts, the same bytes that the donor got', async () => {
    const gift = await giveAtSite(shop);
    const page = await care.text(giftPath(gift.id));
    expect(page, '[D6.01] the ledger').toMatch(/Ledger.*Promised.*\$0\.00 AUD.*Paid.*\$75\.00 AUD/s);
    expect(page).toContain(gift.transactionId);
    const file = await care.page(`${giftPath(gift.id)}/receipts/0`);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect((await readPdf(new Uint8Array(await file.arrayBuffer()))).text).toContain(
      receiptNumberText('AUS', gift.receiptNumber),
    );
    expect((await care.page(`${giftPath(gift.id)}/receipts/1`)).status).toBe(404);
    expect((await care.page(giftPath('GIFT-0'))).status).toBe(404);
  });

  it('is refunded in two steps, partly and then wholly, once a form', async () => {
    const gift = await giveAtSite(shop);
    expect(await care.text(giftPath(gift.id)), 'supporter care may not refund').not.toContain('Review refund');
    const check = await send(finance, giftPath(gift.id), '/refunds', { amount: '20', reason: 'Gave twice' });
    const asked = await check.text();
    expect(asked).toContain('Refund $20.00?');
    expect((await giftNow(shop, gift)).returnedMinor).toBe(0);
    const form = formOf(asked, '/refunds');
    const answers = await Promise.all([1, 2, 3].map(() => finance.form(`${giftPath(gift.id)}/refunds`, form)));
    expect(await finance.text(answers[0]!.headers.get('location') ?? '')).toContain('$20.00 refunded');
    expect(await giftNow(shop, gift), '[D6.02] refunded partly, once').toMatchObject({
      status: 'paid',
      returnedMinor: 2_000,
    });
    await send(finance, giftPath(gift.id), '/refunds', { amount: '55', reason: 'The rest', step: 'refund' });
    expect(await giftNow(shop, gift), '[D6.02] refunded wholly').toMatchObject({ status: 'refunded' });
    expect(await trailOf(gift.id), '[D6.02] who and why').toContainEqual({
      actor: 'Fina Nance',
      action: 'refund',
      outcome: 'asked',
      detail: '$20.00: Gave twice',
    });
    const corrected = await finance.page(`${giftPath(gift.id)}/receipts/2`);
    expect((await readPdf(new Uint8Array(await corrected.arrayBuffer()))).text, '[D5.03]').toMatch(/AU-\d{6}-C2/);
    expect(await finance.text(giftPath(gift.id))).not.toContain('Review refund');
  });

  it.each([
    ['/refunds', { amount: '75.01', reason: 'x' }, 'Enter an amount from $0.01 to $75.00'],
    ['/refunds', { amount: '75.01', reason: 'x', step: 'refund' }, 'Enter an amount from $0.01 to $75.00'],
    ['/refunds', { amount: '1', reason: '' }, 'Enter the reason for the refund'],
    ['/refunds', { amount: '1', reason: 'x', formKey: 'a.b' }, 'open for too long'],
    ['/receipts', { receipt: '7' }, 'Choose one of the receipts.'],
    ['/receipts', { receipt: 'x' }, 'Choose one of the receipts.'],
  ])('refuses %s with %j in plain words, and keeps what was typed', async (form, fields, message) => {
    const gift = await giveAtSite(shop);
    const answer = await send(finance, giftPath(gift.id), form, fields as Record<string, string>);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(message);
    expect((await giftNow(shop, gift)).returnedMinor).toBe(0);
  });

  it('has its receipt sent again, once a form, as often as asked', async () => {
    const gift = await giveAtSite(shop);
    const fields = formOf(await care.text(giftPath(gift.id)), '/receipts');
    const twice = await Promise.all(
      [1, 2].map(() => care.form(`${giftPath(gift.id)}/receipts`, { ...fields, receipt: '0' })),
    );
    expect(twice.map(({ status }) => status)).toEqual([303, 303]);
    expect(await care.text(twice[0]!.headers.get('location') ?? '')).toContain('Receipt queued');
    expect(await mailsOf(`donation-receipt:${gift.id}`), '[D6.02] the first and one more').toHaveLength(2);
    await send(care, giftPath(gift.id), '/receipts', { receipt: '0' });
    expect(await mailsOf(`donation-receipt:${gift.id}`)).toHaveLength(3);
    expect(
      (await trailOf(gift.id)).map(({ actor, action }) => [actor, action]),
      '[D6.02]',
    ).toEqual([
      ['Cara Care', 'receipt'],
      ['Cara Care', 'receipt'],
    ]);
  });
});

describe('a gift that was written down without JavaScript', () => {
  const written = async (changes: Record<string, unknown> = {}) => {
    const { parseDonation } = await import('#rules/donations/donation-fields.ts');
    const { gift } = await import('../../../giving/donations/testing/gift.ts');
    const { values } = parseDonation(gift(changes), { siteCountryCode: 'AUS', now: new Date(shop.now) });
    return (await createDonation(db(), {
      values,
      language: 'en',
      session: 'visitor',
      appealCode: 'winter-appeal',
      now: shop.now,
    }))!;
  };

  it('is marked as paid by transfer, with receipt and match, once', async () => {
    const gift = await written();
    const page = `${giftPath(gift.id)}`;
    expect(await care.text(page)).not.toContain('Mark as paid');
    const fields = { ...formOf(await finance.text(page), '/transfer'), givenOn: '2026-11-19', note: 'Statement 12' };
    const answers = await Promise.all([1, 2].map(() => finance.form(`${page}/transfer`, fields)));
    expect(await finance.text(answers[1]!.headers.get('location') ?? '')).toContain('Gift marked as paid');
    expect(await giftNow(shop, gift), '[D6.02] [D1.14]').toMatchObject({
      status: 'paid',
      method: 'transfer',
      givenOn: '2026-11-19',
      matchedMinor: 7_500,
      receiptNumber: expect.any(Number),
    });
    expect(await mailsOf(`donation-receipt:${gift.id}`)).toHaveLength(1);
    expect(await trailOf(gift.id)).toEqual([
      {
        actor: 'Fina Nance',
        action: 'donation',
        outcome: 'paid by transfer',
        detail: '$75.00 on 2026-11-19: Statement 12',
      },
    ]);
    expect(await finance.text(page)).not.toContain('Mark as paid');
  });

  it.each([
    [{ givenOn: '2026-11-22' }, 'from 1 July 2025 to 21 November 2026'],
    [{ givenOn: '2025-06-30' }, 'from 1 July 2025 to 21 November 2026'],
    [{ givenOn: '2026-02-30' }, 'Enter the date the money arrived'],
    [{ note: '' }, 'Enter a note'],
    [{ note: 'Card 4242 4242 4242 4242' }, 'Remove the card number'],
  ])('is not marked with %j', async (fields, message) => {
    const gift = await written();
    const right = { givenOn: '2026-11-21', note: 'Statement' };
    const answer = await send(finance, giftPath(gift.id), '/transfer', { ...right, ...fields });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(message);
    expect((await giftNow(shop, gift)).status).toBe('pending');
  });

  it('is not offered for a monthly gift, which needs a card or an account', async () => {
    const gift = await written({ frequency: 'monthly' });
    expect(await finance.text(giftPath(gift.id))).not.toContain('Mark as paid');
  });
});

describe('a gift that came offline', () => {
  const OFFLINE = {
    siteCountryCode: 'AUS',
    amount: '1,250.50',
    method: 'cheque',
    givenOn: '2025-07-01',
    customerFirstName: 'Ngaire',
    customerLastName: 'Wood',
    customerEmailAddress: 'ngaire@example.org',
    appeal: 'winter-appeal',
    note: 'Cheque 1234',
  };
  const enter = (fields: Record<string, string> = {}) =>
    send(finance, OFFLINE_GIFT_PATH, OFFLINE_GIFT_PATH, { ...OFFLINE, ...fields });
  const idOf = (answer: Response) => /gifts\/(GIFT-\w+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';

  it('is entered once, with ledger, receipt of its own day, match and trail', async () => {
    const form = { ...formOf(await finance.text(OFFLINE_GIFT_PATH), OFFLINE_GIFT_PATH), ...OFFLINE };
    const answers = await Promise.all([1, 2, 3].map(() => finance.form(OFFLINE_GIFT_PATH, form)));
    const id = idOf(answers[0]!);
    expect(new Set(answers.map(idOf)), '[D6.02] one gift').toEqual(new Set([id]));
    const [gift] = await db().select().from(donations).where(eq(donations.id, id));
    expect(gift, '[D6.02] an offline gift').toMatchObject({
      source: 'offline',
      status: 'paid',
      method: 'cheque',
      totalMinor: 125_050,
      givenOn: '2025-07-01',
      transactionId: null,
      matchedMinor: 125_050,
      receiptNumber: expect.any(Number),
    });
    const ledger = await findLedger(db(), id);
    expect(ledger.map(({ entry, actor }) => [entry, actor])).toEqual([
      ['promised', 'Fina Nance'],
      ['paid', 'Fina Nance'],
      ['matched', 'appeal'],
    ]);
    expect(await mailsOf(`donation-receipt:${id}`)).toHaveLength(1);
    expect(await trailOf(id), '[D6.02] who and why').toMatchObject([
      { actor: 'Fina Nance', detail: '$1,250.50 by cheque on 2025-07-01: Cheque 1234' },
    ]);
    expect(await finance.text(`${giftPath(id)}?done=entered`)).toContain('Gift entered');
  });

  it('without an address gets its number and no mail, and its return is recorded by hand', async () => {
    const id = idOf(await enter({ customerEmailAddress: '', method: 'cash', appeal: '' }));
    expect(await mailsOf(`donation-receipt:${id}`)).toEqual([]);
    const excess = await send(finance, giftPath(id), '/refunds', { amount: '2500.51', reason: 'Cheque bounced' });
    expect([excess.status, (await excess.text()).includes(' or less: that is all')]).toEqual([422, true]);
    const check = await send(finance, giftPath(id), '/refunds', { amount: '250.50', reason: 'Cheque bounced' });
    const page = await check.text();
    expect(page).toContain('Record a refund of $250.50?');
    const again = formOf(page, '/refunds');
    await Promise.all([1, 2].map(() => finance.form(`${giftPath(id)}/refunds`, again)));
    const [gift] = await db().select().from(donations).where(eq(donations.id, id));
    expect(gift, '[D6.02] refunded by hand, once').toMatchObject({ status: 'paid', returnedMinor: 25_050 });
  });

  it.each([
    ['999,999.99', 99_999_999],
    ['1000000', 100_000_000],
    ['$1,250,000', 125_000_000],
    ['2500000.50', 250_000_050],
    ['1 250 000,50', 125_000_050],
    ['٢٥٠', 25_000],
    ['21,474,836.47', 2_147_483_647],
  ])('of %s is taken', async (amount, totalMinor) => {
    const id = idOf(await enter({ amount, appeal: '' }));
    const [gift] = await db().select().from(donations).where(eq(donations.id, id));
    expect(gift, '[D6.02]').toMatchObject({ status: 'paid', totalMinor });
  });

  it.each([
    ['2,147,483.64', 2_147_483_640],
    ['2,147,483.65', 2_147_483_647],
    ['21,474,836.47', 2_147_483_647],
  ])(
    'of %s is matched tenfold up to what one gift can have, and not when it went back',
    async (amount, matchedMinor) => {
      const code = `tenfold-${matchedMinor}-${amount.length}`;
      await db()
        .insert(appeals)
        .values({
          code,
          siteCountryCode: 'AUS',
          name: 'Tenfold',
          summary: '',
          story: '',
          image: '',
          from: new Date(0),
          goalMinor: 1_000_000,
          matchPercent: 1_000,
          matchCapMinor: 90_000_000_000,
          matchPartner: 'A foundation',
          createdAt: new Date(shop.now),
        });
      const matchOf = async () => (await db().select().from(appeals).where(eq(appeals.code, code)))[0]?.matchedMinor;
      const id = idOf(await enter({ amount, appeal: code }));
      const rowOf = async () => (await db().select().from(donations).where(eq(donations.id, id)))[0];
      expect(await rowOf(), '[D2.07] [D6.02]').toMatchObject({ status: 'paid', matchedMinor });
      expect(await matchOf(), '[D2.07]').toBe(matchedMinor);
      const check = await send(finance, giftPath(id), '/refunds', { amount, reason: 'Transfer recalled' });
      await finance.form(`${giftPath(id)}/refunds`, formOf(await check.text(), '/refunds'));
      expect(await rowOf()).toMatchObject({ status: 'refunded', matchedMinor: 0 });
      expect(await matchOf(), '[D2.07]').toBe(0);
    },
  );

  it.each([
    [{ amount: '0' }, 'Enter the amount'],
    [{ amount: '1e3' }, 'Enter the amount'],
    [{ amount: '1.200' }, 'Enter the amount'],
    [{ amount: '21,474,836.48' }, 'Enter at most $21,474,836.47'],
    [{ amount: '30000000' }, 'Enter at most $21,474,836.47'],
    [{ givenOn: '2025-06-30' }, 'from 1 July 2025 to 21 November 2026'],
    [{ siteCountryCode: 'NZL', givenOn: '2025-03-31' }, 'from 1 April 2025 to 21 November 2026'],
    [{ customerFirstName: '', customerLastName: '' }, 'Enter the donor’s name'],
    [{ customerEmailAddress: 'ngaire' }, 'Enter an email address'],
    [{ appeal: 'winter-far-from-home' }, 'Choose an appeal in the same country'],
    [{ method: 'barter' }, 'Choose the payment method'],
    [{ note: '' }, 'Enter a note'],
  ])('is not entered with %j', async (fields, message) => {
    const before = await db().$count(donations);
    const answer = await enter(fields as Record<string, string>);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(message);
    expect(page).toContain('<title>Error: ');
    expect(await db().$count(donations)).toBe(before);
  });
});

describe('a regular gift as staff see it', () => {
  it('is stopped with a note: nothing more is charged, the donor is mailed, once', async () => {
    const plan = await startPlan(shop);
    const page = planRecordPath(plan.id);
    expect(await finance.text(page), 'finance may not').not.toContain('Update regular gift');
    const form = { ...formOf(await care.text(page), '/change'), change: 'stop', note: 'Called today' };
    const answers = await Promise.all([1, 2].map(() => care.form(`${page}/change`, form)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await findPlan(shop, plan.id), '[D6.02] stopped').toMatchObject({ status: 'stopped', note: 'Called today' });
    expect(await mailsOf(`plan-changed:${plan.id}`)).toMatchObject([{ subject: 'Your monthly gift has stopped' }]);
    expect(await trailOf(plan.id), '[D6.02] who and why').toMatchObject([
      { actor: 'Cara Care', action: 'plan', outcome: 'stopped', detail: expect.stringContaining('Called today') },
    ]);
    const shown = await care.text(`${page}?done=changed`);
    expect(shown).toContain('Regular gift updated');
    expect(shown).not.toContain('Update regular gift');
  });

  it('is paused with a note for some months, and then goes on', async () => {
    const plan = await startPlan(shop);
    const answer = await send(care, planRecordPath(plan.id), '/change', { change: 'pause-2', note: 'On the phone' });
    expect(answer.status).toBe(303);
    expect(await findPlan(shop, plan.id), '[D6.02] paused').toMatchObject({
      status: 'paused',
      pausedFrom: '2026-12',
      nextPeriod: '2027-02',
    });
    const [mail] = await mailsOf(`plan-changed:${plan.id}`);
    expect(mail?.text).toMatch(
      /No gift will be taken for December 2026 and January 2027[\s\S]*next gift is on 21 February 2027/,
    );
    const now = shop.now;
    await liveUntil(shop, '2027-02-22');
    expect((await giftsOf(shop, plan.id)).map(({ period }) => period)).toEqual(['2026-11', '2027-02']);
    const months = await (await signInAs(shop, 'reader')).text(planRecordPath(plan.id));
    expect(months, '[D6.01] its months').toMatch(/Feb 2027<\/th>.*Nov 2026<\/th>/s);
    shop.now = now;
  });

  it.each([
    [{ change: 'pause-7', note: 'x' }, 'Choose from one to six months.'],
    [{ change: 'sell', note: 'x' }, 'Choose what the donor asked for.'],
    [{ change: 'stop', note: '' }, 'Enter a note'],
  ])('is not changed with %j', async (fields, message) => {
    const plan = await startPlan(shop);
    const answer = await send(care, planRecordPath(plan.id), '/change', fields);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(message);
    expect((await findPlan(shop, plan.id)).status).toBe('active');
  });
});

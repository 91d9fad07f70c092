import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { savedSources } from '../../../sandbox/api/payment-sources/vault-schema.ts';
import { debitAgreement } from '../../platform/site/debit-agreement.ts';
import { siteOf } from '../../platform/site/sites.ts';
import { openShop, type Shop } from '../../testing/open-shop.ts';
import { findLedger } from '../donations/ledger.ts';
import { dishonourUntil } from './bank-business-days.ts';
import { dayIn, instantOf } from './gift-dates.ts';
import { givingPlans } from './regular-giving-schema.ts';
import { chargeAll, findPlan, giftsOf, liveUntil, planMails, startPlan } from './testing/giver.ts';
import { openProvider } from './testing/open-provider.ts';

const AGREEMENT_VERSION = debitAgreement(siteOf('AUS')).version;

const PAYS = '12345678';
const PAYS_ONCE = '12345694';
const HOUR_MS = 60 * 60_000;

let shop: Shop;
let provider: ReturnType<typeof openProvider>;
beforeAll(async () => {
  shop = await openShop();
  provider = openProvider(shop);
});
// The 13th of January 2027 is a Wednesday.
beforeEach(() => {
  shop.now = at('2027-01-13');
});
afterEach(() => shop.database.db.update(givingPlans).set({ status: 'stopped' }));
afterAll(() => shop.database.close());

const at = (day: string, time = '12:00') => instantOf('AUS', day, time);
const dayOfMail = ({ kind, createdAt }: { kind: string; createdAt: Date }) => [kind, dayIn('AUS', createdAt.getTime())];
const startBankPlan = async (account: string) =>
  startPlan(shop, {
    paymentType: 'BankAccount',
    paymentData: await provider.bankToken(account),
    mandateVersion: AGREEMENT_VERSION,
  });
const noWebhook = async () => new Response(null, { status: 503 });
/** What the provider and the site do each day when no webhook arrives. */
const askOnly = async () => {
  await provider.advance(noWebhook);
  while ((await shop.website.giving.askAboutCharges()) > 0);
};
const giftsAndDays = async (planId: string) =>
  (await giftsOf(shop, planId)).map(({ period, status, createdAt }) => [
    period,
    status,
    dayIn('AUS', createdAt.getTime()),
  ]);

describe('a monthly gift from a bank account', () => {
  it('keeps the mandate that its donor accepted, and mails it with the agreement', async () => {
    const plan = await startBankPlan(PAYS);
    expect(plan.mandate, '[D1.11] reference, time, address and version').toEqual({
      reference: expect.stringMatching(/^DEBIT-[0-9A-Z]{10}$/),
      accepted_at: new Date(shop.now).toISOString(),
      ip_address: expect.stringMatching(/^21\.\d+\.\d+\.7$/),
      agreement_version: AGREEMENT_VERSION,
    });
    const { db } = shop.database;
    const [source] = await db.select().from(savedSources).where(eq(savedSources.id, plan.providerSourceId));
    expect(source, '[D1.11] the provider has the same').toMatchObject({
      mandateReference: plan.mandate?.reference,
      mandateIpAddress: plan.mandate?.ip_address,
      mandateVersion: AGREEMENT_VERSION,
    });
    const [mail] = await planMails(shop, plan.id);
    expect(mail?.kind).toBe('plan-started');
    for (const text of [plan.mandate!.reference, AGREEMENT_VERSION, ...debitAgreement(siteOf('AUS')).paragraphs])
      expect(mail?.text, '[D1.11] mailed').toContain(text);
    expect(mail?.text, 'a day, not the time of a program').toMatch(/^Accepted: \d+ \w+ 20\d\d$/m);
  });

  it('is refused without the agreement, or with another version of it', async () => {
    for (const mandateVersion of ['', '2025-01']) {
      const paymentData = await provider.bankToken(PAYS);
      const refused = startPlan(shop, { paymentType: 'BankAccount', paymentData, mandateVersion });
      await expect(refused, '[D1.11]').rejects.toThrow('No plan');
    }
  });

  it('is open until its bank has paid, then has its receipt, also when no webhook ever arrives', async () => {
    const { id } = await startBankPlan(PAYS);
    const [open] = await giftsOf(shop, id);
    expect(open, '[D2.06] submitted, not paid').toMatchObject({ status: 'pending', receiptNumber: null });
    for (shop.now = at('2027-01-14', '09:00'); shop.now < at('2027-01-15', '19:00'); shop.now += 3 * HOUR_MS)
      await askOnly();
    const [paid] = await giftsOf(shop, id);
    expect(paid, '[D2.06] agrees within six hours of its settlement').toMatchObject({
      status: 'paid',
      method: 'bank',
      receiptNumber: expect.any(Number),
      givenOn: '2027-01-15',
    });
    const mailed = await planMails(shop, paid!.id);
    expect(mailed.map(({ kind }) => kind)).toEqual(['donation-receipt']);
    await liveUntil(shop, '2027-02-06', 'AUS', askOnly);
    const [last] = await giftsOf(shop, id);
    expect(last?.askAfter, 'the provider is not asked for ever').toBeNull();
  });

  it('is announced two bank days before a day that moved, reversed when it comes back, and retried like a decline', async () => {
    const { id } = await startBankPlan(PAYS_ONCE);
    shop.now = at('2027-02-10');
    await liveUntil(shop, '2027-03-16', 'AUS', askOnly);
    // The 13th of February is a Saturday; a debit settles two bank days later and comes back on the next.
    expect(await giftsAndDays(id), '[D3.05] a dishonour counts as a soft decline').toEqual([
      ['2027-01', 'paid', '2027-01-13'],
      ['2027-02', 'reversed', '2027-02-15'],
      ['2027-02', 'reversed', '2027-02-22'],
      ['2027-02', 'reversed', '2027-03-04'],
    ]);
    expect((await findPlan(shop, id)).status, '[D3.04] after the last the plan rests').toBe('resting');
    expect((await planMails(shop, id)).map(dayOfMail), '[D3.05] each debit on another day is announced before').toEqual(
      [
        ['plan-started', '2027-01-13'],
        ['debit-notice', '2027-02-11'],
        ['plan-failed-first', '2027-02-18'],
        ['debit-notice', '2027-02-25'],
        ['plan-failed-last', '2027-03-09'],
      ],
    );
    const [, gift] = await giftsOf(shop, id);
    const ledger = await findLedger(shop.database.db, gift!.id);
    expect(ledger.map(({ entry, amountMinor }) => [entry, amountMinor])).toEqual([
      ['promised', 0],
      ['submitted', 0],
      ['paid', 3_000],
      ['reversed', -3_000],
    ]);
    const receipts = (await planMails(shop, gift!.id)).filter(({ kind }) => kind === 'donation-receipt');
    expect(
      receipts.map(({ subject }) => /[A-Z]{2}-\d+(-C\d)?$/.exec(subject)?.[1] ?? ''),
      '[D3.05] the receipt is corrected',
    ).toEqual(['', '-C1']);
  });

  it('that comes back because the account is closed is not tried again', async () => {
    const { id } = await startBankPlan('12345692');
    await liveUntil(shop, '2027-01-28', 'AUS', askOnly);
    shop.now = at('2027-02-15');
    await chargeAll(shop);
    expect(await giftsAndDays(id), '[D3.04] hard').toEqual([['2027-01', 'reversed', '2027-01-13']]);
    expect(await findPlan(shop, id)).toMatchObject({ status: 'resting', nextPeriod: '2027-01' });
    expect((await planMails(shop, id)).map(({ kind }) => kind)).toEqual(['plan-started', 'plan-failed-last']);
  });

  it('is asked about until the last day on which it may come back, also over Christmas', async () => {
    shop.now = at('2027-12-23');
    const { id } = await startBankPlan(PAYS);
    shop.now = at('2027-12-29');
    await askOnly();
    const last = dishonourUntil('AUS', '2027-12-29');
    expect(last).toBe('2028-01-04');
    await liveUntil(shop, last, 'AUS', askOnly);
    const [gift] = await giftsOf(shop, id);
    expect(gift, '[D2.06] paid, and watched').toMatchObject({ status: 'paid', askAfter: expect.any(Date) });
  });

  it('whose answer was lost until the debit came back is submitted, paid and reversed in one', async () => {
    const { id } = await startBankPlan(PAYS_ONCE);
    shop.now = at('2027-01-20');
    await askOnly();
    shop.now = at('2027-02-11');
    await liveUntil(shop, '2027-02-14', 'AUS', askOnly);
    shop.fault = async (request, pass) => {
      await pass(request);
      throw new TypeError('fetch failed');
    };
    await liveUntil(shop, '2027-02-16', 'AUS', () => provider.advance(noWebhook));
    // The site sleeps; the provider does not.
    shop.fault = undefined;
    shop.now = at('2027-02-20');
    await provider.advance(noWebhook);
    await shop.website.payments.recover();
    await liveUntil(shop, '2027-02-24', 'AUS', askOnly);
    expect((await giftsAndDays(id)).slice(1), '[D3.03] nothing is lost').toEqual([
      ['2027-02', 'reversed', '2027-02-15'],
      ['2027-02', 'pending', '2027-02-24'],
    ]);
  });

  it('whose mandate is revoked without anybody telling rests at its next debit', async () => {
    const plan = await startBankPlan(PAYS);
    shop.now = at('2027-01-20');
    await askOnly();
    await provider.revokeMandate(plan.providerSourceId);
    shop.now = at('2027-02-10');
    await liveUntil(shop, '2027-02-17', 'AUS', askOnly);
    expect(await findPlan(shop, plan.id)).toMatchObject({ status: 'resting', nextPeriod: '2027-02' });
    expect((await planMails(shop, plan.id)).at(-1)?.kind, '[D3.04]').toBe('plan-failed-last');
  });
});

describe('a webhook about a source', () => {
  beforeAll(async () => {
    await provider.registerSite();
  });

  it('rests a gift whose mandate is revoked at the bank, and notifies its donor once', async () => {
    const plan = await startBankPlan(PAYS);
    shop.now = at('2027-01-20');
    await provider.advance();
    await provider.revokeMandate(plan.providerSourceId);
    await provider.advance();
    await provider.advance();
    expect(await findPlan(shop, plan.id), '[D3.04] revoked is hard').toMatchObject({ status: 'resting' });
    shop.now = at('2027-02-16');
    await chargeAll(shop);
    expect(await giftsAndDays(plan.id)).toEqual([['2027-01', 'paid', '2027-01-13']]);
    expect((await planMails(shop, plan.id)).map(({ kind }) => kind)).toEqual(['plan-started', 'plan-failed-last']);
  });

  it('takes a card over that the provider replaced, without a mail', async () => {
    const plan = await startPlan(shop, {}, '4000000000006058');
    expect(plan).toMatchObject({ sourceLast4: '6058', sourceEndsIn: '2030-09' });
    shop.now = at('2027-02-05');
    await provider.advance();
    await liveUntil(shop, '2027-02-14');
    expect(await findPlan(shop, plan.id), '[D3.06] source.updated').toMatchObject({
      sourceLast4: '4242',
      sourceEndsIn: '2031-02',
      status: 'active',
      nextPeriod: '2027-03',
    });
    expect(
      (await planMails(shop, plan.id)).map(({ kind }) => kind),
      '[D3.06] silently',
    ).toEqual(['plan-started']);
  });
});

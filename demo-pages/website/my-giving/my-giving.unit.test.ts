import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { renderDonationReceipt } from '../giving/donations/donation-receipt.ts';
import { donations } from '../giving/donations/donations-schema.ts';
import { findOwnGifts } from '../giving/donations/donor-gifts.ts';
import { addEntry, type Donation } from '../giving/donations/ledger.ts';
import { gift } from '../giving/donations/testing/gift.ts';
import { findPlan, startPlan } from '../giving/regular-giving/testing/giver.ts';
import { subscribers } from '../participation/newsletter/newsletter-schema.ts';
import { SITES } from '../platform/site/sites.ts';
import { APPROVED_CARD, openShop, type Shop } from '../testing/open-shop.ts';
import { Visitor } from '../testing/shop-visitor.ts';
import { signedIn } from './testing/signed-in.ts';

// Written down, so that a change of the product fails.
const GIFTS_A_PAGE = 50;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const give = async (changes: Parameters<typeof gift>[0] = {}): Promise<Donation> => {
  const post = gift({ paymentData: await shop.token(APPROVED_CARD), ...changes });
  await new Visitor(shop).json(DONATION_PATHS.submit, post);
  const [given] = await shop.database.db.select().from(donations).where(eq(donations.donationKey, post.donationKey));
  return given!;
};
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the overview', () => {
  it('shows a donor’s gifts in both countries apart, and nobody else’s', async () => {
    const customerEmailAddress = 'both@example.org';
    await give({ customerEmailAddress });
    await give({ customerEmailAddress, siteCountryCode: 'NZL' });
    const plan = await startPlan(shop, { customerEmailAddress });
    const failed = await give({ customerEmailAddress, paymentData: await shop.token('4000000000000002') });
    await give({ customerEmailAddress: 'other@example.org', amount: 99, total: 99 });
    const donor = await signedIn(shop, customerEmailAddress);
    const text = await donor.text('/my-giving');
    expect(text, '[D4.02] gifts').toMatch(/AU-\d{6}/);
    expect(text, '[D4.02]').toMatch(/NZ-\d{6}/);
    expect(text).toContain('You have given in two countries');
    expect(text.indexOf('Gifts in Australia'), 'own country first').toBeLessThan(text.indexOf('Gifts in Aotearoa'));
    expect(text, '[D4.02] monthly plans').toContain(`/my-giving/plans/${plan.id}`);
    expect(text).not.toContain('$99.00');
    expect(failed.status).toBe('failed');
    expect(text.match(/<tr><td>/g)).toHaveLength(3);
  });

  it('has fifty gifts a page', async () => {
    const { db } = shop.database;
    const one = await give({ customerEmailAddress: 'many@example.org' });
    const rows = Array.from({ length: GIFTS_A_PAGE }, (_, n) => ({
      ...one,
      id: `GIFT-${n}`,
      donationKey: randomUUID(),
      receiptNumber: 10_000 + n,
      transactionId: `charge-${n}`,
    }));
    await db.insert(donations).values(rows);
    const pages = await Promise.all([0, 1, 2, 3].map((page) => findOwnGifts(db, 'many@example.org', SITES[0], page)));
    expect(pages.map(({ page, pages, gifts }) => [page, pages, gifts.length])).toEqual([
      [1, 2, 50],
      [1, 2, 50],
      [2, 2, 1],
      [2, 2, 1],
    ]);
    const donor = await signedIn(shop, 'many@example.org');
    expect(await donor.text('/my-giving?page=2')).toContain('Page 2 of 2, 51 gifts');
  });
});

describe('receipts and statements', () => {
  it('are downloaded by their donor: a receipt with the bytes of the mailed one, also corrected', async () => {
    const { db } = shop.database;
    const given = await give({ customerEmailAddress: 'paper@example.org' });
    const donor = await signedIn(shop, 'paper@example.org');
    const receipt = await donor.page(`/my-giving/receipts/${given.id}/0.pdf`);
    expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(receipt.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.pdf"$/);
    const mailed = await renderDonationReceipt(db, given.id);
    expect(Buffer.compare(await bytes(receipt), Buffer.from(mailed!.content)), '[D4.03] each receipt').toBe(0);
    expect((await donor.page(`/my-giving/receipts/${given.id}/1.pdf`)).status).toBe(404);
    await addEntry(db, given.id, {
      entry: 'refunded',
      amountMinor: -1_000,
      cause: `refund:${given.id}`,
      actor: 'Hine',
      detail: '',
      at: new Date(shop.now),
    });
    expect(await donor.text('/my-giving')).toContain(`/my-giving/receipts/${given.id}/1.pdf`);
    expect((await donor.page(`/my-giving/receipts/${given.id}/1.pdf`)).status, 'the corrected one').toBe(200);
    await give({ customerEmailAddress: 'another@example.org' });
    const other = await signedIn(shop, 'another@example.org');
    expect((await other.page(`/my-giving/receipts/${given.id}/0.pdf`)).status, 'nobody else').toBe(404);
    const stranger = await new Visitor(shop).page(`/my-giving/receipts/${given.id}/0.pdf`);
    expect(stranger.headers.get('location')).toBe('/my-giving');
  });

  it.each([
    ['AUS', '2027-06-30T13:59:59Z', 'au/2027.pdf', '1 July 2026 to 30 June 2027'],
    ['AUS', '2027-06-30T14:00:00Z', 'au/2028.pdf', '1 July 2027 to 30 June 2028'],
    ['NZL', '2027-03-31T10:59:59Z', 'nz/2027.pdf', '1 April 2026 to 31 March 2027'],
    ['NZL', '2027-03-31T11:00:00Z', 'nz/2028.pdf', '1 April 2027 to 31 March 2028'],
  ] as const)('of a gift in %s at %s is %s', async (siteCountryCode, at, file, name) => {
    shop.now = Date.parse(at);
    const customerEmailAddress = `${file.replace(/\W/g, '-')}@example.org`;
    await give({ customerEmailAddress, siteCountryCode });
    const donor = await signedIn(shop, customerEmailAddress);
    const text = await donor.text('/my-giving');
    expect(text, '[D4.03] yearly statement').toContain(`/my-giving/statements/${file}`);
    expect(text.replaceAll('\u00a0', ' '), '[D4.03]').toContain(name);
    const statement = await donor.page(`/my-giving/statements/${file}`);
    expect((await bytes(statement)).subarray(0, 5).toString()).toBe('%PDF-');
    const none = `/my-giving/statements/${file.replace(/\d{4}/, '2020')}`;
    expect((await donor.page(none)).status, 'a year without gifts').toBe(404);
  });
});

describe('own data', () => {
  const details = {
    customerFirstName: 'Mere',
    customerLastName: 'Ngata',
    billingAddressStreet: '9 Oak Street',
    billingAddressSuburb: 'Carlton',
    billingAddressState: 'VIC',
    billingAddressPostcode: '3053',
    billingAddressCountry: 'AUS',
  };

  it('can be changed: the next gifts have the new address, receipts of earlier ones stay', async () => {
    const customerEmailAddress = 'moving@example.org';
    const plan = await startPlan(shop, { customerEmailAddress });
    const donor = await signedIn(shop, customerEmailAddress);
    const refused = await donor.form('/my-giving/details', { ...details, customerFirstName: '' });
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('Enter your first name.');
    expect(page, 'what was typed stays').toContain('9 Oak Street');
    expect((await donor.form('/my-giving/details', details)).status).toBe(303);
    expect(await findPlan(shop, plan.id), '[D4.03] changes address').toMatchObject(details);
    expect(await donor.text('/my-giving/details')).toContain('9 Oak Street');
    const [first] = await shop.database.db.select().from(donations).where(eq(donations.planId, plan.id));
    expect(first?.billingAddressStreet).toBe('');
  });

  it('has the consent to newsletters, for each country', async () => {
    const { db } = shop.database;
    const customerEmailAddress = 'reader@example.org';
    await give({ customerEmailAddress });
    const donor = await signedIn(shop, customerEmailAddress);
    const listed = async () =>
      (await db.select().from(subscribers).where(eq(subscribers.emailKey, customerEmailAddress))).map(
        ({ siteCountryCode, unsubscribedAt }) => [siteCountryCode, unsubscribedAt === null],
      );
    await donor.form('/my-giving/details/newsletter', { country: 'NZL', wanted: 'yes' });
    expect(await listed(), '[D4.03] consent given').toEqual([['NZL', true]]);
    await donor.form('/my-giving/details/newsletter', { country: 'NZL', wanted: 'no' });
    expect(await listed(), '[D4.03] consent taken back').toEqual([['NZL', false]]);
  });

  it('is downloaded as JSON, without anything that gives access', async () => {
    const customerEmailAddress = 'own@example.org';
    await startPlan(shop, { customerEmailAddress });
    await give({ customerEmailAddress: 'somebody-else@example.org' });
    const donor = await signedIn(shop, customerEmailAddress);
    await donor.form('/my-giving/details', details);
    await donor.form('/my-giving/details/newsletter', { country: 'NZL', wanted: 'yes' });
    const response = await donor.page('/my-giving/details/data.json');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-giving.json"');
    const text = await response.text();
    const data = JSON.parse(text) as Record<string, object[]>;
    for (const kind of ['donations', 'donationLedger', 'monthlyGifts', 'payments', 'mails', 'newsletter', 'details'])
      expect(data[kind]?.length, `[D4.03] all that is stored: ${kind}`).toBeGreaterThan(0);
    expect(text).not.toContain(donor.cookie.split('=')[1]);
    expect(text).not.toMatch(/\/my-giving\/sign-in\/|tokenHash|sessionId|donationKey/);
    expect(text).not.toContain('somebody-else@example.org');
  });

  it('is for donors who are signed in', async () => {
    for (const path of ['details', 'details/data.json', 'details/erase'])
      expect((await new Visitor(shop).page(`/my-giving/${path}`)).headers.get('location'), path).toBe('/my-giving');
    const posted = await new Visitor(shop).form('/my-giving/details/erase', { confirmed: 'true' });
    expect(posted.headers.get('location')).toBe('/my-giving');
  });
});

import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appeals } from '../../../giving/appeals/appeals-schema.ts';
import { donations } from '../../../giving/donations/donations-schema.ts';
import { givingPlans } from '../../../giving/regular-giving/regular-giving-schema.ts';
import { startPlan } from '../../../giving/regular-giving/testing/giver.ts';
import { staffActions } from '../../../platform/audit/audit-trail-schema.ts';
import { DECLINED_CARD, type Shop } from '../../../testing/open-shop.ts';
import { type StaffVisitor, signInAs } from '../../testing/sign-in-as.ts';
import { DONATION_RECORDS_PATH as PATH } from '../donation-records-area.ts';
import { giveAtSite, insertGifts, openDonationRecords } from '../testing/open-donation-records.ts';

let shop: Shop;
let staff: StaffVisitor;
let reader: StaffVisitor;
beforeEach(async () => {
  shop = await openDonationRecords();
  await travel(0);
});
afterEach(() => shop.database.close());

/** Moves the clock and signs in anew, because a session ends after eight hours. */
async function travel(ms: number): Promise<void> {
  shop.now += ms;
  staff = await signInAs(shop, 'finance');
  reader = await signInAs(shop, 'reader');
}

const db = () => shop.database.db;
/** The first cells of a list's rows, as JSON lines. */
const rowsOf = async (list: string, query = ''): Promise<Record<string, unknown>[]> => {
  const text = await staff.text(`${PATH}/${list}/jsonl${query}`);
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
};
const idsOf = async (list: string, query: string) => (await rowsOf(list, query)).map(({ id }) => id);

describe('the list of donations', () => {
  it('is filtered by state, appeal, day, amount and text, with the totals of what it finds', async () => {
    const paid = await giveAtSite(shop, { amount: 120, appeal: 'winter-appeal', customerLastName: 'O’Malley' });
    shop.now += 1_000;
    const failed = await giveAtSite(shop, { customerEmailAddress: 'tane_m@example.org' }, DECLINED_CARD);
    await travel(3 * 86_400_000);
    const later = await giveAtSite(shop, { siteCountryCode: 'NZL', amount: 33.5, organisation: 'Kauri 100%' });
    const receipt = /AU-\d{6}/.exec(await staff.text(`${PATH}/gifts?text=${paid.id}`))?.[0];
    expect(receipt).toBeTruthy();
    for (const [query, expected] of [
      ['', [later, failed, paid]],
      ['?state=paid', [later, paid]],
      ['?state=failed', [failed]],
      ['?appeal=winter-appeal', [paid]],
      ['?country=NZL', [later]],
      ['?until=2026-11-21', [failed, paid]],
      ['?from=2026-11-24', [later]],
      ['?from=2026-11-21&until=2026-11-21&state=paid', [paid]],
      ['?least=100', [paid]],
      ['?most=33.50', [later]],
      ['?least=33.51&most=75', [failed]],
      ['?text=o%E2%80%99mall', [paid]],
      ['?text=TANE_M@', [failed]],
      ['?text=tane%25m', []],
      ['?text=100%25', [later]],
      [`?text=${receipt}`, [paid]],
      [`?text=${paid.id.toLowerCase()}`, [paid]],
      [`?text=${later.transactionId}`, [later]],
    ] as const) {
      expect(await idsOf('gifts', query), `[D6.01] ${query}`).toEqual(expected.map(({ id }) => id));
      const page = await reader.text(`${PATH}/gifts${query}`);
      for (const { id } of [later, failed, paid])
        expect(page.includes(`${PATH}/gifts/${id}`), `[D6.01] the page of ${query}`).toBe(
          expected.some((each) => each.id === id),
        );
    }
    const page = await reader.text(`${PATH}/gifts`);
    expect(page, '[D6.01] totals').toMatch(
      /<dt>Found<\/dt><dd>3 rows<\/dd>.*<dt>Paid<\/dt><dd>\$120\.00 AUD, \$33\.50 NZD</s,
    );
    expect(page).toMatch(/<dt>Matched<\/dt><dd>\$120\.00 AUD, \$0\.00 NZD/);
    expect(page, 'a reader may look and not download').not.toContain('/gifts/csv');
    expect((await reader.page(`${PATH}/gifts/csv`)).status).toBe(403);
  });

  it('says of a filter that it does not understand, and downloads nothing by it', async () => {
    const answer = await reader.page(`${PATH}/gifts?least=ten&from=21.11.2026`);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain('Enter the amount in dollars and cents, such as 12.50. This filter is not applied.');
    expect(page).toContain('value="ten"');
    expect((await staff.page(`${PATH}/gifts/csv?least=ten`)).status).toBe(303);
  });

  it.each([
    '?after=nobody',
    '?after=%00',
    '?state=%00&text=%00&appeal=%00&country=%00',
    '?least=30000000',
    '?least=%00&from=%00',
    '?text=%27%22%25_',
  ])('has no fault for %s', async (query) => {
    for (const list of ['gifts', 'plans', 'failures', 'mandates', 'appeals', 'days', 'movements'])
      expect((await reader.page(`${PATH}/${list}${query}`)).status, list).toBeLessThan(500);
  });

  it('shows 50 rows a page by key, also when several were written in one moment, and misses none', async () => {
    await insertGifts(shop, 120, (index) => ({
      customerLastName: 'Paged',
      createdAt: new Date(shop.now - Math.floor(index / 40) * 1000),
    }));
    const seen: string[] = [];
    let address: string | undefined = `${PATH}/gifts?text=Paged`;
    const sizes: number[] = [];
    while (address) {
      const page: string = await reader.text(address);
      const ids = [...page.matchAll(/gifts\/(GIFT-[\w-]+)"/g)].map(([, id]) => id!);
      sizes.push(ids.length);
      seen.push(...ids);
      address = /href="([^"]+)">Older/.exec(page)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(sizes, '[D6.01] pages of 50').toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
  });
});

describe('the exports', () => {
  const insertExported = () =>
    insertGifts(shop, 1_234, (index) => ({
      customerLastName: 'Exported',
      createdAt: new Date(shop.now - 86_400_000 * 30 + index),
    }));

  it('begin no formula, have every row, and are in the audit trail', async () => {
    await insertGifts(shop, 1, () => ({ customerLastName: '=HYPERLINK("http://x")', organisation: 'Formula; =1+1' }));
    const csv = await staff.text(`${PATH}/gifts/csv?text=HYPERLINK`);
    expect(csv.startsWith('Donation,Recorded,')).toBe(true);
    expect(csv, '[D6.01] no formula').toContain(`,"'=HYPERLINK(""http://x"")",ana@example.org,"Formula;' =1+1",`);
    await insertExported();
    const rows = await rowsOf('gifts', '?text=Exported');
    expect(rows, '[D6.01] more rows than are read at once').toHaveLength(1_234);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1_234);
    const trail = await db()
      .select()
      .from(staffActions)
      .where(and(eq(staffActions.action, 'export'), eq(staffActions.actorAccount, staff.account.id)));
    expect(trail.at(-1)).toMatchObject({ subject: 'donations/gifts', detail: '1234 rows as JSON lines, filtered' });
  });

  it('read on only when the reader has taken what came before', async () => {
    await insertExported();
    const response = await staff.page(`${PATH}/gifts/csv?text=Exported`);
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="haven-donations.csv"');
    const before = await db().$count(donations);
    await insertGifts(shop, 1, () => ({ customerLastName: 'Exported', createdAt: new Date(shop.now) }));
    const text = await response.text();
    // Written after the download began and newer than its first row: it is in the file or not, and nothing is twice.
    const ids = [...text.matchAll(/^GIFT-[\w-]+/gm)].map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(1_234);
    expect(before).toBeGreaterThanOrEqual(1_234);
  });
});

describe('the lists of regular gifts', () => {
  it('show plans, those that failed, and mandates', async () => {
    const active = await startPlan(shop, { customerLastName: 'Active' });
    const resting = await startPlan(shop, { customerLastName: 'Resting', amount: 45, total: 45 });
    const retrying = await startPlan(shop, { customerLastName: 'Retrying' });
    const bank = await startPlan(shop, { customerLastName: 'Bank' });
    const set = (id: string, values: Partial<typeof givingPlans.$inferInsert>) =>
      db().update(givingPlans).set(values).where(eq(givingPlans.id, id));
    await set(resting.id, { status: 'resting', firstFailedOn: '2026-12-24' });
    await set(retrying.id, { firstFailedOn: '2026-12-24' });
    const mandate = {
      reference: 'DEBIT-0A1B2C3D4E',
      accepted_at: '2026-11-24T00:00:00.000Z',
      ip_address: '203.0.113.7',
      agreement_version: '2026-1',
    };
    await set(bank.id, { method: 'bank', mandate, nextGiftOn: '2026-12-28' });
    const all = [bank, retrying, resting, active].map(({ id }) => id).toSorted();
    expect((await idsOf('plans', '')).toSorted(), '[D6.01] plans').toEqual(all);
    expect(await idsOf('plans', '?state=resting')).toEqual([resting.id]);
    expect(await idsOf('plans', '?least=40')).toEqual([resting.id]);
    expect((await idsOf('failures', '')).toSorted(), '[D6.01] failures due').toEqual(
      [resting.id, retrying.id].toSorted(),
    );
    expect(await idsOf('failures', '?state=retrying')).toEqual([retrying.id]);
    expect(await rowsOf('plans', '?text=Active'), 'the source in words').toMatchObject([
      { source: expect.stringMatching(/^Card Visa \d{4}$/) },
    ]);
    expect(await rowsOf('mandates'), '[D6.01] mandates').toMatchObject([
      { reference: 'DEBIT-0A1B2C3D4E', id: bank.id, agreement: '2026-1', accepted_at: '2026-11-24T00:00:00.000Z' },
    ]);
    expect(await idsOf('mandates', '?text=debit-0a1b2c3d4e')).toEqual([bank.id]);
    // 28 December 2026 is a public holiday: the donor hears of the 29th.
    expect(await rowsOf('plans', '?text=Bank'), '[D3.05] the day of the debit').toMatchObject([
      { next_on: '2026-12-29' },
    ]);
    expect(await reader.text(`${PATH}/plans/${bank.id}`)).toContain(
      '<dt>Next gift</dt><dd>29 Dec 2026, for Dec 2026; 28 Dec 2026 is not a banking day</dd>',
    );
    for (const list of ['plans', 'failures', 'mandates'])
      expect(await reader.text(`${PATH}/${list}`)).toContain(`${PATH}/plans/${bank.id === '' ? '' : 'PLAN-'}`);
  });
});

describe('the lists of appeals', () => {
  it('show what each raised, and what it took and gave back on each day', async () => {
    await travel(Date.parse('2026-12-01T12:00:00Z') - shop.now);
    const given = await giveAtSite(shop, { amount: 200, appeal: 'winter-appeal' });
    await travel(86_400_000);
    await shop.website.refunds.ask({
      refundable: { kind: 'donation', id: given.id },
      formKey: 'appeals by day',
      amountMinor: 5_000,
      reason: 'Asked',
      staff: { accountId: staff.account.id, name: 'Finance' },
      units: [],
    });
    const days = await rowsOf('days', '?appeal=winter-appeal&from=2026-12-01');
    expect(days, '[D6.01] sums by day').toMatchObject([
      { day: '2026-12-02', gifts: 0, paid: '0.00', returned: '50.00', kept: '-50.00', matched: '-50.00' },
      { day: '2026-12-01', gifts: 1, paid: '200.00', returned: '0.00', kept: '200.00', matched: '200.00' },
    ]);
    const [winter] = await rowsOf('appeals', '?text=winter-appeal');
    expect(winter, '[D6.01] appeals').toMatchObject({
      code: 'winter-appeal',
      raised: '150.00',
      gifts: 1,
      currency: 'AUD',
    });
    await db()
      .update(appeals)
      .set({ until: new Date('2027-01-31T13:00:00Z') })
      .where(eq(appeals.code, 'winter-appeal'));
    expect(await rowsOf('appeals', '?text=winter-appeal'), 'the last day').toMatchObject([{ until: '2027-01-31' }]);
    expect(await reader.text(`${PATH}/appeals?text=winter-appeal`)).toContain('31 Jan 2027');
    expect(await reader.text(`${PATH}/gifts`), 'appeals with their country').toMatch(
      /<option value="winter-appeal"[^>]*>[^<]+ \(Australia\)</,
    );
    expect(await reader.text(`${PATH}/days?appeal=winter-appeal`)).toMatch(/<dt>Net<\/dt><dd>\$150\.00 AUD/);
  });
});

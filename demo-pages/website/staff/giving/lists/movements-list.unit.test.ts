import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { charges } from '../../../../sandbox/api/charges/charges-schema.ts';
import { donationLedger } from '../../../giving/donations/donations-schema.ts';
import type { Donation } from '../../../giving/donations/ledger.ts';
import { openProvider } from '../../../giving/regular-giving/testing/open-provider.ts';
import { APPROVED_CARD, CHARGED_BACK_CARD, type Shop } from '../../../testing/open-shop.ts';
import { Visitor } from '../../../testing/shop-visitor.ts';
import { type StaffVisitor, signInAs } from '../../testing/sign-in-as.ts';
import { DONATION_RECORDS_PATH as PATH } from '../donation-records-area.ts';
import { giveAtSite, openDonationRecords } from '../testing/open-donation-records.ts';

let shop: Shop;
let finance: StaffVisitor;
let refunded: Donation;
let disputed: Donation;
let kept: Donation;
let order: string;
let disputedOrder: string;
let lostOrder: string;

beforeAll(async () => {
  shop = await openDonationRecords();
  const provider = openProvider(shop);
  await provider.registerSite();
  refunded = await giveAtSite(shop, {
    amount: 75,
    coverCosts: true,
    total: 76.65,
    customerPhoneNumber: '+61 412 345 678',
    billingAddressStreet: '3 Mitchell Street',
    billingAddressSuburb: 'Darwin',
    billingAddressState: 'NT',
    billingAddressPostcode: '0800',
    billingAddressCountry: 'AUS',
    dedicationKind: 'memory',
    dedicationName: 'Tēvita',
    customerEmailAddress: 'darwin@example.org',
  });
  disputed = await giveAtSite(shop, { amount: 40 }, CHARGED_BACK_CARD);
  kept = await giveAtSite(shop, { customerEmailAddress: 'kept@example.org', amount: 30 });
  const buyer = new Visitor(shop);
  order = await buyer.order({ billingAddressPostcode: '0800' });
  await buyer.pay(order, await shop.token(APPROVED_CARD));
  const holder = new Visitor(shop);
  disputedOrder = await holder.order();
  const { transactionId } = await holder.pay(disputedOrder, await shop.token(CHARGED_BACK_CARD));
  const loser = new Visitor(shop);
  lostOrder = await loser.order();
  await loser.pay(lostOrder, await shop.token(CHARGED_BACK_CARD));
  // In Sydney it is the next day already.
  shop.now = Date.parse('2026-12-01T15:00:00Z');
  await provider.refund(refunded.transactionId ?? '', '20.00');
  while ((await provider.advance()) > 0);
  await shop.website.refunds.ask({
    refundable: { kind: 'order', id: order },
    formKey: 'a lamp came broken',
    amountMinor: 500,
    reason: 'A lamp came broken',
    staff: { accountId: 'fina', name: 'Fina Nance' },
    units: [],
  });
  // The dispute is decided a day later.
  shop.now += 86_400_000;
  await shop.database.db.update(charges).set({ status: 'complete' }).where(eq(charges.id, transactionId));
  for (const handle of shop.website.giving.eventHandlers)
    await handle({ type: 'charge.updated', data: { _id: transactionId, reference: disputedOrder } });
  shop.now -= 86_400_000;
  finance = await signInAs(shop, 'finance', 'Fina Nance');
});
afterAll(() => shop.database.close());

const rowsOf = async (query = ''): Promise<Record<string, unknown>[]> =>
  (await finance.text(`${PATH}/movements/jsonl${query}`))
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const short = ({ id, entry, day, amount }: Record<string, unknown>) => `${day} ${entry} ${amount} ${id}`;

describe('the movements of money', () => {
  it('are rows of their own day: what came, refunds, and what banks took back, of gifts and orders [D6.01]', async () => {
    const rows = (await rowsOf('?until=2026-12-02')).map(short).toSorted();
    expect(rows).toEqual(
      [
        `2026-11-21 paid 76.65 ${refunded.id}`,
        `2026-11-21 paid 40.00 ${disputed.id}`,
        `2026-11-21 paid 30.00 ${kept.id}`,
        `2026-11-21 paid 79.00 ${order}`,
        `2026-12-02 refunded -20.00 ${refunded.id}`,
        `2026-11-21 paid 79.00 ${disputedOrder}`,
        `2026-12-01 reversed -40.00 ${disputed.id}`,
        `2026-12-01 reversed -79.00 ${disputedOrder}`,
        `2026-11-21 paid 79.00 ${lostOrder}`,
        `2026-12-01 reversed -79.00 ${lostOrder}`,
        `2026-12-02 refunded -5.00 ${order}`,
      ].toSorted(),
    );
  });

  it('have what banks took back of orders, and what they returned [D6.01]', async () => {
    const rows = await rowsOf(`?text=${disputedOrder}`);
    expect(rows.map(short)).toEqual([
      `2026-12-03 reinstated 79.00 ${disputedOrder}`,
      `2026-12-01 reversed -79.00 ${disputedOrder}`,
      `2026-11-21 paid 79.00 ${disputedOrder}`,
    ]);
    expect(rows.map(({ by, detail }) => [by, detail])).toEqual([
      ['provider', ''],
      ['provider', 'charged_back'],
      ['buyer', ''],
    ]);
    expect((await rowsOf('?state=reversed')).map(({ id }) => id).toSorted()).toEqual(
      [disputed.id, disputedOrder, lostOrder].toSorted(),
    );
    expect((await rowsOf('?state=reinstated&from=2026-12-03&least=79')).map(short)).toHaveLength(1);
    expect(await rowsOf('?state=reversed&country=NZL')).toEqual([]);
  });

  it('are filtered by day and entry, with sums, so that a month can be closed [D6.01]', async () => {
    expect((await rowsOf('?from=2026-12-01&until=2026-12-02')).map(short)).toHaveLength(5);
    expect((await rowsOf('?state=refunded')).map(({ id }) => id).toSorted()).toEqual([order, refunded.id].toSorted());
    expect((await rowsOf(`?text=${order.toLowerCase()}`)).map(({ amount }) => amount)).toEqual(['-5.00', '79.00']);
    expect(await rowsOf('?text=100%25')).toEqual([]);
    expect((await rowsOf('?least=41')).map(({ amount }) => amount).toSorted()).toEqual([
      '-79.00',
      '-79.00',
      '76.65',
      '79.00',
      '79.00',
      '79.00',
      '79.00',
    ]);
    const page = await finance.text(`${PATH}/movements?from=2026-12-01`);
    expect(page).toContain('<dt>Refunded</dt><dd>−$25.00 AUD</dd>');
    expect(page).toContain('<dt>Reversed by the bank</dt><dd>−$198.00 AUD</dd>');
    expect(page).toContain(`/back-office/records/orders/${order}`);
    expect(page, 'codes in words').toMatch(/>Payment provider<.*>Charged back</s);
    const csv = await finance.text(`${PATH}/movements/csv?state=refunded`);
    expect(csv, 'amounts as in the other files').toMatch(/,refunded,AUD,-5\.00,/);
  });

  it.each(['nobody', '["x",null,null,null]', '["99999999999",null,null,null]', '["1","\\u0000",null,"\\u0000"]'])(
    'show an empty page for the invented cursor %s [D6.01]',
    async (after) => {
      expect((await finance.page(`${PATH}/movements?after=${encodeURIComponent(after)}`)).status).toBe(200);
    },
  );

  it('show a kind of entry that is added to the ledger later [D6.01]', async () => {
    await shop.database.db.execute(sql`
      insert into ${donationLedger} (donation_id, at, entry, amount_minor, cause, actor, detail)
      values (${kept.id}, ${new Date(shop.now + 86_400_000).toISOString()}, 'returned-by-the-bank', 4000, 'case:1', 'provider', '')`);
    expect((await rowsOf('?from=2026-12-03&until=2026-12-03&state=returned-by-the-bank')).map(short)).toEqual([
      `2026-12-03 returned-by-the-bank 40.00 ${kept.id}`,
    ]);
    expect(await finance.text(`${PATH}/movements`)).toContain('<dt>Returned by the bank</dt><dd>$40.00 AUD</dd>');
  });
});

it('the file of orders has the day of a refund in the country, and what banks took back [D6.01]', async () => {
  const lines = (await finance.text('/back-office/records/orders/csv')).split('\r\n');
  expect(lines.find((line) => line.startsWith(order))).toMatch(/,2026-12-02,0\.00$/);
  expect(lines.find((line) => line.startsWith(lostOrder))).toMatch(/,reversed,AUD,79\.00,.*,,79\.00$/);
});

describe('the file of gifts', () => {
  it('has what a letter or a CRM needs, and the days on which money went back [D6.01]', async () => {
    const csv = await finance.text(`${PATH}/gifts/csv?text=darwin@`);
    expect(csv.split('\r\n')[1]).toMatch(
      /,2026-12-02,75\.00,1\.65,[^,]*,\+61 412 345 678,3 Mitchell Street,Darwin,[^,]*,NT,"0800",AUS,memory,Tēvita,en$/,
    );
    const jsonl = JSON.parse(await finance.text(`${PATH}/gifts/jsonl?text=darwin@`)) as Record<string, unknown>;
    expect(jsonl).toMatchObject({
      phone: '+61 412 345 678',
      postcode: '0800',
      costs: '1.65',
      returned_on: '2026-12-02',
    });
    expect(await finance.text(`${PATH}/gifts`), 'the page stays readable').not.toContain('Mitchell');
  });

  it('has no day for money that stayed', async () => {
    const row = JSON.parse(await finance.text(`${PATH}/gifts/jsonl?text=kept@`)) as Record<string, unknown>;
    expect(row).toMatchObject({ returned_on: '', gift: '30.00', costs: '0.00' });
  });
});

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { rowsOf } from '../../../server/database/sql-rows.ts';
import { donationLedger, donations } from '../../giving/donations/donations-schema.ts';
import { gift } from '../../giving/donations/testing/gift.ts';
import { givingPlans } from '../../giving/regular-giving/regular-giving-schema.ts';
import { startPlan } from '../../giving/regular-giving/testing/giver.ts';
import { bequestRequests } from '../../participation/bequest/bequest-schema.ts';
import { petitionSignatures } from '../../participation/petition/petition-schema.ts';
import { donorUpdates } from '../../participation/update-details/update-details-schema.ts';
import { staffActions } from '../../platform/audit/audit-trail-schema.ts';
import { mails } from '../../platform/mail/mail-schema.ts';
import { orderEcards } from '../../shop/orders/orders-schema.ts';
import { APPROVED_CARD, openShop, type Shop } from '../../testing/open-shop.ts';
import { Visitor } from '../../testing/shop-visitor.ts';
import { signedIn } from '../testing/signed-in.ts';
import { PERSONAL_DATA } from './person-records.ts';
import { eraseNames } from './text-personal-data.ts';

const EMAIL = 'Zzyzxa.Q@example.org';
const NAMES = { customerFirstName: 'Zzyzxa', customerLastName: 'Quillfeather' };
const PERSON = { ...NAMES, customerEmailAddress: EMAIL };
/** Tables with such columns about other people than donors: staff, who have an administrator of their own. */
const OF_STAFF = ['staff_accounts', 'staff_sign_in_tries', 'staff_challenges', 'staff_sessions', 'staff_invitations'];
/** Tables with such columns about nobody: what staff publish on the site. */
const OF_NOBODY = ['managed_entries', 'managed_versions', 'pictures'];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const tables = () =>
  rowsOf<{ name: string }>(
    shop.database.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'website' order by 1`,
  );

/** The tables in which any column of any row has one of the words, in whatever case. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await tables()) {
    const pattern = `(${words.join('|')})`;
    const [row] = await rowsOf<{ rows: number }>(
      shop.database.db,
      sql`select count(*)::int as rows from ${sql.raw(`website."${name}"`)} t where to_jsonb(t)::text ~* ${pattern}`,
    );
    if (row && row.rows > 0) found.push(name);
  }
  return found;
}

/** What the law asks to keep of each donation. */
const amounts = () =>
  shop.database.db
    .select({
      id: donations.id,
      totalMinor: donations.totalMinor,
      receiptNumber: donations.receiptNumber,
      givenOn: donations.givenOn,
      status: donations.status,
    })
    .from(donations)
    .orderBy(donations.id);

const give = async (visitor: Visitor, changes: Parameters<typeof gift>[0]) => {
  const post = gift({ paymentData: await shop.token(APPROVED_CARD), ...changes });
  await visitor.json(DONATION_PATHS.submit, post);
  const [given] = await shop.database.db.select().from(donations).where(eq(donations.donationKey, post.donationKey));
  return given!;
};

const honour = (recipientEmail: string, name: string) => ({
  dedicationKind: 'honour' as const,
  dedicationName: name,
  dedicationRecipientName: name,
  dedicationRecipientEmail: recipientEmail,
  dedicationMessage: `For ${name}.`,
  dedicationDesign: 'dawn',
});

/** Leaves the person in every table that a visitor can reach. */
async function leaveTraces(): Promise<{ planId: string }> {
  const { db } = shop.database;
  const plan = await startPlan(shop, PERSON);
  const own = await give(new Visitor(shop), { ...PERSON, ...honour('friend@example.org', 'Aroha') });
  await give(new Visitor(shop), honour(EMAIL, 'Zzyzxa Quillfeather'));
  const buyer = new Visitor(shop);
  const order = await buyer.order(PERSON);
  await buyer.pay(order, await shop.token(APPROVED_CARD));
  const other = new Visitor(shop);
  const otherOrder = await other.order();
  const card = { cardType: 'email', message: 'Dear Zzyzxa', senderName: 'Aroha', design: 'dawn' };
  await db.insert(orderEcards).values([
    {
      ...card,
      orderId: order,
      instanceId: 'own',
      recipientName: 'A',
      recipientEmailAddress: 'a@example.org',
      senderName: 'Zzyzxa',
    },
    {
      ...card,
      orderId: otherOrder,
      instanceId: 'to-her',
      recipientName: 'Zzyzxa',
      recipientEmailAddress: EMAIL.toUpperCase(),
    },
  ]);
  const id = randomUUID();
  const now = new Date(shop.now);
  await db.insert(petitionSignatures).values({
    id,
    nodeId: '1',
    siteCountryCode: 'AUS',
    emailKey: EMAIL.toLowerCase(),
    email: EMAIL,
    firstName: 'Zzyzxa',
    lastName: 'Quillfeather',
    postcode: '',
    mobile: '',
    location: '',
    createdAt: now,
  });
  await db.insert(bequestRequests).values({ id, formKey: '1', siteCountryCode: 'AUS', email: EMAIL, createdAt: now });
  await db.insert(donorUpdates).values({
    id,
    siteCountryCode: 'AUS',
    oldEmail: 'old@example.org',
    details: { email: EMAIL, firstName: 'Zzyzxa' } as never,
    createdAt: now,
  });
  await db.insert(staffActions).values({
    at: now,
    actor: 'Hine',
    action: 'donation',
    siteCountryCode: 'AUS',
    subject: own.id,
    outcome: 'done',
    detail: `Called Zzyzxa Quillfeather (${EMAIL}) back.`,
  });
  await db.update(givingPlans).set({ note: 'Ms Quillfeather called' }).where(eq(givingPlans.id, plan.id));
  return { planId: plan.id };
}

describe('erasure', () => {
  it('removes the name and the address from every table; amounts, days and receipt numbers stay', async () => {
    const { db } = shop.database;
    const { planId } = await leaveTraces();
    const donor = await signedIn(shop, EMAIL);
    await donor.form('/my-giving/details', {
      ...NAMES,
      billingAddressCountry: 'AUS',
      billingAddressStreet: '9 Oak St',
    });
    await donor.form('/my-giving/details/newsletter', { country: 'AUS', wanted: 'yes' });
    const [before, ledger] = [await amounts(), await db.select().from(donationLedger)];
    expect((await tablesWith('Zzyzxa', 'Quillfeather')).length, 'there is something to erase').toBeGreaterThan(9);

    const refused = await donor.form('/my-giving/details/erase', { confirmed: 'true' });
    expect(refused.status, 'a monthly gift that goes on is stopped first').toBe(409);
    expect(await refused.text()).toContain('Stop it first');
    await db.update(givingPlans).set({ status: 'stopped' }).where(eq(givingPlans.id, planId));
    expect((await donor.form('/my-giving/details/erase', {})).status, 'it is confirmed by a tick').toBe(422);
    const erased = await donor.form('/my-giving/details/erase', { confirmed: 'true' });
    expect(erased.headers.get('location')).toBe('/my-giving?erased');

    const [farewell, ...more] = await db.select().from(mails).where(eq(mails.toAddress, EMAIL));
    expect([farewell?.kind, more], 'one mail tells the person').toEqual(['my-giving-erased', []]);
    while ((await shop.website.deliverMails()) > 0);
    await shop.website.tidy();
    expect(await tablesWith('Zzyzxa', 'Quillfeather', '9 Oak St'), '[D4.03] after erasure no table holds them').toEqual(
      [],
    );
    expect(await amounts(), '[D4.03] amounts and receipt numbers stay').toEqual(before);
    expect(await db.select().from(donationLedger), '[D4.03] the ledger stays').toEqual(ledger);
    expect((await donor.page('/my-giving/details')).headers.get('location'), 'the session ends').toBe('/my-giving');
    expect(await tablesWith('Aroha'), 'other people stay').toContain('donations');
  });

  it('waits while a payment has no result', async () => {
    const plan = await startPlan(shop, { customerEmailAddress: 'late@example.org' });
    await shop.database.db.update(givingPlans).set({ status: 'stopped' }).where(eq(givingPlans.id, plan.id));
    const donor = await signedIn(shop, 'late@example.org');
    shop.fault = async (request, pass) =>
      new URL(request.url).pathname === '/v1/charges' ? new Response('{}', { status: 500 }) : pass(request);
    await give(new Visitor(shop), { customerEmailAddress: 'late@example.org' });
    shop.fault = undefined;
    const refused = await donor.form('/my-giving/details/erase', { confirmed: 'true' });
    expect(await refused.text()).toContain('A payment is being made right now');
  });
});

describe('the list of what is stored about people', () => {
  it('has every table whose columns are about people', async () => {
    const columns = await rowsOf<{ table: string }>(
      shop.database.db,
      sql`select distinct table_name as table from information_schema.columns where table_schema = 'website' and
        (column_name ~ '(e_?mail|_address$|first_name|last_name|recipient|sender_name|phone|mobile|network|mandate)' or data_type = 'jsonb')`,
    );
    const listed = new Set([...PERSONAL_DATA.flatMap(({ tables }) => tables), ...OF_STAFF, ...OF_NOBODY]);
    const missing = columns.map(({ table }) => table).filter((table) => !listed.has(table));
    expect(missing, 'add these to PERSONAL_DATA, with how they are collected and erased').toEqual([]);
    const known = new Set((await tables()).map(({ name }) => name));
    expect([...listed].filter((table) => !known.has(table))).toEqual([]);
  });
});

it.each([
  ['Called Zzyzxa Quillfeather (zzyzxa.q@example.org).', 'Called (erased) ((erased)).'],
  ['quillfeather asked', '(erased) asked'],
  ['A refund by card', 'A refund by card'],
])('the note %j becomes %j', (note, left) => {
  const person = { emailKey: 'zzyzxa.q@example.org', names: ['Zzyzxa Quillfeather', 'Al Bo'] };
  expect(eraseNames(note, person)).toBe(left);
});

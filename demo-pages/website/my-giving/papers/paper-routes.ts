import { and, count, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import type { SiteCountryCode } from '#rules/country.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { CORRECTING, donationLedger, donations, findGiftOnPaper } from '../../giving/index.ts';
import {
  dayIn,
  type MailAttachment,
  type PaidGift,
  receiptFile,
  type Site,
  sharedBySite,
  siteOf,
  statementFile,
  type TaxYear,
  taxYearEnding,
  taxYearOf,
  to,
  type WebsiteContext,
} from '../../platform/index.ts';
import type { MyGivingServices } from '../my-giving-services.ts';
import { receiptDonorOf } from '../own-data/donor-details.ts';
import { donorSession } from '../sign-in/donor-session.ts';

/** The path of a receipt; `correction` counts from 1, and 0 is the first receipt. */
export const receiptFilePath = (site: Site, id: string, correction: number) =>
  to(site, `/my-giving/receipts/${id}/${correction}.pdf`);

/** The path of a yearly statement. */
export const statementFilePath = (site: Site, country: Site['code'], endsIn: number) =>
  to(site, `/my-giving/statements/${country === 'NZL' ? 'nz' : 'au'}/${endsIn}.pdf`);

/** Downloads of receipts and yearly statements, rendered from the same facts as in the mails (D4.03). */
export const papers = sharedBySite((services: MyGivingServices, site: Site) => {
  const { db, clock } = services;
  const path = to(site, '/my-giving');
  const session = donorSession(services);

  const send = (c: WebsiteContext, file: MailAttachment | undefined) => {
    if (!file) return c.notFound();
    return c.body(new Uint8Array(file.content), 200, {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename="${file.fileName}"`,
    });
  };
  const forDonor =
    (render: (c: WebsiteContext, emailKey: string) => Promise<MailAttachment | undefined>) =>
    async (c: WebsiteContext) => {
      const emailKey = await session.donorKey(c);
      return emailKey === undefined ? c.redirect(path, 303) : send(c, await render(c, emailKey));
    };
  const numberIn = (c: WebsiteContext, name: string) => Number.parseInt(c.req.param(name) ?? '', 10);

  const receipt = forDonor(async (c, emailKey) => {
    const correction = numberIn(c, 'correction');
    const gift = await findOwnReceipt(db, emailKey, { id: c.req.param('id') ?? '', correction });
    return gift && receiptFile(gift);
  });
  const statement = forDonor(async (c, emailKey) => {
    const country = c.req.param('country') === 'nz' ? 'NZL' : 'AUS';
    const year = taxYearEnding(country, numberIn(c, 'year'));
    const gifts = await giftsOfYear(db, emailKey, { ...year, country });
    const newest = gifts.at(-1);
    if (!newest) return undefined;
    const donor = (await receiptDonorOf(db, emailKey)) ?? newest.donor;
    const issuedOn = dayIn(country, clock());
    return statementFile({
      siteCountryCode: country,
      language: newest.language,
      donor,
      endsIn: year.endsIn,
      gifts,
      issuedOn,
    });
  });
  return { receipt, statement };
});

/** A tax year in which a donor gave. */
export interface StatementYear extends TaxYear {
  country: SiteCountryCode;
}

const receipted = (emailKey: string) => and(eq(donations.emailKey, emailKey), isNotNull(donations.receiptNumber));

/** The tax years of a donor's gifts in each country, the newest first. */
export async function statementYears(db: Database, emailKey: string): Promise<StatementYear[]> {
  const days = await db
    .selectDistinct({ code: donations.siteCountryCode, day: donations.givenOn })
    .from(donations)
    .where(receipted(emailKey));
  const years = new Map<string, StatementYear>();
  for (const { code, day } of days) {
    const country = siteOf(code).code;
    const year = taxYearOf(country, day ?? '');
    years.set(`${country} ${year.endsIn}`, { ...year, country });
  }
  return [...years.values()].toSorted((a, b) => b.endsIn - a.endsIn);
}

const isCorrecting = inArray(donationLedger.entry, [...CORRECTING]);

/** How many corrected receipts each of these gifts has. */
export async function correctionCounts(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: donationLedger.donationId, corrections: count() })
    .from(donationLedger)
    .where(and(inArray(donationLedger.donationId, [...ids]), isCorrecting))
    .groupBy(donationLedger.donationId);
  return new Map(rows.map(({ id, corrections }) => [id, corrections]));
}

/** A donor's gifts of a tax year, each with its newest receipt, oldest first. */
export async function giftsOfYear(db: Database, emailKey: string, year: StatementYear): Promise<PaidGift[]> {
  const { country, firstDay, lastDay } = year;
  const isInYear = and(gte(donations.givenOn, firstDay), lte(donations.givenOn, lastDay));
  const rows = await db
    .select({ id: donations.id })
    .from(donations)
    .where(and(receipted(emailKey), eq(donations.siteCountryCode, country), isInYear))
    .orderBy(sql`${donations.givenOn}, ${donations.receiptNumber}`);
  const ids = rows.map(({ id }) => id);
  const corrections = await correctionCounts(db, ids);
  const gifts: PaidGift[] = [];
  for (const id of ids) {
    const gift = await findGiftOnPaper(db, id, corrections.get(id) ?? 0);
    if (gift) gifts.push(gift);
  }
  return gifts;
}

/** A receipt of a donor's own gift; undefined for everybody else's. */
async function findOwnReceipt(
  db: Database,
  emailKey: string,
  { id, correction }: { id: string; correction: number },
): Promise<PaidGift | undefined> {
  const isOwn = and(eq(donations.id, id), receipted(emailKey));
  const [own] = await db.select({ id: donations.id }).from(donations).where(isOwn);
  return own && findGiftOnPaper(db, id, correction);
}

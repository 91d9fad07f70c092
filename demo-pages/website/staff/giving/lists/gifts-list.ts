import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { decimalText } from '#rules/money.ts';
import { donationLedger, donations, receiptNumberText } from '../../../giving/index.ts';
import { dayInCountry } from '../../../platform/index.ts';
import { Phone } from '../../csv.ts';
import { isAfter } from '../../record-list.ts';
import { giftPath, planRecordPath } from '../donation-records-area.ts';
import { type GivingList, moneyList } from './giving-list.ts';
import { hasText, isOfAmount, isOnDays, type RecordFilter } from './record-filter.ts';

const dayEntered = dayInCountry(donations.createdAt, donations.siteCountryCode);
const dayOfGift = sql<string>`coalesce(${donations.givenOn}, ${dayEntered})`;

// Written with names, because a selected column loses its table's.
const returnDay = dayInCountry(sql`l.at`, sql`donations.site_country_code`);
/** The days on which money of a gift went back. */
const returnDays = sql<string>`coalesce((select string_agg(${returnDay}::text, '; ' order by l.id)
  from ${donationLedger} l where l.donation_id = donations.id and l.amount_minor < 0 and l.entry <> 'unmatched'), '')`;

/** A receipt's number as it is printed, such as `AU-000042` or `NZ-000007-C1`. */
const RECEIPT = /^(AU|NZ)-0*(\d{1,9})(-C\d+)?$/i;

function hasReceipt(text: string): SQL | undefined {
  const [, country, number] = RECEIPT.exec(text) ?? [];
  if (!country) return undefined;
  const code = country.toUpperCase() === 'NZ' ? 'NZL' : 'AUS';
  return and(eq(donations.siteCountryCode, code), eq(donations.receiptNumber, Number(number)));
}

function conditionOf(filter: RecordFilter): SQL | undefined {
  const { state, appeal, country, text } = filter;
  return and(
    state === 'partly-refunded'
      ? and(eq(donations.status, 'paid'), gt(donations.returnedMinor, 0))
      : state === ''
        ? undefined
        : sql`${donations.status} = ${state}`,
    appeal === '' ? undefined : eq(donations.appealCode, appeal),
    country === '' ? undefined : eq(donations.siteCountryCode, country),
    ...isOnDays(dayOfGift, filter),
    ...isOfAmount(sql`${donations.totalMinor}`, filter),
    hasText(donations, text, [
      hasReceipt(text),
      eq(donations.transactionId, text),
      eq(donations.planId, text.toUpperCase()),
    ]),
  );
}

/** Every donation, as its ledger has it. */
export const GIFTS_LIST: GivingList = {
  slug: 'gifts',
  fileSlug: 'donations',
  title: 'Donations',
  lead: 'All donations and their status.',
  filters: ['text', 'state', 'appeal', 'country', 'from', 'until', 'least', 'most'],
  states: [
    { value: 'pending', label: 'Pending' },
    { value: 'paid', label: 'Paid' },
    { value: 'partly-refunded', label: 'Partly refunded' },
    { value: 'failed', label: 'Failed' },
    { value: 'refunded', label: 'Refunded' },
    { value: 'reversed', label: 'Reversed by the bank' },
  ],
  columns: [
    { key: 'id', title: 'Donation', link: giftPath },
    { key: 'written_at', title: 'Recorded' },
    { key: 'given_on', title: 'Date of gift', as: 'day' },
    { key: 'country', title: 'Country', as: 'country' },
    { key: 'state', title: 'Status', as: 'status' },
    { key: 'currency', title: 'Currency', as: 'currency' },
    { key: 'total', title: 'Amount', as: 'money' },
    { key: 'returned', title: 'Refunded', as: 'money' },
    { key: 'matched', title: 'Matched', as: 'money' },
    { key: 'frequency', title: 'Frequency', as: 'word' },
    { key: 'method', title: 'Method', as: 'word' },
    { key: 'receipt', title: 'Receipt' },
    { key: 'first_name', title: 'First name' },
    { key: 'last_name', title: 'Last name' },
    { key: 'email', title: 'Email' },
    { key: 'organisation', title: 'Organisation' },
    { key: 'appeal', title: 'Appeal' },
    { key: 'plan', title: 'Regular gift', link: planRecordPath },
    { key: 'charge', title: 'Charge' },
    { key: 'returned_on', title: 'Refunded on' },
    { key: 'gift', title: 'Gift without fees', as: 'fileOnly' },
    { key: 'costs', title: 'Fees covered', as: 'fileOnly' },
    { key: 'donor_title', title: 'Title', as: 'fileOnly' },
    { key: 'phone', title: 'Phone', as: 'fileOnly' },
    { key: 'street', title: 'Street', as: 'fileOnly' },
    { key: 'suburb', title: 'Suburb', as: 'fileOnly' },
    { key: 'city', title: 'City', as: 'fileOnly' },
    { key: 'address_state', title: 'Address state', as: 'fileOnly' },
    { key: 'postcode', title: 'Postcode', as: 'fileOnly' },
    { key: 'address_country', title: 'Address country', as: 'fileOnly' },
    { key: 'dedication', title: 'Dedication', as: 'fileOnly' },
    { key: 'dedicated_to', title: 'Dedicated to', as: 'fileOnly' },
    { key: 'language', title: 'Language', as: 'fileOnly' },
  ],
  async read(db, filter, { after, limit }) {
    const rows = await db
      .select({
        id: donations.id,
        createdAt: donations.createdAt,
        givenOn: donations.givenOn,
        siteCountryCode: donations.siteCountryCode,
        status: donations.status,
        currency: donations.currency,
        totalMinor: donations.totalMinor,
        returnedMinor: donations.returnedMinor,
        matchedMinor: donations.matchedMinor,
        frequency: donations.frequency,
        method: donations.method,
        receiptNumber: donations.receiptNumber,
        firstName: donations.customerFirstName,
        lastName: donations.customerLastName,
        email: donations.customerEmailAddress,
        organisation: donations.organisation,
        appealCode: donations.appealCode,
        planId: donations.planId,
        transactionId: donations.transactionId,
        returnDays,
        giftMinor: donations.giftMinor,
        costsMinor: donations.costsMinor,
        title: donations.customerTitle,
        phone: donations.customerPhoneNumber,
        street: donations.billingAddressStreet,
        suburb: donations.billingAddressSuburb,
        city: donations.billingAddressCity,
        addressState: donations.billingAddressState,
        postcode: donations.billingAddressPostcode,
        addressCountry: donations.billingAddressCountry,
        dedication: donations.dedication,
        language: donations.language,
      })
      .from(donations)
      .where(and(conditionOf(filter), isAfter(donations, sql`${donations}`, after)))
      .orderBy(desc(donations.createdAt), desc(donations.id))
      .limit(limit);
    return rows.map((d) => ({
      cursor: d.id,
      cells: [
        d.id,
        d.createdAt,
        d.givenOn,
        d.siteCountryCode,
        d.status,
        d.currency,
        decimalText(d.totalMinor),
        decimalText(d.returnedMinor),
        decimalText(d.matchedMinor),
        d.frequency,
        d.method,
        receiptNumberText(d.siteCountryCode, d.receiptNumber),
        d.firstName,
        d.lastName,
        d.email,
        d.organisation,
        d.appealCode,
        d.planId,
        d.transactionId,
        d.returnDays,
        decimalText(d.giftMinor),
        decimalText(d.costsMinor),
        d.title,
        new Phone(d.phone),
        d.street,
        d.suburb,
        d.city,
        d.addressState,
        d.postcode,
        d.addressCountry,
        d.dedication?.kind ?? null,
        d.dedication?.name ?? null,
        d.language,
      ],
    }));
  },
  async totals(db, filter) {
    const isGiven = sql`${donations.status} in ('paid', 'refunded', 'reversed')`;
    const sums = await db
      .select({
        currency: donations.currency,
        rows: sql<number>`count(*)::int`,
        paid: sql<number>`coalesce(sum(${donations.totalMinor}) filter (where ${isGiven}), 0)::float8`,
        returned: sql<number>`coalesce(sum(${donations.returnedMinor}), 0)::float8`,
        matched: sql<number>`coalesce(sum(${donations.matchedMinor}), 0)::float8`,
      })
      .from(donations)
      .where(conditionOf(filter))
      .groupBy(donations.currency)
      .orderBy(donations.currency);
    return {
      rows: sums.reduce((all, { rows }) => all + rows, 0),
      sums: [
        ['Paid', moneyList(sums, ({ paid }) => paid)],
        ['Refunded', moneyList(sums, ({ returned }) => returned)],
        ['Net', moneyList(sums, ({ paid, returned }) => paid - returned)],
        ['Matched', moneyList(sums, ({ matched }) => matched)],
      ],
    };
  },
};

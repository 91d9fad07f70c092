import type { SiteCountryCode } from '#website/country.ts';
import { formatMoney } from '#website/money.ts';
import { agencyOf, DEMONSTRATION } from '../site/agency.ts';
import { type CalendarDay, dayText } from '../site/calendar-days.ts';
import { type Site, siteOf } from '../site/sites.ts';
import { claimableMinor, type ReceiptAmounts, sumsOf } from './claimable.ts';
import { receiptWords, registrationRows } from './receipt-wording.ts';
import { taxYearOf } from './tax-year.ts';

/** Whom a receipt or statement is for. */
export interface ReceiptDonor {
  name: string;
  organisation?: string | undefined;
  /** Lines, as on an envelope. */
  address?: readonly string[] | undefined;
}

/** A paid gift as it was stored, from which its receipt is drawn at any time with the same bytes. */
export interface PaidGift extends ReceiptAmounts {
  siteCountryCode: SiteCountryCode;
  /** As people read it, such as `AU-000042`; consecutive for each country. */
  number: string;
  donor: ReceiptDonor;
  givenOn: CalendarDay;
  /** The day of this receipt: later than the gift for a corrected one. */
  issuedOn: CalendarDay;
  isMonthly: boolean;
  /** As people read it, such as `Visa ending in 4242`. */
  method: string;
  appeal?: string | undefined;
  /** Such as `In memory of Aroha Ngata`. */
  dedication?: string | undefined;
  /** Of a corrected receipt: the number of the first one, which it replaces. */
  corrects?: string | undefined;
}

export type FactRow = readonly [label: string, value: string];

/** The texts of a receipt; the same on paper and in the mail. */
export interface ReceiptFacts {
  lang: Site['lang'];
  title: string;
  number: string;
  fileName: string;
  issuedOn: CalendarDay;
  agencyName: string;
  /** Lines: name, organisation, address. */
  donor: readonly string[];
  details: readonly FactRow[];
  amounts: readonly FactRow[];
  /** The sum at the end of `amounts`. */
  total: FactRow;
  /** The sum that may be claimed; absent when nothing may be. */
  claimable?: FactRow;
  statements: readonly string[];
  registrations: readonly FactRow[];
  signatory?: { name: string; role: string };
  illustration: string;
}

/** Whole cents in a receipt's format, such as `$75.00 AUD`. */
export function receiptMoney(minor: number, { code, currency }: Site): string {
  return `${minor < 0 ? '−' : ''}${formatMoney(Math.abs(minor), currency, code)} ${currency}`;
}

/** The lines that name a donor; empty ones are left out. */
export function donorLines({ name, organisation = '', address = [] }: ReceiptDonor): string[] {
  return [name, organisation, ...address].flatMap((line) => line.split(/[\r\n]+/)).filter((line) => line.trim() !== '');
}

/** The texts of a gift's receipt, in the wording that its country asks for (D5.01). */
export function receiptFacts(gift: PaidGift): ReceiptFacts {
  const site = siteOf(gift.siteCountryCode);
  const agency = agencyOf(site);
  const words = receiptWords(site.code);
  const money = (minor: number) => receiptMoney(minor, site);
  const claimable = claimableMinor(site.code, gift);
  const isCorrected = gift.corrects !== undefined;
  const { registration } = agency;
  return {
    lang: site.lang,
    title: isCorrected ? `Corrected ${words.title.toLowerCase()}` : words.title,
    number: gift.number,
    fileName: `receipt-${gift.number.toLowerCase()}.pdf`,
    issuedOn: gift.issuedOn,
    agencyName: agency.name,
    donor: donorLines(gift.donor),
    details: detailsOf(gift, site),
    amounts: amountsOf(gift, site),
    total: [gift.returned ? 'Left after the return' : 'Total paid', money(sumsOf(gift).keptMinor)],
    ...(claimable > 0 ? { claimable: [words.claimable, money(claimable)] as const } : {}),
    statements: statementsOf(gift, site),
    registrations: registrationRows(site.code),
    ...('signatory' in registration ? { signatory: registration.signatory } : {}),
    illustration: DEMONSTRATION,
  };
}

function detailsOf(gift: PaidGift, site: Site): FactRow[] {
  const { number, corrects, givenOn, issuedOn, isMonthly, method, appeal, dedication } = gift;
  return [
    ['Receipt number', number],
    ...(corrects === undefined ? [] : [['Corrects receipt', corrects] as const]),
    ['Date of the gift', dayText(givenOn, site.lang)],
    ...(issuedOn === givenOn ? [] : [['Date of this receipt', dayText(issuedOn, site.lang)] as const]),
    ['Tax year', taxYearOf(site.code, givenOn).name],
    ['Frequency', isMonthly ? 'Monthly' : 'Once'],
    ['Paid by', method],
    ...(appeal ? [['Appeal', appeal] as const] : []),
    ...(dedication ? [['Dedication', dedication] as const] : []),
  ];
}

function amountsOf({ giftMinor, costsMinor, purchases = [], returned }: PaidGift, site: Site): FactRow[] {
  const words = receiptWords(site.code);
  const money = (minor: number) => receiptMoney(minor, site);
  const by = returned?.kind === 'reversed' ? 'Reversed by the bank' : 'Refunded';
  return [
    ...(giftMinor > 0 ? [[words.gift, money(giftMinor)] as const] : []),
    ...(costsMinor > 0 ? [[words.costs, money(costsMinor)] as const] : []),
    ...purchases.map(({ label, minor }) => [`${label} (bought)`, money(minor)] as const),
    ...(returned ? [[`${by} on ${dayText(returned.on, site.lang)}`, money(-returned.minor)] as const] : []),
  ];
}

function statementsOf(gift: PaidGift, site: Site): string[] {
  const words = receiptWords(site.code);
  const { keptGiftMinor, purchasedMinor } = sumsOf(gift);
  const claimable = claimableMinor(site.code, gift);
  const money = (minor: number) => receiptMoney(minor, site);
  const hasGift = gift.giftMinor + gift.costsMinor > 0;
  return [
    ...(gift.corrects === undefined
      ? []
      : [
          `This receipt corrects receipt ${gift.corrects} and replaces it. Please keep only this one for your tax return.`,
        ]),
    ...(claimable > 0 ? [words.claim(money(claimable), agencyOf(site))] : []),
    ...(hasGift && keptGiftMinor === 0 ? [words.nothingLeft] : []),
    ...(keptGiftMinor > 0 && claimable === 0 ? [words.tooSmall] : []),
    ...(purchasedMinor > 0 ? [words.bought(money(purchasedMinor))] : []),
  ];
}

import type { SiteCountryCode } from '#rules/country.ts';
import { formatMoney } from '#rules/money.ts';
import RECEIPT from '#texts/website/receipt';
import { organisationOf } from '../organisation/organisation.ts';
import { type CalendarDay, dayText } from '../site/calendar-days.ts';
import type { Language } from '../site/languages/house-languages.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import { type Site, siteFor, siteOf } from '../site/sites.ts';
import { claimableMinor, type ReceiptAmounts, sumsOf } from './claimable.ts';
import { taxYearOf, yearName } from './tax-year.ts';

/** Whom a receipt or statement is for. */
export interface ReceiptDonor {
  name: string;
  organisation?: string | undefined;
  /** Lines, as on an envelope. */
  address?: readonly string[] | undefined;
}

/** A paid gift as it was stored, from which its receipt is rendered at any time with the same bytes. */
export interface PaidGift extends ReceiptAmounts {
  siteCountryCode: SiteCountryCode;
  /** The language of the receipt, and of `method` and `dedication`. */
  language: Language;
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
  /** Of a receipt that is written because the bank returned money that it had taken back: the day on which it did. */
  reinstatedOn?: CalendarDay | undefined;
}

export type FactRow = readonly [label: string, value: string];

/** The texts of a receipt; the same on paper and in the mail. */
export interface ReceiptFacts {
  /** The country's site in the language of the receipt. */
  site: Site;
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
  /** Beside a translation: what the tax office reads, in English, and the sentence that says so. */
  official?: { introduction: string; lines: readonly string[] };
  registrations: readonly FactRow[];
  signatory?: { name: string; role: string };
  demonstration: string;
}

/** Whole cents in a receipt's format, such as `$75.00 AUD`. Other languages name the currency within the sum. */
export function receiptMoney(minor: number, { code, currency, lang }: Site): string {
  const sum = formatMoney(Math.abs(minor), currency, code, lang);
  return `${minor < 0 ? '−' : ''}${sum}${/^(en|mi)\b/.test(lang) ? ` ${currency}` : ''}`;
}

/** The lines that name a donor; empty ones are left out. */
export function donorLines({ name, organisation = '', address = [] }: ReceiptDonor): string[] {
  return [name, organisation, ...address].flatMap((line) => line.split(/[\r\n]+/)).filter((line) => line.trim() !== '');
}

/** The texts of a gift's receipt, in the wording that its country asks for (D5.01). */
export function receiptFacts(gift: PaidGift): ReceiptFacts {
  const site = siteFor(gift.siteCountryCode, gift.language);
  const organisation = organisationOf(site);
  const text = pageTexts(site, RECEIPT);
  const money = (minor: number) => receiptMoney(minor, site);
  const claimable = claimableMinor(site.code, gift, organisation);
  const { registration } = organisation;
  return {
    site,
    title: titleOf(gift, site),
    number: gift.number,
    fileName: `receipt-${gift.number.toLowerCase()}.pdf`,
    issuedOn: gift.issuedOn,
    agencyName: organisation.name,
    donor: donorLines(gift.donor),
    details: detailsOf(gift, site),
    amounts: amountsOf(gift, site),
    total: [text(gift.returned ? 'left' : 'total'), money(sumsOf(gift).netMinor)],
    ...(claimable > 0 ? { claimable: [text(`claimable${site.code}`), money(claimable)] as const } : {}),
    statements: statementsOf(gift, site),
    ...(site.language === 'en' ? {} : { official: officialOf(gift, site) }),
    registrations: registrationRows(site.code),
    ...('signatory' in registration ? { signatory: registration.signatory } : {}),
    demonstration: organisation.demonstration,
  };
}

const titleOf = ({ corrects }: PaidGift, site: Site): string =>
  pageTexts(site, RECEIPT)(`${corrects === undefined ? 'title' : 'corrected'}${site.code}`);

/** A claim is examined in English, so a translated receipt says the same in the words that the tax office knows. */
function officialOf(gift: PaidGift, site: Site): NonNullable<ReceiptFacts['official']> {
  const english = siteOf(site.code);
  const head = `${titleOf(gift, english)} ${gift.number}, ${dayText(gift.givenOn, english.lang)}`;
  return { introduction: pageTexts(site, RECEIPT)('inEnglish'), lines: [head, ...statementsOf(gift, english)] };
}

function detailsOf(gift: PaidGift, site: Site): FactRow[] {
  const { number, corrects, givenOn, issuedOn, isMonthly, method, appeal, dedication } = gift;
  const text = pageTexts(site, RECEIPT);
  return [
    [text('number'), number],
    ...(corrects === undefined ? [] : [[text('correctsNumber'), corrects] as const]),
    [text('givenOn'), dayText(givenOn, site.lang)],
    ...(issuedOn === givenOn ? [] : [[text('issuedOn'), dayText(issuedOn, site.lang)] as const]),
    [text('taxYear'), yearName(taxYearOf(site.code, givenOn), site)],
    [text('frequency'), text(isMonthly ? 'monthly' : 'once')],
    [text('paidBy'), method],
    ...(appeal ? [[text('appeal'), appeal] as const] : []),
    ...(dedication ? [[text('dedication'), dedication] as const] : []),
  ];
}

function amountsOf({ giftMinor, costsMinor, purchases = [], returned }: PaidGift, site: Site): FactRow[] {
  const text = pageTexts(site, RECEIPT);
  const money = (minor: number) => receiptMoney(minor, site);
  const back = (on: string, key: 'reversedOn' | 'refundedOn') => text(key, { day: dayText(on, site.lang) });
  return [
    ...(giftMinor > 0 ? [[text(`gift${site.code}`), money(giftMinor)] as const] : []),
    ...(costsMinor > 0 ? [[text(`costs${site.code}`), money(costsMinor)] as const] : []),
    ...purchases.map(({ label, minor }) => [text('purchase', { label }), money(minor)] as const),
    ...(returned
      ? [
          [
            back(returned.on, returned.kind === 'reversed' ? 'reversedOn' : 'refundedOn'),
            money(-returned.minor),
          ] as const,
        ]
      : []),
  ];
}

function statementsOf(gift: PaidGift, site: Site): string[] {
  const { code } = site;
  const text = pageTexts(site, RECEIPT);
  const { netGiftMinor, purchasedMinor } = sumsOf(gift);
  const { isClaimable, legalName: name } = organisationOf(site);
  const claimable = claimableMinor(code, gift, { isClaimable });
  const money = (minor: number) => receiptMoney(minor, site);
  const hasGift = gift.giftMinor + gift.costsMinor > 0;
  return [
    ...(gift.corrects === undefined ? [] : [text('corrects', { number: gift.corrects })]),
    ...(gift.reinstatedOn === undefined ? [] : [text('reinstated', { day: dayText(gift.reinstatedOn, site.lang) })]),
    ...(claimable > 0 ? [text(`claim${code}`, { money: money(claimable), name })] : []),
    ...(isClaimable && hasGift && netGiftMinor === 0 ? [text(`nothingLeft${code}`)] : []),
    ...(isClaimable && netGiftMinor > 0 && claimable === 0 ? [text(`tooSmall${code}`)] : []),
    ...(isClaimable && purchasedMinor > 0 ? [text(`bought${code}`, { money: money(purchasedMinor) })] : []),
  ];
}

const STATUS = { AUS: 'Deductible gift recipient', NZL: 'Approved donee organisation' } as const;

/** Labels and numbers by which a country's tax office knows the organisation: in English on every receipt. */
export function registrationRows(country: 'AUS' | 'NZL'): (readonly [label: string, value: string])[] {
  const { legalName, registration, isClaimable } = organisationOf(siteOf(country));
  return [
    ['Agency', legalName],
    ...('abn' in registration
      ? [['ABN', registration.abn] as const]
      : [
          ['Charities Services registration', registration.charityNumber] as const,
          ['IRD number', registration.irdNumber] as const,
        ]),
    ...(isClaimable ? [['Status', STATUS[country]] as const] : []),
  ];
}

import type { SiteCountryCode } from '#rules/country.ts';
import RECEIPT from '#texts/website/receipt';
import STATEMENT from '#texts/website/statement';
import { organisationOf } from '../organisation/organisation.ts';
import { type CalendarDay, dayText } from '../site/calendar-days.ts';
import type { Language } from '../site/languages/house-languages.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import { type Site, siteFor } from '../site/sites.ts';
import { claimableMinor, sumsOf } from './claimable.ts';
import {
  donorLines,
  type FactRow,
  type PaidGift,
  type ReceiptDonor,
  receiptMoney,
  registrationRows,
} from './receipt-facts.ts';
import { taxYearEnding, yearName } from './tax-year.ts';

/** A donor's gifts of one tax year. */
export interface YearOfGifts {
  siteCountryCode: SiteCountryCode;
  language: Language;
  donor: ReceiptDonor;
  /** The calendar year in which the tax year ends. */
  endsIn: number;
  /** The newest receipt of each gift; gifts of other years are left out. */
  gifts: readonly PaidGift[];
  issuedOn: CalendarDay;
}

/** A line of a statement: a gift, or what was given back of the gift above it. */
interface StatementLine {
  date: string;
  receipt: string;
  what: string;
  amount: string;
}

/** The texts of a yearly statement; the same on paper and in the mail. */
export interface StatementFacts {
  /** The country's site in the language of the statement. */
  site: Site;
  title: string;
  year: string;
  fileName: string;
  issuedOn: CalendarDay;
  agencyName: string;
  donor: readonly string[];
  details: readonly FactRow[];
  lines: readonly StatementLine[];
  sums: readonly FactRow[];
  /** The sum that may be claimed for the year; absent when nothing may be. */
  claimable?: FactRow;
  statements: readonly string[];
  registrations: readonly FactRow[];
  demonstration: string;
}

/**
 * The texts of a yearly statement (D4.03). A return is counted in the year of its gift, whenever it happened, because
 * that is the year whose claim it changes (D5.03).
 */
export function statementFacts({
  siteCountryCode,
  language,
  donor,
  endsIn,
  gifts,
  issuedOn,
}: YearOfGifts): StatementFacts {
  const site = siteFor(siteCountryCode, language);
  const text = pageTexts(site, STATEMENT);
  const organisation = organisationOf(site);
  const year = taxYearEnding(site.code, endsIn);
  const name = yearName(year, site);
  const inYear = gifts
    .filter(({ givenOn }) => givenOn >= year.firstDay && givenOn <= year.lastDay)
    .toSorted((a, b) =>
      a.givenOn === b.givenOn ? firstNumber(a).localeCompare(firstNumber(b)) : a.givenOn < b.givenOn ? -1 : 1,
    );
  const sumOver = (of: (gift: PaidGift) => number) => inYear.reduce((sum, gift) => sum + of(gift), 0);
  const paid = sumOver((gift) => sumsOf(gift).paidMinor);
  const net = sumOver((gift) => sumsOf(gift).netMinor);
  const claimable = sumOver((gift) => claimableMinor(site.code, gift, organisation));
  const money = (minor: number) => receiptMoney(minor, site);
  return {
    site,
    title: text('title'),
    year: name,
    fileName: `gifts-${site.code === 'NZL' ? 'nz' : 'au'}-${endsIn}.pdf`,
    issuedOn,
    agencyName: organisation.name,
    donor: donorLines(donor),
    details: [
      [pageTexts(site, RECEIPT)('taxYear'), name],
      [text('gifts'), String(inYear.length)],
      [text('statementOn'), dayText(issuedOn, site.lang)],
    ],
    lines: inYear.flatMap((gift) => linesOf(gift, site)),
    sums: [
      [text('given'), money(paid)],
      ...(net < paid ? [[text('returned'), money(net - paid)] as const] : []),
      [text('net'), money(net)],
    ],
    ...(claimable > 0 ? { claimable: [text(`claimed${site.code}`), money(claimable)] as const } : {}),
    statements: [
      inYear.length === 0 ? text('noGifts') : '',
      organisation.isClaimable && net > claimable ? text(`notAll${site.code}`) : '',
      text('replaces'),
    ].filter((sentence) => sentence !== ''),
    registrations: registrationRows(site.code),
    demonstration: organisation.demonstration,
  };
}

/** The number of a gift's first receipt. */
const firstNumber = ({ corrects, number }: PaidGift) => corrects ?? number;

function linesOf(gift: PaidGift, site: Site): StatementLine[] {
  const { number, givenOn, returned, isMonthly, appeal, purchases = [] } = gift;
  const text = pageTexts(site, STATEMENT);
  const ofReceipt = pageTexts(site, RECEIPT);
  const word = isMonthly ? text(`monthly${site.code}`) : ofReceipt(`gift${site.code}`);
  const labels = [
    gift.giftMinor + gift.costsMinor > 0 ? `${word}${appeal ? `, ${appeal}` : ''}` : '',
    ...purchases.map(({ label }) => ofReceipt('purchase', { label })),
  ];
  const line = {
    date: dayText(givenOn, site.lang),
    receipt: firstNumber(gift),
    what: labels.filter((label) => label !== '').join(', '),
    amount: receiptMoney(sumsOf(gift).paidMinor, site),
  };
  if (!returned) return [line];
  const back = {
    date: dayText(returned.on, site.lang),
    receipt: number,
    what: text(returned.kind, { number: firstNumber(gift) }),
    amount: receiptMoney(-returned.minor, site),
  };
  return [line, back];
}

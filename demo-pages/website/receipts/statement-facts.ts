import type { SiteCountryCode } from '#website/country.ts';
import { agencyOf, DEMONSTRATION } from '../site/agency.ts';
import { type CalendarDay, dayText } from '../site/calendar-days.ts';
import { type Site, siteOf } from '../site/sites.ts';
import { claimableMinor, sumsOf } from './claimable.ts';
import { donorLines, type FactRow, type PaidGift, type ReceiptDonor, receiptMoney } from './receipt-facts.ts';
import { receiptWords, registrationRows } from './receipt-wording.ts';
import { taxYearEnding } from './tax-year.ts';

/** A donor's gifts of one tax year. */
export interface YearOfGifts {
  siteCountryCode: SiteCountryCode;
  donor: ReceiptDonor;
  /** The calendar year in which the tax year ends. */
  endsIn: number;
  /** The newest receipt of each gift; gifts of other years are left out. */
  gifts: readonly PaidGift[];
  issuedOn: CalendarDay;
}

/** A line of a statement: a gift, or what was given back of the gift above it. */
export interface StatementLine {
  date: string;
  receipt: string;
  what: string;
  amount: string;
}

/** The texts of a yearly statement; the same on paper and in the mail. */
export interface StatementFacts {
  lang: Site['lang'];
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
  illustration: string;
}

/**
 * The texts of a yearly statement (D4.03). A return is counted in the year of its gift, whenever it happened, because
 * that is the year whose claim it changes (D5.03).
 */
export function statementFacts({ siteCountryCode, donor, endsIn, gifts, issuedOn }: YearOfGifts): StatementFacts {
  const site = siteOf(siteCountryCode);
  const agency = agencyOf(site);
  const year = taxYearEnding(site.code, endsIn);
  const inYear = gifts
    .filter(({ givenOn }) => givenOn >= year.firstDay && givenOn <= year.lastDay)
    .toSorted((a, b) =>
      a.givenOn === b.givenOn ? firstNumber(a).localeCompare(firstNumber(b)) : a.givenOn < b.givenOn ? -1 : 1,
    );
  const sumOver = (of: (gift: PaidGift) => number) => inYear.reduce((sum, gift) => sum + of(gift), 0);
  const paid = sumOver((gift) => sumsOf(gift).paidMinor);
  const kept = sumOver((gift) => sumsOf(gift).keptMinor);
  const claimable = sumOver((gift) => claimableMinor(site.code, gift));
  const money = (minor: number) => receiptMoney(minor, site);
  return {
    lang: site.lang,
    title: 'Statement of gifts',
    year: year.name,
    fileName: `gifts-${site.code === 'NZL' ? 'nz' : 'au'}-${endsIn}.pdf`,
    issuedOn,
    agencyName: agency.name,
    donor: donorLines(donor),
    details: [
      ['Tax year', year.name],
      ['Gifts', String(inYear.length)],
      ['Date of this statement', dayText(issuedOn, site.lang)],
    ],
    lines: inYear.flatMap((gift) => linesOf(gift, site)),
    sums: [
      ['Given', money(paid)],
      ...(kept < paid ? [['Returned', money(kept - paid)] as const] : []),
      ['Given, less what was returned', money(kept)],
    ],
    ...(claimable > 0 ? { claimable: [CLAIMED[site.code], money(claimable)] as const } : {}),
    statements: [
      inYear.length === 0 ? 'There were no gifts in this tax year.' : '',
      kept > claimable ? NOT_ALL[site.code] : '',
      'This statement counts what was known on its date. It replaces earlier statements for the same tax year.',
    ].filter((text) => text !== ''),
    registrations: registrationRows(site.code),
    illustration: DEMONSTRATION,
  };
}

const CLAIMED = { AUS: 'Tax-deductible gifts', NZL: 'Donations for the tax credit' } as const;
const NOT_ALL = {
  AUS: 'Gifts of less than $2 and what was bought are not tax deductible, so the last sum is lower.',
  NZL: 'Donations of less than $5 and what was bought give no tax credit, so the last sum is lower.',
} as const;

/** The number of a gift's first receipt. */
const firstNumber = ({ corrects, number }: PaidGift) => corrects ?? number;

function linesOf(gift: PaidGift, site: Site): StatementLine[] {
  const { number, givenOn, returned, isMonthly, appeal, purchases = [] } = gift;
  const { gift: word } = receiptWords(site.code);
  const labels = [
    gift.giftMinor + gift.costsMinor > 0
      ? `${isMonthly ? `Monthly ${word.toLowerCase()}` : word}${appeal ? `, ${appeal}` : ''}`
      : '',
    ...purchases.map(({ label }) => `${label} (bought)`),
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
    what: `${returned.kind === 'reversed' ? 'Reversed by the bank' : 'Refunded'}, corrects receipt ${firstNumber(gift)}`,
    amount: receiptMoney(-returned.minor, site),
  };
  return [line, back];
}

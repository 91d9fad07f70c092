import { type Agency, agencyOf } from '../site/agency.ts';
import { siteOf } from '../site/sites.ts';

/** The words of one country's receipts and statements. */
export interface ReceiptWords {
  title: string;
  gift: string;
  costs: string;
  /** The sum that may be claimed. */
  claimable: string;
  /** The sentence for a gift that may be claimed; `money` names the sum. */
  claim(money: string, agency: Agency): string;
  tooSmall: string;
  nothingLeft: string;
  bought(money: string): string;
}

const WORDS: Readonly<Record<'AUS' | 'NZL', ReceiptWords>> = {
  AUS: {
    title: 'Receipt for a gift',
    gift: 'Gift',
    costs: 'Added to the gift to cover the costs of payment',
    claimable: 'Tax-deductible gift',
    claim: (money, { legalName }) =>
      `This receipt is for a tax-deductible gift of ${money} to ${legalName}. You received nothing of value in return for it.`,
    tooSmall: 'A gift of less than $2 is not tax deductible, so nothing of it can be claimed.',
    nothingLeft: 'The whole gift was returned, so nothing of it can be claimed.',
    bought: (money) => `${money} is not tax deductible, because something of value was bought with it.`,
  },
  NZL: {
    title: 'Donation receipt',
    gift: 'Donation',
    costs: 'Added to the donation to cover the costs of payment',
    claimable: 'Donation for the tax credit',
    claim: (money, { legalName }) =>
      `This receipt is for a donation of ${money} to ${legalName}. You received nothing of value in return for it, and can claim a donation tax credit for it from Inland Revenue.`,
    tooSmall: 'A donation of less than $5 gives no donation tax credit, so nothing of it can be claimed.',
    nothingLeft: 'The whole donation was returned, so nothing of it can be claimed.',
    bought: (money) => `${money} is not a donation, because something of value was bought with it.`,
  },
};

/** The words of a country. */
export function receiptWords(country: 'AUS' | 'NZL'): ReceiptWords {
  return WORDS[country];
}

/** Labels and numbers by which a country's tax office knows the agency. */
export function registrationRows(country: 'AUS' | 'NZL'): (readonly [label: string, value: string])[] {
  const { legalName, registration } = agencyOf(siteOf(country));
  if ('abn' in registration)
    return [
      ['Agency', legalName],
      ['ABN', registration.abn],
      ['Status', registration.dgrStatus],
    ];
  return [
    ['Agency', legalName],
    ['Charities Services registration', registration.charityNumber],
    ['IRD number', registration.irdNumber],
    ['Status', registration.doneeStatus],
  ];
}

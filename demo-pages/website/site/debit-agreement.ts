import { agencyOf } from './agency.ts';
import type { Site } from './sites.ts';

/**
 * The version of the debit request agreement that the site shows. A mandate stores the version that its donor accepted
 * (D1.11), so a changed text needs a new version.
 */
export const AGREEMENT_VERSION = '2026-11';

export interface DebitAgreement {
  title: string;
  version: string;
  paragraphs: readonly string[];
}

/** The agreement that a donor accepts before a bank account is debited, in the words of the country's scheme. */
export function debitAgreement(site: Site): DebitAgreement {
  const { name, phone } = agencyOf(site);
  const isAustralia = site.code === 'AUS';
  return {
    title: isAustralia ? 'Direct Debit Request service agreement' : 'Direct debit authority: terms and conditions',
    version: AGREEMENT_VERSION,
    paragraphs: [
      `You authorise ${name} to debit your account for your monthly gift${isAustralia ? ' through the Bulk Electronic Clearing System (BECS)' : ' through the direct debit system'}.`,
      'We debit the amount and on the day of the month that you chose. If the day is no bank business day, we debit on the next one. We tell you at least two bank business days before a debit whose amount or day differs.',
      'You can change, pause or stop your gift, or cancel this authority, at any time on this site, by phone or through your bank. A change holds for the next debit that your bank has not received yet.',
      'Please see that there is enough money on the account. If a debit is returned, your bank may charge you; we charge you nothing, and tell you before we try again.',
      `If you think that a debit is wrong, call us on ${phone} or ask your bank. We answer within five business days and give back what was debited wrongly.`,
      'We keep your account details only at our payments provider, and give them to nobody except your bank and ours to make or examine a debit.',
    ],
  };
}

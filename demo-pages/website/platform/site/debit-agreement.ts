import { createHash } from 'node:crypto';
import { organisationOf } from '../organisation/organisation.ts';
import { type Site, siteOf } from './sites.ts';

interface DebitAgreement {
  title: string;
  /** A digest of the text: a mandate stores which one its donor accepted (D1.11). */
  version: string;
  paragraphs: readonly string[];
}

/** The agreement that a donor accepts before a bank account is debited, in the words of the country's scheme. */
export function debitAgreement(site: Site): DebitAgreement {
  // The text is English on the pages of each language.
  const { name, phone } = organisationOf(siteOf(site.code));
  const isAustralia = site.code === 'AUS';
  const title = isAustralia ? 'Direct Debit Request service agreement' : 'Direct debit authority: terms and conditions';
  const paragraphs = [
    `You authorise ${name} to debit your account for your monthly gift through the ` +
      `${isAustralia ? 'Bulk Electronic Clearing System (BECS)' : 'direct debit system'}.`,
    'We debit the amount you chose, on the same day each month. If that day isn’t a banking business ' +
      'day, we debit on the next one. We’ll tell you at least two banking business days before any ' +
      'debit with a different amount or day.',
    'You can change, pause or stop your gift, or cancel this authority, at any time on this site, by ' +
      'phone or through your bank. A change applies to the next debit that your bank has not received ' +
      'yet.',
    'Please make sure there is enough money in your account. If a debit is returned, your bank may ' +
      'charge you a fee; we won’t, and we’ll tell you before we try again.',
    `If you think a debit is wrong, call us on ${phone} or ask your bank. We’ll answer within five ` +
      'business days and refund anything debited in error.',
    'Your account details are kept only by our payment provider. We share them with nobody but your ' +
      'bank and ours, to make or check a debit.',
  ];
  return { title, version: digestOf([title, ...paragraphs]), paragraphs };
}

const digestOf = (text: readonly string[]) => createHash('sha256').update(text.join('\n\n')).digest('hex').slice(0, 16);

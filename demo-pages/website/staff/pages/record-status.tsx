import type { Markup } from '../../platform/index.ts';

type Look = 'success' | 'warning' | 'info';

/** The codes of states, as staff read them, and how much they ask for attention. */
const STATUSES: Readonly<Record<string, readonly [words: string, look: Look]>> = {
  // Orders
  open: ['Not paid', 'info'],
  paying: ['Payment being checked', 'warning'],
  paid: ['Paid', 'success'],
  reversed: ['Reversed by the bank', 'warning'],
  // Attempts to pay
  pending: ['Pending', 'info'],
  accepted: ['Being checked', 'info'],
  approved: ['Approved', 'success'],
  declined: ['Declined', 'warning'],
  failed: ['Failed', 'warning'],
  // Refunds
  asked: ['Refund requested', 'warning'],
  refunded: ['Refunded', 'info'],
  // Regular gifts
  active: ['Active', 'success'],
  paused: ['Paused', 'info'],
  resting: ['On hold after failed payments', 'warning'],
  retrying: ['Will be tried again', 'warning'],
  stopped: ['Stopped', 'info'],
  // Emails
  waiting: ['Waiting to be sent', 'info'],
  sent: ['Sent', 'success'],
  kept: ['Not sent: no mail server', 'info'],
  // Checks of payment pages
  'as published': ['As published', 'success'],
  changed: ['Changed', 'warning'],
  unreachable: ['Could not be reached', 'warning'],
  // Content
  live: ['Live', 'success'],
  // Entries of the ledger
  promised: ['Promised', 'info'],
  submitted: ['Submitted', 'info'],
  reinstated: ['Returned by the bank', 'success'],
  matched: ['Matched', 'success'],
  unmatched: ['Match taken back', 'info'],
};

/** A code with a capital and spaces: `returned-by-the-bank` becomes `Returned by the bank`. A name stays as it is. */
const spelledOut = (code: string): string =>
  /^[a-z][a-z0-9 _-]*$/.test(code)
    ? `${code.slice(0, 1).toUpperCase()}${code.slice(1).replaceAll(/[-_]/g, ' ')}`
    : code;

/** A state in words. */
export const statusWords = (code: string): string => STATUSES[code]?.[0] ?? spelledOut(code);

/** A state as a badge: its words say it, the colour only helps. */
export function statusBadge(code: string, words = statusWords(code)): Markup {
  return <span className={`haven-badge haven-badge--${STATUSES[code]?.[1] ?? 'info'}`}>{words}</span>;
}

/** Other codes in the lists, as staff read them. */
const WORDS: Readonly<Record<string, string>> = {
  asked: 'Requested',
  'one-off': 'Once',
  card: 'Card',
  wallet: 'Digital wallet',
  bank: 'Bank account',
  paypal: 'PayPal',
  source: 'Saved card or account',
  transfer: 'Bank transfer',
  card_declined: 'Card declined',
  'update-details': 'Detail change form',
  provider: 'Payment provider',
  // Emails
  'e-card': 'E-card',
  'plan-started': 'Monthly gift started',
  'plan-changed-amount': 'Monthly gift: new amount',
  'plan-changed-day': 'Monthly gift: new day',
  'plan-changed-pause': 'Monthly gift paused',
  'plan-changed-resume': 'Monthly gift resumed',
  'plan-changed-stop': 'Monthly gift stopped',
  'plan-changed-source': 'Monthly gift: new card or account',
  'plan-failed-first': 'Monthly gift not taken',
  'plan-failed-last': 'Monthly gift on hold',
  'plan-goes-on': 'Monthly gift goes on',
  'plan-late': 'Monthly gift taken late',
  'card-ends': 'Card expires soon',
  'bequest-guide': 'Guide to gifts in wills',
  'bequest-request': 'Request for the guide to gifts in wills',
  'donation-card': 'Card for a donation',
  'update-receipt': 'Details changed',
  'newsletter-leave': 'Newsletter: unsubscribed',
};

/** A code in words, such as how somebody paid. */
export const codeWords = (code: string): string => WORDS[code] ?? spelledOut(code);

/**
 * A detail that is a code, or ends with one: `$79.00: card_declined` becomes `$79.00: Card declined`. Ids and what
 * people wrote stay as they are.
 */
export const detailWords = (detail: string): string =>
  Object.hasOwn(WORDS, detail)
    ? codeWords(detail)
    : detail.replace(/(?<=^|: )(?!ch_|rf_)[a-z]+(?:_[a-z]+)+$/, codeWords);

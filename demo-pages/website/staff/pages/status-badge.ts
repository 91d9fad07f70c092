import { html } from 'hono/html';
import type { Markup } from '../../site/page-context.ts';

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
  return html`<span class="haven-badge haven-badge--${STATUSES[code]?.[1] ?? 'info'}">${words}</span>`;
}

/** Other codes in the lists, as staff read them. */
const WORDS: Readonly<Record<string, string>> = {
  asked: 'Requested',
  'one-off': 'Once',
  wallet: 'Digital wallet',
  bank: 'Bank account',
  paypal: 'PayPal',
  source: 'Saved card or account',
  transfer: 'Bank transfer',
  card_declined: 'Card declined',
  'update-details': 'Detail change form',
};

/** A code in words, such as how somebody paid. */
export const codeWords = (code: string): string => WORDS[code] ?? spelledOut(code);

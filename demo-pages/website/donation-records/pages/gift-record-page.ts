import { html } from 'hono/html';
import type { Donation, findLedger } from '../../donations/ledger.ts';
import { receiptNumberText } from '../../donations/receipt-number.ts';
import type { Attempt } from '../../payment/payment-schema.ts';
import type { RefundState } from '../../refunds/find-refunds.ts';
import { type Markup, price } from '../../site/page-context.ts';
import { siteOf } from '../../site/sites.ts';
import type { TrailEntry } from '../../staff/order-trail.ts';
import { momentText } from '../../staff/pages/moment-text.ts';
import { recordsTable } from '../../staff/pages/records-table.ts';
import { refundOutcome, refundsTable } from '../../staff/pages/refunds-table.ts';
import { trailTable } from '../../staff/pages/trail-table.ts';
import type { StaffPageContext } from '../../staff/staff-page-context.ts';
import { appealRecordPath, giftPath, planRecordPath } from '../donation-record-paths.ts';
import { recordLink as link, type PostedForm, factRow as row } from './act-form.ts';
import { donationRecordsPage, doneAlert } from './donation-records-page.ts';
import { giftActs } from './gift-act-forms.ts';

export interface GiftRecordData {
  donation: Donation;
  ledger: Awaited<ReturnType<typeof findLedger>>;
  attempts: readonly Attempt[];
  refunds: RefundState;
  /** How many corrected receipts there are beside the first. */
  corrections: number;
  trail: readonly TrailEntry[];
  /** Keys of the forms by their names. */
  formKeys: { refund: string; receipt: string; transfer: string };
  /** The refund that was just asked for. */
  shownRefund?: string | undefined;
  /** What was just done. */
  done?: string | undefined;
  posted?: PostedForm | undefined;
}

const STATES = {
  pending: 'Pending',
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
  reversed: 'Taken back by the bank',
} as const;

const DONE: Readonly<Record<string, readonly [string, string]>> = {
  receipt: ['Receipt queued', 'The donor gets it by mail within a minute.'],
  transfer: [
    'Gift marked as paid',
    'It has a receipt number, and the receipt is mailed when the donor gave an address.',
  ],
  returned: [
    'Return recorded',
    'The gift counts less, and the donor gets a corrected receipt when they gave an address.',
  ],
  entered: ['Gift entered', 'It has a receipt number, and the receipt is mailed when you entered an address.'],
};

/** The state of a gift in words. */
export const giftState = ({ status, returnedMinor }: Donation): string =>
  status === 'paid' && returnedMinor > 0 ? 'Paid, a part given back' : STATES[status];

/** A donation as staff see it: the donor, the money with its ledger, charges, receipts, refunds, and what can be done. */
export function giftRecordPage(context: StaffPageContext, data: GiftRecordData): Markup {
  const { donation: d, ledger, attempts, refunds, corrections, trail, shownRefund, done, posted } = data;
  const site = siteOf(d.siteCountryCode);
  const money = (minor: number) => `${price(minor, site)} ${d.currency}`;
  const signed = (minor: number) => (minor < 0 ? `−${money(-minor)}` : money(minor));
  const shown = refunds.refunds.find(({ id }) => id === shownRefund);
  const [title, text] = DONE[done ?? ''] ?? [];
  const badge = d.status === 'paid' ? 'success' : d.status === 'failed' || d.status === 'reversed' ? 'warning' : 'info';
  const address = [
    d.billingAddressStreet,
    d.billingAddressSuburb,
    d.billingAddressCity,
    d.billingAddressState,
    d.billingAddressPostcode,
  ];
  const receipts = d.receiptNumber === null ? [] : Array.from({ length: corrections + 1 }, (_, which) => which);
  return donationRecordsPage(context, {
    title: `Donation ${d.id}`,
    eyebrow: site.countryName,
    place: 'gifts',
    problems: posted?.problems ?? [],
    outcome: shown ? refundOutcome(shown, site, 'donor') : title && text ? doneAlert(title, text) : '',
    main: html`<dl class="haven-facts records-facts">
${row('State', html`<span class="haven-badge haven-badge--${badge}">${giftState(d)}</span>`)}
${row('Amount', d.costsMinor > 0 ? `${money(d.totalMinor)}, of it ${money(d.costsMinor)} for the costs` : money(d.totalMinor))}
${d.returnedMinor > 0 ? row('Gone back', money(d.returnedMinor)) : ''}
${d.matchedMinor > 0 ? row('Matched', money(d.matchedMinor)) : ''}
${row('How often', d.frequency === 'monthly' ? 'Each month' : 'Once')}
${row('Written down', `${momentText(d.createdAt)} UTC`)}
${d.givenOn ? row('Day of the gift', d.givenOn) : ''}
${d.paidAt ? row('Recorded as paid', `${momentText(d.paidAt)} UTC`) : ''}
${row('Method', d.method ?? 'Not chosen yet')}
${d.transactionId ? row('Charge', d.transactionId) : ''}
${d.planId ? row('Regular gift', html`${link(planRecordPath(d.planId), d.planId)}${d.period ? `, ${d.period}` : ''}`) : ''}
${d.appealCode ? row('Appeal', link(appealRecordPath(d.appealCode), d.appealCode)) : ''}
${row('Donor', `${d.customerTitle} ${d.customerFirstName} ${d.customerLastName}`.trim() || 'No name')}
${d.organisation ? row('Organisation', d.organisation) : ''}
${row('Email', d.customerEmailAddress || 'None')}
${d.customerPhoneNumber ? row('Phone', d.customerPhoneNumber) : ''}
${address.some(Boolean) ? row('Address', address.filter(Boolean).join(', ')) : ''}
</dl>
<section class="records-part"><h2>Ledger</h2><p>Everything that happened to the money. Rows are only added. Times are UTC, the oldest first.</p>
${recordsTable(
  'Ledger',
  ['When', 'What', 'Amount', 'Who', 'Detail', 'Cause'],
  ledger.map((entry) => [
    momentText(entry.at),
    entry.entry,
    signed(entry.amountMinor),
    entry.actor,
    entry.detail,
    entry.cause,
  ]),
)}</section>
${
  attempts.length > 0
    ? html`<section class="records-part"><h2>Tries to charge</h2>${recordsTable(
        'Tries to charge',
        ['Begun', 'Method', 'State', 'Amount', 'Reason', 'Charge'],
        attempts.map((attempt) => [
          momentText(attempt.createdAt),
          attempt.method,
          attempt.status,
          money(attempt.amountMinor),
          attempt.declineCode ?? attempt.errorCode ?? '',
          attempt.chargeId ?? '',
        ]),
      )}</section>`
    : ''
}
${receipts.length > 0 ? html`<section class="records-part"><h2>Receipts</h2><ul>${receipts.map((which) => html`<li>${link(`${giftPath(d.id)}/receipts/${which}`, `${receiptNumberText(d.siteCountryCode, d.receiptNumber, which)} as PDF`)}</li>`)}</ul></section>` : ''}
${refunds.refunds.length > 0 ? html`<section class="records-part" id="refunds"><h2>Refunds</h2>${refundsTable(refunds, [], site)}</section>` : ''}
${giftActs(context, data)}
<section class="records-part"><h2>Audit trail</h2><p>Times are UTC, the newest first.</p>${trailTable(trail)}</section>`,
  });
}

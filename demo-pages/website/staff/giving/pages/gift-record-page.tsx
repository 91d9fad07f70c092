import { type Donation, type findLedger, receiptNumberText } from '../../../giving/index.ts';
import type { Attempt, RefundState } from '../../../payments/index.ts';
import { type Markup, momentText, shortDay, siteOf } from '../../../platform/index.ts';
import type { TrailEntry } from '../../order-trail.ts';
import { codeWords, statusBadge, statusWords } from '../../pages/record-status.tsx';
import { moneyText, recordsTable, trailTable } from '../../pages/records-table.tsx';
import { refundOutcome, refundsTable } from '../../pages/refund-views.tsx';
import { staffPage } from '../../pages/staff-page.tsx';
import type { StaffPageContext } from '../../staff-member.ts';
import { appealRecordPath, giftPath, planRecordPath } from '../donation-records-area.ts';
import { recordLink as link, type Outcomes, outcomeAlert, type PostedForm, factRow as row } from './act-form.tsx';
import { giftActs } from './gift-act-forms.tsx';

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
  /** The refund that was just requested. */
  shownRefund?: string | undefined;
  /** What was just done. */
  done?: string | undefined;
  posted?: PostedForm | undefined;
}

const DONE: Outcomes = {
  receipt: ['Receipt queued', 'We’ll email it to the donor within a minute.'],
  transfer: [
    'Gift marked as paid',
    'It now has a receipt number. If the donor gave an email address, we’ll email the receipt.',
  ],
  returned: [
    'Refund recorded',
    'The donation’s total is updated. If the donor gave an email address, we’ll email a corrected receipt.',
  ],
  entered: ['Gift entered', 'It now has a receipt number. If you entered an email address, we’ll email the receipt.'],
};

/** The state of a gift. */
export const giftState = ({ status, returnedMinor }: Donation): Markup =>
  statusBadge(status, status === 'paid' && returnedMinor > 0 ? 'Partly refunded' : undefined);

/**
 * A donation as staff see it: the donor, the money with its ledger, charges, receipts, refunds, and what can be done.
 */
export function giftRecordPage(context: StaffPageContext, data: GiftRecordData): Markup {
  const { donation: d, ledger, attempts, refunds, corrections, trail, shownRefund, done, posted } = data;
  const site = siteOf(d.siteCountryCode);
  const money = (minor: number) => moneyText(minor, d.currency);
  const moment = (at: Date) => momentText(at, d.siteCountryCode);
  const shown = refunds.refunds.find(({ id }) => id === shownRefund);
  const address = [
    d.billingAddressStreet,
    d.billingAddressSuburb,
    d.billingAddressCity,
    d.billingAddressState,
    d.billingAddressPostcode,
  ];
  const receipts = d.receiptNumber === null ? [] : Array.from({ length: corrections + 1 }, (_, which) => which);
  return staffPage(context, {
    title: `Donation ${d.id}`,
    eyebrow: site.countryName,
    place: 'donations/gifts',
    problems: posted?.problems ?? [],
    outcome: shown ? refundOutcome(shown, site, 'donor') : outcomeAlert(DONE, done),
    main: (
      <>
        <dl className="haven-facts records-facts">
          {row('Status', giftState(d))}
          {row(
            'Amount',
            d.costsMinor > 0
              ? `${money(d.totalMinor)}, including ${money(d.costsMinor)} to cover fees`
              : money(d.totalMinor),
          )}
          {d.returnedMinor > 0 && row('Refunded', money(d.returnedMinor))}
          {d.matchedMinor > 0 && row('Matched', money(d.matchedMinor))}
          {row('Frequency', codeWords(d.frequency))}
          {row('Recorded', moment(d.createdAt))}
          {d.givenOn && row('Date of gift', shortDay(d.givenOn))}
          {d.paidAt && row('Paid', moment(d.paidAt))}
          {row('Method', d.method ? codeWords(d.method) : 'Not chosen yet')}
          {d.transactionId && row('Charge', d.transactionId)}
          {d.planId &&
            row(
              'Regular gift',
              <>
                {link(planRecordPath(d.planId), d.planId)}
                {d.period && `, ${d.period}`}
              </>,
            )}
          {d.appealCode && row('Appeal', link(appealRecordPath(d.appealCode), d.appealCode))}
          {row('Donor', `${d.customerTitle} ${d.customerFirstName} ${d.customerLastName}`.trim() || 'No name')}
          {d.organisation && row('Organisation', d.organisation)}
          {row('Email', d.customerEmailAddress || 'None')}
          {d.customerPhoneNumber && row('Phone', d.customerPhoneNumber)}
          {address.some(Boolean) && row('Address', address.filter(Boolean).join(', '))}
        </dl>
        <section className="records-part">
          <h2>Ledger</h2>
          <p>Every change to this donation’s money, oldest first. Entries are never edited or removed.</p>
          {recordsTable(
            'Ledger',
            ['When', 'Entry', { title: 'Amount', isNumeric: true }, 'By', 'Detail', 'Source'],
            ledger.map((entry) => [
              moment(entry.at),
              statusWords(entry.entry),
              money(entry.amountMinor),
              codeWords(entry.actor),
              codeWords(entry.detail),
              entry.cause,
            ]),
          )}
        </section>
        {attempts.length > 0 && (
          <section className="records-part">
            <h2>Payment attempts</h2>
            {recordsTable(
              'Payment attempts',
              ['Started', 'Method', 'Status', { title: 'Amount', isNumeric: true }, 'Reason', 'Charge'],
              attempts.map((attempt) => [
                moment(attempt.createdAt),
                codeWords(attempt.method),
                statusBadge(attempt.status),
                money(attempt.amountMinor),
                codeWords(attempt.declineCode ?? attempt.errorCode ?? ''),
                attempt.chargeId ?? '',
              ]),
            )}
          </section>
        )}
        {receipts.length > 0 && (
          <section className="records-part">
            <h2>Receipts</h2>
            <ul>
              {receipts.map((which) => (
                <li key={which}>
                  {link(
                    `${giftPath(d.id)}/receipts/${which}`,
                    `${receiptNumberText(d.siteCountryCode, d.receiptNumber, which)} (PDF)`,
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {refunds.refunds.length > 0 && (
          <section className="records-part" id="refunds">
            <h2>Refunds</h2>
            {refundsTable(refunds, [], site)}
          </section>
        )}
        {giftActs(context, data)}
        <section className="records-part">
          <h2>Audit trail</h2>
          {trailTable(trail)}
        </section>
      </>
    ),
  });
}

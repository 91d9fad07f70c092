import type { Refund, RefundState } from '../../payments/index.ts';
import { type Markup, momentText, price, type Site } from '../../platform/index.ts';
import type { PricedLine } from '../../shop/index.ts';
import { codeWords, statusBadge } from './record-status.tsx';
import { moneyText, recordsTable } from './records-table.tsx';

/** The provider's error codes, explained for staff who must decide what to do next. */
const FAILURES: Readonly<Record<string, string>> = {
  refund_refused: 'The payer’s bank refused the refund. Ask the payer for another way to return the money.',
  refund_exceeds_charge:
    'The provider has less left on this charge than you asked to refund. Compare the amounts in the provider’s ' +
    'records.',
  charge_not_complete: 'The provider has not completed the charge yet. Try again later.',
  not_found: 'The provider has no such charge. Check that it was made with the same account.',
};

/** The refunds of an order with their status, oldest first. */
export function refundsTable({ refunds }: RefundState, lines: readonly PricedLine[], site: Site): Markup {
  const nameOf = (itemId: string) => lines.find((line) => line.itemId === itemId)?.name ?? itemId;
  return recordsTable(
    'Refunds',
    [
      'Requested',
      'By',
      { title: 'Amount', isNumeric: true },
      'Status',
      'Reason',
      'Back to stock',
      'Finished',
      'Refund',
    ],
    refunds.map((refund) => [
      momentText(refund.createdAt, site.code),
      refund.staffName,
      moneyText(refund.amountMinor, site.currency),
      statusBadge(
        refund.status,
        refund.status === 'failed' ? `Failed: ${codeWords(refund.errorCode ?? '')}` : undefined,
      ),
      refund.reason,
      refund.units.map(({ itemId, quantity }) => `${quantity} × ${nameOf(itemId)}`).join(', '),
      momentText(refund.finishedAt, site.code),
      refund.refundId ?? '',
    ]),
  );
}

/** The result of the refund that was just requested. */
export function refundOutcome({ status, amountMinor, errorCode }: Refund, site: Site, who = 'buyer'): Markup {
  const amount = price(amountMinor, site);
  const box = (kind: string, role: string, title: string, text: string) => (
    <div className={`haven-alert haven-alert--${kind}`} role={role}>
      <p className="haven-alert__title">{title}</p>
      <p className="haven-alert__text">{text}</p>
    </div>
  );
  if (status === 'refunded') return box('success', 'status', `${amount} refunded`, `We’ll email the ${who}.`);
  if (status === 'failed') {
    const text = FAILURES[errorCode ?? ''] ?? `The provider answered “${errorCode}”. Nothing was refunded.`;
    return box('error', 'alert', `${amount} could not be refunded`, text);
  }
  const text =
    'The payment provider has not answered yet. We check again every half minute, and the money is refunded once ' +
    'only. Please do not request it again.';
  return box('info', 'status', `Refund of ${amount} requested`, text);
}

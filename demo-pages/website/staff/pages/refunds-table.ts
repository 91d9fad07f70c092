import { html } from 'hono/html';
import type { PricedLine } from '../../gifts/priced-line.ts';
import type { Refund, RefundState } from '../../refunds/find-refunds.ts';
import { type Markup, price } from '../../site/page-context.ts';
import type { Site } from '../../site/sites.ts';
import { momentText } from './moment-text.ts';
import { recordsTable } from './records-table.ts';

const STATES = { asked: 'Refund asked', refunded: 'Refunded', failed: 'Failed' } as const;
/** The provider's error codes, explained for staff who must decide what to do next. */
const FAILURES: Readonly<Record<string, string>> = {
  refund_refused: 'The payer’s bank refused the refund. Ask for another way to pay it back.',
  refund_exceeds_charge: 'Less is left of the charge at the provider. Compare the amounts in the provider’s records.',
  charge_not_complete: 'The provider has not completed the charge yet. Try again later.',
  not_found: 'The provider does not know this charge. Check that it was made with the same account.',
};

/** The refunds of an order with their states, oldest first. */
export function refundsTable({ refunds }: RefundState, lines: readonly PricedLine[], site: Site): Markup {
  const nameOf = (itemId: string) => lines.find((line) => line.itemId === itemId)?.name ?? itemId;
  return recordsTable(
    'Refunds',
    ['Asked', 'By', 'Amount', 'State', 'Reason', 'Back to stock', 'Ended', 'Refund'],
    refunds.map((refund) => [
      momentText(refund.createdAt),
      refund.staffName,
      price(refund.amountMinor, site),
      refund.status === 'failed' ? `${STATES.failed}: ${refund.errorCode}` : STATES[refund.status],
      refund.reason,
      refund.units.map(({ itemId, quantity }) => `${quantity} × ${nameOf(itemId)}`).join(', '),
      momentText(refund.finishedAt),
      refund.refundId ?? '',
    ]),
  );
}

/** The result of the refund that was just requested. */
export function refundOutcome({ status, amountMinor, errorCode }: Refund, site: Site, who = 'buyer'): Markup {
  const amount = price(amountMinor, site);
  const box = (kind: string, role: string, title: string, text: string) =>
    html`<div class="haven-alert haven-alert--${kind}" role="${role}"><p class="haven-alert__title">${title}</p><p class="haven-alert__text">${text}</p></div>`;
  if (status === 'refunded') return box('success', 'status', `${amount} refunded`, `The ${who} gets a mail about it.`);
  if (status === 'failed') {
    const text = FAILURES[errorCode ?? ''] ?? `The provider’s answer: ${errorCode}. Nothing was refunded.`;
    return box('error', 'alert', `${amount} could not be refunded`, text);
  }
  const text =
    'The payment provider has not answered yet. We repeat the request every half minute with the same key, so that it happens only once. Do not request it again.';
  return box('info', 'status', `Refund of ${amount} asked`, text);
}

import { decimalText } from '#rules/money.ts';
import { receiptNumberText } from '../../../giving/index.ts';
import type { RefundForm } from '../../../payments/index.ts';
import { formField, type Markup, mayDo, price, type StaffAct, siteOf } from '../../../platform/index.ts';
import { staffPage } from '../../pages/staff-page.tsx';
import type { StaffPageContext } from '../../staff-member.ts';
import { isOpenForTransfer } from '../acts/gift-acts.ts';
import { giftPath } from '../donation-records-area.ts';
import { actForm, dayField, noteField, factRow as row, valuesOf } from './act-form.tsx';
import type { GiftRecordData } from './gift-record-page.tsx';

/** The forms for what can be done with a gift now, and that the member's role may do. */
export function giftActs({ member }: StaffPageContext, data: GiftRecordData): Markup {
  const { donation, refunds } = data;
  const may = (act: StaffAct) => member !== undefined && mayDo(member.role, act);
  const part = (id: string, title: string, form: Markup) => (
    <section className="records-part" id={id}>
      <h2>{title}</h2>
      {form}
    </section>
  );
  return (
    <>
      {refunds.leftMinor > 0 &&
        may('refund') &&
        part('refund', donation.transactionId ? 'Refund' : 'Record a return', refundForm(data))}
      {donation.receiptNumber !== null &&
        donation.customerEmailAddress !== '' &&
        may('resend-receipt') &&
        part('resend', 'Resend a receipt', receiptForm(data))}
      {isOpenForTransfer(donation) &&
        may('enter-offline-gift') &&
        part('transfer', 'Mark as paid by transfer', transferForm(data))}
    </>
  );
}

function refundForm({ donation, refunds, formKeys, posted }: GiftRecordData): Markup {
  const values = valuesOf(posted, 'refund');
  const left = price(refunds.leftMinor, siteOf(donation.siteCountryCode));
  const amount = formField({
    name: 'amount',
    label: `Amount in ${donation.currency}`,
    hint: `Up to ${left} can be refunded.`,
    value: values.textOf('amount', decimalText(refunds.leftMinor)),
    autocomplete: 'off',
    error: values.errorOf('amount'),
    width: 'medium',
  });
  const byHand = (
    <p>
      This gift did not come through the payment provider. Return the money the way it came, then record the refund
      here.
    </p>
  );
  const reason = noteField(values, { id: 'reason', name: 'reason', label: 'Reason' });
  return (
    <>
      {!donation.transactionId && byHand}
      {actForm(
        `${giftPath(donation.id)}/refunds`,
        formKeys.refund,
        [amount, reason],
        donation.transactionId ? 'Review refund' : 'Review and record',
      )}
    </>
  );
}

function receiptForm({ donation, corrections, formKeys, posted }: GiftRecordData): Markup {
  const values = valuesOf(posted, 'receipt');
  const which = formField({
    name: 'receipt',
    label: 'Receipt',
    hint: `We’ll email it to ${donation.customerEmailAddress}.`,
    value: values.textOf('receipt', String(corrections)),
    autocomplete: 'off',
    options: Array.from({ length: corrections + 1 }, (_, each) => ({
      value: String(each),
      label: receiptNumberText(donation.siteCountryCode, donation.receiptNumber, each),
    })),
    error: values.errorOf('receipt'),
  });
  return actForm(`${giftPath(donation.id)}/receipts`, formKeys.receipt, [which], 'Resend receipt');
}

function transferForm({ donation, formKeys, posted }: GiftRecordData): Markup {
  const values = valuesOf(posted, 'transfer');
  const sum = price(donation.totalMinor, siteOf(donation.siteCountryCode));
  const day = dayField({
    name: 'givenOn',
    label: 'Date the money arrived',
    hint: `Only if the full ${sum} has arrived. For a different amount, enter a separate gift.`,
    value: values.textOf('givenOn'),
    autocomplete: 'off',
    error: values.errorOf('givenOn'),
  });
  const note = noteField(values, {
    id: 'note',
    label: 'Note',
    hint: 'For the audit trail, such as the line of the bank statement.',
  });
  return actForm(`${giftPath(donation.id)}/transfer`, formKeys.transfer, [day, note], 'Mark as paid');
}

/** A confirmation page before a gift is refunded, because it cannot be collected again. */
export function giftRefundCheckPage(
  context: StaffPageContext,
  { donation, refunds }: GiftRecordData,
  form: RefundForm & { formKey: string },
): Markup {
  const site = siteOf(donation.siteCountryCode);
  const amount = price(form.amountMinor, site);
  const path = giftPath(donation.id);
  const isCharged = donation.transactionId !== null;
  const title = isCharged ? `Refund ${amount}?` : `Record a refund of ${amount}?`;
  const hasMail = donation.customerEmailAddress !== '';
  const hidden = (name: string, value: string) => <input type="hidden" name={name} value={value} />;
  return staffPage(context, {
    title,
    place: 'donations/gifts',
    eyebrow: `Donation ${donation.id}`,
    lead: [
      isCharged
        ? 'The refund goes back to the original payment method.'
        : 'This moves no money: you have returned it yourself.',
      ...(hasMail ? ['We’ll email the donor a corrected receipt.'] : []),
      'This cannot be undone.',
    ].join(' '),
    isNarrow: true,
    main: (
      <>
        <dl className="haven-facts">
          {row('Amount', `${amount} ${donation.currency}`)}
          {row('Left to refund afterwards', price(refunds.leftMinor - form.amountMinor, site))}
          {row('Donor', `${donation.customerFirstName} ${donation.customerLastName}`.trim() || donation.organisation)}
          {row('Reason', form.reason)}
        </dl>
        <form className="records-form" method="post" action={`${path}/refunds`}>
          {hidden('step', 'refund')}
          {hidden('formKey', form.formKey)}
          {hidden('amount', form.amount)}
          {hidden('reason', form.reason)}
          <div className="haven-actions">
            <button className="haven-button haven-button--primary" type="submit">
              {isCharged ? `Refund ${amount}` : 'Record refund'}
            </button>
            <a className="haven-button haven-button--quiet" href={path}>
              {isCharged ? 'Do not refund' : 'Cancel'}
            </a>
          </div>
        </form>
      </>
    ),
  });
}

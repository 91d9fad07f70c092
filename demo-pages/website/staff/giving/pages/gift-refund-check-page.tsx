import type { RefundForm } from '../../../payments/index.ts';
import { type Markup, price, siteOf } from '../../../platform/index.ts';
import { staffPage } from '../../pages/staff-page.tsx';
import type { StaffPageContext } from '../../staff-page-context.ts';
import { giftPath } from '../donation-record-paths.ts';
import { factRow as row } from './act-form.tsx';
import type { GiftRecordData } from './gift-record-page.tsx';

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

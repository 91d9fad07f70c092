import { useEffect, useRef } from 'react';
import { siteMoney } from '#website/donations/donation-amount.ts';
import { toMinorUnits } from '#website/money.ts';
import type { DonationFormProps } from '../donation-form.definition.ts';
import type { DonationReceipt } from './donation-session.ts';
import { MonthlyOffer } from './monthly-offer.tsx';

export interface ThankYouProps {
  readonly page: DonationFormProps;
  readonly receipt: DonationReceipt;
  /** The page of the author's own thanks, while the browser goes there. */
  readonly nextUrl: string | undefined;
  /** Whether monthly giving may be offered: the donor's details are still known. */
  readonly mayOffer: boolean;
  readonly onMonthly: (amountMinor: number) => void;
  readonly onAgain: () => void;
}

/** The thanks with the receipt number; they take the place of the form, so that nobody can pay twice. */
export function ThankYou({ page, receipt, nextUrl, mayOffer, onMonthly, onAgain }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${page.headingLevel}` as 'h2';
  const sum = `${siteMoney(toMinorUnits(receipt.amount), page.siteCountryCode)} ${receipt.currency}`;
  const monthly = receipt.frequency === 'monthly' ? ' each month' : '';
  return (
    <div className="haven-thank-you donation-form__thanks">
      <Heading className="haven-thank-you__title" tabIndex={-1} ref={heading}>
        Thank you
      </Heading>
      {receipt.receiptNumber === '' ? (
        <p className="haven-thank-you__text">
          Your gift of {sum}
          {monthly} is on its way from your bank. That takes up to three business days; your receipt follows by e-mail.
        </p>
      ) : (
        <p className="haven-thank-you__text">
          We received your gift of {sum}
          {monthly}. Your receipt is number <strong className="donation-form__receipt">{receipt.receiptNumber}</strong>,
          and it is on its way to you by e-mail.
        </p>
      )}
      {nextUrl ? (
        <a className="haven-button haven-button--primary donation-form__next" href={nextUrl}>
          Continue
        </a>
      ) : (
        mayOffer && <MonthlyOffer page={page} onMonthly={onMonthly} />
      )}
      {!nextUrl && (
        <button className="haven-button haven-button--quiet donation-form__next" type="button" onClick={onAgain}>
          Make another gift
        </button>
      )}
    </div>
  );
}

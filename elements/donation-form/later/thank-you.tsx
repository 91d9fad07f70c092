import { useEffect, useRef } from 'react';
import { useTexts } from '#runtime/texts/use-texts.ts';
import { siteMoney } from '#website/donations/donation-amount.ts';
import { toMinorUnits } from '#website/money.ts';
import type { DonationFormProps } from '../donation-form.definition.ts';
import { DONATION_TEXTS } from '../donation-form.texts.ts';
import type { DonationReceipt } from './donation-session.ts';
import { DONATION_LATER_TEXTS } from './later.texts.ts';
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
  const t = useTexts(DONATION_LATER_TEXTS);
  const of = useTexts(DONATION_TEXTS);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${page.headingLevel}` as 'h2';
  const once = `${siteMoney(toMinorUnits(receipt.amount), page.siteCountryCode, t.language)} ${receipt.currency}`;
  const sum = receipt.frequency === 'monthly' ? of('eachMonth', { sum: once }) : once;
  return (
    <div className="haven-thank-you donation-form__thanks">
      <Heading className="haven-thank-you__title" tabIndex={-1} ref={heading}>
        {t('thanks')}
      </Heading>
      {receipt.receiptNumber === '' ? (
        <p className="haven-thank-you__text">{t('onItsWay', { sum })}</p>
      ) : (
        <p className="haven-thank-you__text">
          {t.rich('received', {
            sum,
            number: <strong className="donation-form__receipt">{receipt.receiptNumber}</strong>,
          })}
        </p>
      )}
      {nextUrl ? (
        <a className="haven-button haven-button--primary donation-form__next" href={nextUrl}>
          {t('next')}
        </a>
      ) : (
        mayOffer && <MonthlyOffer page={page} onMonthly={onMonthly} />
      )}
      {!nextUrl && (
        <button className="haven-button haven-button--quiet donation-form__next" type="button" onClick={onAgain}>
          {t('again')}
        </button>
      )}
    </div>
  );
}

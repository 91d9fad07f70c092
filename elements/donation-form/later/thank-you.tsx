import { useEffect, useRef } from 'react';
import type { SiteCountryCode } from '#rules/country.ts';
import { siteMoney } from '#rules/donations/donation-amount.ts';
import { nextMonthlyDay } from '#rules/donations/gift-day.ts';
import { dollars, sumLocales, toMinorUnits } from '#rules/money.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DONATION_TEXTS from '#texts/elements/donation-form';
import DONATION_LATER_TEXTS from '#texts/elements/donation-form-later';
import type { DonationFormProps } from '../donation-form.definition.ts';
import type { DonationReceipt } from './donation-session.ts';
import { MonthlyOffer } from './monthly-offer.tsx';

/** Facts that only the page that took the gift has. */
export interface ThankedGift {
  readonly firstName: string;
  /** The gift without covered costs, in whole currency units. */
  readonly amount: number;
}

export interface ThankYouProps {
  readonly page: DonationFormProps;
  readonly receipt: DonationReceipt;
  /** Undefined after a reload: nothing about the donor is stored. */
  readonly gift: ThankedGift | undefined;
  /** The page of the author's own thanks, while the browser goes there. */
  readonly nextUrl: string | undefined;
  readonly onMonthly: (amountMinor: number) => void;
  readonly onAgain: () => void;
}

/** The thanks with the receipt number; they replace the form, so that nobody can pay twice. */
export function ThankYou({ page, receipt, gift, nextUrl, onMonthly, onAgain }: ThankYouProps) {
  const t = useTexts(DONATION_LATER_TEXTS);
  const of = useTexts(DONATION_TEXTS);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${page.headingLevel}` as 'h2';
  const once = `${siteMoney(toMinorUnits(receipt.amount), page.siteCountryCode, t.language)} ${receipt.currency}`;
  const isMonthly = receipt.frequency === 'monthly';
  const isPending = receipt.receiptNumber === '';
  const sum = isMonthly ? of('eachMonth', { sum: once }) : once;
  const amount = gift?.amount ?? receipt.amount;
  const offered = isMonthly ? page.monthlyAmounts : page.onceAmounts;
  const does = offered.find((each) => each.amount === amount)?.does;
  return (
    <div className="haven-thank-you donation-form__thanks">
      <Heading className="haven-thank-you__title" tabIndex={-1} ref={heading}>
        {gift ? t('thanksTo', { name: gift.firstName }) : t('thanks')}
      </Heading>
      {does && (
        <p className="donation-form__impact">
          <strong>{dollars(amount, t.language)}</strong> {does}
        </p>
      )}
      {isPending ? (
        <p className="haven-thank-you__text">{t('onItsWay', { sum })}</p>
      ) : (
        <p className="haven-thank-you__text">
          {t.rich('received', {
            sum,
            number: <strong className="donation-form__receipt">{receipt.receiptNumber}</strong>,
          })}
        </p>
      )}
      {isMonthly && gift && (
        <p className="donation-form__next-gift">
          {t(isPending ? 'nextBankGift' : 'nextGift', { date: nextGiftDate(page.siteCountryCode, t.language) })}{' '}
          {page.howToStop}
        </p>
      )}
      {nextUrl ? (
        <a className="haven-button haven-button--primary donation-form__next" href={nextUrl}>
          {t('next')}
        </a>
      ) : (
        gift && !isMonthly && <MonthlyOffer page={page} onMonthly={onMonthly} />
      )}
      {!nextUrl && (
        <button className="haven-button haven-button--quiet donation-form__next" type="button" onClick={onAgain}>
          {t('again')}
        </button>
      )}
    </div>
  );
}

/** The day of the next monthly gift as text, counted from today on the site. */
const nextGiftDate = (site: SiteCountryCode, language: string): string =>
  new Intl.DateTimeFormat(sumLocales(language, site), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(nextMonthlyDay(new Date(), site)),
  );

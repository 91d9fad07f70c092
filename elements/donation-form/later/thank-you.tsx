import { useEffect, useRef, useState } from 'react';
import type { Shown } from '#locales/message.ts';
import { TextField } from '#parts/fields/text-field.tsx';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import { currencyFor, type SiteCountryCode } from '#rules/country.ts';
import { amountMessage, parseDonationAmount, siteMoney } from '#rules/donations/donation-amount.ts';
import { nextMonthlyDay } from '#rules/donations/gift-day.ts';
import { dollars, sumLocales, toMinorUnits } from '#rules/money.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DONATION_TEXTS from '#texts/elements/donation-form';
import DONATION_LATER_TEXTS from '#texts/elements/donation-form-later';
import type { DonationFormProps } from '../donation-form.definition.ts';
import { AmountCards } from '../gift/amount-cards.tsx';
import { type DonationReceipt, noteMonthlyOffer, wasMonthlyOffered } from './donation-session.ts';

interface MonthlyOfferProps {
  readonly page: DonationFormProps;
  readonly onMonthly: (amountMinor: number) => void;
}

/**
 * D1.17: one offer of monthly giving in a session, with an amount of the donor's choice and an equally visible way to
 * decline.
 */
function MonthlyOffer({ page, onMonthly }: MonthlyOfferProps) {
  const t = useTexts(DONATION_LATER_TEXTS);
  const of = useTexts(DONATION_TEXTS);
  const [isOpen, setOpen] = useState(() => !wasMonthlyOffered());
  const [chosen, setChosen] = useState<number>();
  const [other, setOther] = useState('');
  const [error, setError] = useState<Shown>();
  const id = useUniqueId('monthly');
  useEffect(() => {
    if (isOpen) noteMonthlyOffer();
  }, [isOpen]);
  if (!isOpen) return null;

  const bounds = { min: page.minAmount, max: page.maxAmount };
  const Heading = `h${Math.min(6, page.headingLevel + 1)}` as 'h3';
  const accept = () => {
    const minor =
      other.trim() !== ''
        ? parseDonationAmount(other, bounds, t.language)
        : chosen === undefined
          ? undefined
          : toMinorUnits(chosen);
    if (minor === undefined) setError(other.trim() === '' ? t('choose') : amountMessage(bounds));
    else onMonthly(minor);
  };
  return (
    <section className="haven-card haven-card--mist donation-form__offer" aria-labelledby={`${id}-title`}>
      <Heading className="haven-card__title" id={`${id}-title`}>
        {t('offer')}
      </Heading>
      <p className="donation-form__note">
        {t('helps')} {page.howToStop}
      </p>
      <AmountCards
        legend={t('eachMonth')}
        name="offeredAmount"
        amounts={page.monthlyAmounts}
        chosen={other.trim() === '' ? chosen : undefined}
        onChoose={(amount) => {
          setChosen(amount);
          setOther('');
          setError(undefined);
        }}
      />
      <TextField
        id={`${id}-other`}
        name="offeredOther"
        label={of('another')}
        optional
        width="medium"
        hint={of('bounds', {
          currency: currencyFor(page.siteCountryCode),
          min: dollars(bounds.min, t.language),
          max: dollars(bounds.max, t.language),
        })}
        inputMode="decimal"
        autoComplete="off"
        value={other}
        error={error}
        onChange={(event) => setOther(event.target.value)}
      />
      <div className="donation-form__answers">
        <button className="haven-button haven-button--secondary" type="button" onClick={accept}>
          {t('giveMonthly')}
        </button>
        <button className="haven-button haven-button--secondary" type="button" onClick={() => setOpen(false)}>
          {t('no')}
        </button>
      </div>
    </section>
  );
}

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

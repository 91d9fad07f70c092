import { useEffect, useState } from 'react';
import type { Shown } from '#locales/message.ts';
import { TextField } from '#parts/fields/text-field.tsx';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import { currencyFor } from '#rules/country.ts';
import { amountMessage, parseDonationAmount } from '#rules/donations/donation-amount.ts';
import { dollars, toMinorUnits } from '#rules/money.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DONATION_TEXTS from '#texts/elements/donation-form';
import DONATION_LATER_TEXTS from '#texts/elements/donation-form-later';
import type { DonationFormProps } from '../donation-form.definition.ts';
import { AmountCards } from '../gift/amount-cards.tsx';
import { noteMonthlyOffer, wasMonthlyOffered } from './donation-session.ts';

export interface MonthlyOfferProps {
  readonly page: DonationFormProps;
  readonly onMonthly: (amountMinor: number) => void;
}

/**
 * D1.17: one offer of monthly giving in a session, with an amount of the donor's choice and an equally visible way to
 * decline.
 */
export function MonthlyOffer({ page, onMonthly }: MonthlyOfferProps) {
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

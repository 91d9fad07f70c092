import { useEffect, useState } from 'react';
import { TextField } from '#parts/fields/text-field.tsx';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import { currencyFor } from '#website/country.ts';
import { amountMessage, dollars, parseDonationAmount } from '#website/donations/donation-amount.ts';
import { toMinorUnits } from '#website/money.ts';
import type { DonationFormProps } from '../donation-form.definition.ts';
import { AmountCards } from '../gift/amount-cards.tsx';
import { noteMonthlyOffer, wasMonthlyOffered } from './donation-session.ts';

export interface MonthlyOfferProps {
  readonly page: DonationFormProps;
  readonly onMonthly: (amountMinor: number) => void;
}

/** D1.17: one offer of monthly giving in a session, with an amount of the donor's choice and an equal way to say no. */
export function MonthlyOffer({ page, onMonthly }: MonthlyOfferProps) {
  const [isOpen, setOpen] = useState(() => !wasMonthlyOffered());
  const [chosen, setChosen] = useState<number>();
  const [other, setOther] = useState('');
  const [error, setError] = useState<string>();
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
        ? parseDonationAmount(other, bounds)
        : chosen === undefined
          ? undefined
          : toMinorUnits(chosen);
    if (minor === undefined) setError(other.trim() === '' ? 'Choose an amount, or enter one.' : amountMessage(bounds));
    else onMonthly(minor);
  };
  return (
    <section className="haven-card haven-card--mist donation-form__offer" aria-labelledby={`${id}-title`}>
      <Heading className="haven-card__title" id={`${id}-title`}>
        Would you like to give each month too?
      </Heading>
      <p className="donation-form__note">
        A monthly gift helps us plan. You choose the amount, and your details are still here. {page.howToStop}
      </p>
      <AmountCards
        legend="Each month"
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
        label="Another amount"
        optional
        width="medium"
        hint={`In ${currencyFor(page.siteCountryCode)}, from ${dollars(bounds.min)} to ${dollars(bounds.max)}`}
        inputMode="decimal"
        autoComplete="off"
        value={other}
        error={error}
        onChange={(event) => setOther(event.target.value)}
      />
      <div className="donation-form__answers">
        <button className="haven-button haven-button--secondary" type="button" onClick={accept}>
          Give each month
        </button>
        <button className="haven-button haven-button--secondary" type="button" onClick={() => setOpen(false)}>
          No, thank you
        </button>
      </div>
    </section>
  );
}

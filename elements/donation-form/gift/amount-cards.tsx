import type { DonationFrequency } from '#rules/donations/donation-fields.ts';
import { dollars } from '#rules/money.ts';
import { useTexts } from '#runtime/texts/use-texts.ts';
import DONATION_TEXTS from '#texts/elements/donation-form';
import type { AmountChoice } from './gift-state.ts';

export interface AmountCardsProps {
  /** The frequency that the list belongs to: it is shown only then. */
  readonly mode?: DonationFrequency;
  readonly legend: string;
  readonly name: string;
  readonly amounts: readonly AmountChoice[];
  /** The chosen amount; undefined while a typed one counts. */
  readonly chosen: number | undefined;
  readonly onChoose: (amount: number) => void;
}

/** The amounts of one frequency as cards, each with what it does. */
export function AmountCards({ mode, legend, name, amounts, chosen, onChoose }: AmountCardsProps) {
  const { language } = useTexts(DONATION_TEXTS);
  return (
    <fieldset className="haven-radio-cards" data-mode={mode}>
      <legend className="haven-radio-cards__legend">{legend}</legend>
      <div className="haven-radio-cards__grid">
        {amounts.map(({ amount, does }) => (
          <label className="haven-radio-card" key={amount}>
            <input
              className="haven-radio-card__input"
              type="radio"
              name={name}
              value={amount}
              checked={amount === chosen}
              onChange={() => onChoose(amount)}
            />
            <span className="haven-radio-card__title donation-form__amount">{dollars(amount, language)}</span>
            {does && <span className="haven-radio-card__detail">{does}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import type { Shown } from '#locales/message.ts';
import { CheckboxField } from '#parts/fields/checkbox-field.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import { currencyFor, type SiteCountryCode } from '#rules/country.ts';
import { siteMoney } from '#rules/donations/donation-amount.ts';
import type { DonationFrequency } from '#rules/donations/donation-fields.ts';
import { dollars } from '#rules/money.ts';
import { type Texts, useTexts } from '#runtime/texts/use-texts.ts';
import DONATION_TEXTS from '#texts/elements/donation-form';
import { AmountCards } from './amount-cards.tsx';
import {
  chosenAmount,
  type GiftAction,
  type GiftOffer,
  type GiftState,
  type GiftSums,
  isOtherAmount,
} from './gift-state.ts';

export interface GiftPartProps {
  readonly id: string;
  readonly offer: GiftOffer;
  readonly gift: GiftState;
  readonly sums: GiftSums | undefined;
  readonly siteCountryCode: SiteCountryCode;
  readonly offersCosts: boolean;
  readonly error: Shown | undefined;
  readonly dispatch: (action: GiftAction) => void;
  readonly onOtherBlur: () => void;
}

export const otherAmountId = (id: string): string => `${id}-other`;

const LISTS = [
  { frequency: 'one-off', label: 'giveOnce', name: 'amount', legend: 'oneOff' },
  { frequency: 'monthly', label: 'giveMonthly', name: 'monthlyAmount', legend: 'monthly' },
] as const satisfies readonly { frequency: DonationFrequency; [key: string]: string }[];

/** The style sheet uses it to detect an empty field. */
const BLANK = ' ';

/** The first part: how often, how much, and whether the costs are covered. */
export function GiftPart(props: GiftPartProps) {
  const t = useTexts(DONATION_TEXTS);
  const { id, offer, gift, sums, siteCountryCode: site, error, dispatch } = props;
  const costs = (
    <>
      <span className="donation-form__costs">{costLabel(sums, site, gift.frequency, t)}</span>
      <span className="donation-form__costs donation-form__costs--unknown">{t('costs')}</span>
    </>
  );
  return (
    <>
      {/* The sheet shows the amounts of the chosen frequency: before the script, and without. */}
      <fieldset className="donation-form__frequency">
        <legend className="haven-visually-hidden">{t('howOften')}</legend>
        {LISTS.map(({ frequency, label }) => (
          <label key={frequency}>
            <input
              className="haven-visually-hidden"
              type="radio"
              name="frequency"
              value={frequency}
              checked={frequency === gift.frequency}
              onChange={() => dispatch({ type: 'frequency', frequency })}
            />
            <span className="donation-form__mode">{t(label)}</span>
          </label>
        ))}
      </fieldset>
      {LISTS.map(({ frequency, name, legend }) => (
        <AmountCards
          key={frequency}
          mode={frequency}
          legend={t(legend)}
          name={name}
          amounts={offer.amounts[frequency]}
          chosen={isOtherAmount(gift) ? undefined : chosenAmount(gift, offer, frequency)}
          onChoose={(amount) => dispatch({ type: 'amount', frequency, amount })}
        />
      ))}
      <TextField
        id={otherAmountId(id)}
        name="otherAmount"
        label={t('another')}
        optional
        width="medium"
        hint={t('bounds', {
          currency: currencyFor(site),
          min: dollars(offer.min, t.language),
          max: dollars(offer.max, t.language),
        })}
        inputMode="decimal"
        autoComplete="off"
        placeholder={BLANK}
        value={gift.other}
        error={error}
        onChange={(event) => dispatch({ type: 'other', text: event.target.value })}
        onBlur={props.onOtherBlur}
      />
      {props.offersCosts && (
        <CheckboxField
          id={`${id}-costs`}
          name="coverCosts"
          checked={gift.coversCosts}
          label={costs}
          onChange={(event) => dispatch({ type: 'costs', covers: event.target.checked })}
        />
      )}
    </>
  );
}

/** D1.06: names what covering the costs adds, and the total with it. */
function costLabel(
  sums: GiftSums | undefined,
  site: SiteCountryCode,
  frequency: DonationFrequency,
  t: Texts<typeof DONATION_TEXTS>,
): string {
  if (!sums) return t('costs');
  const { giftMinor, costMinor } = sums;
  const sum = siteMoney(giftMinor + costMinor, site, t.language);
  const total = frequency === 'monthly' ? t('eachMonth', { sum }) : sum;
  return t('costsOf', { cost: siteMoney(costMinor, site, t.language), total });
}

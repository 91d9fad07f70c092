import { CheckboxField } from '#parts/fields/checkbox-field.tsx';
import { TextField } from '#parts/fields/text-field.tsx';
import { useTagEvents } from '#parts/tag-events/use-tag-events.ts';
import { currencyFor, type SiteCountryCode } from '#website/country.ts';
import { dollars, siteMoney } from '#website/donations/donation-amount.ts';
import type { DonationFrequency } from '#website/donations/donation-fields.ts';
import '../donation-mode-tag.ts';
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
  readonly error: string | undefined;
  readonly dispatch: (action: GiftAction) => void;
  readonly onOtherBlur: () => void;
}

export const otherAmountId = (id: string): string => `${id}-other`;

const LISTS = [
  { frequency: 'one-off', name: 'amount', legend: 'Choose an amount' },
  { frequency: 'monthly', name: 'monthlyAmount', legend: 'Choose an amount for each month' },
] as const satisfies readonly { frequency: DonationFrequency; name: string; legend: string }[];

/** The first part: how often, how much, and whether the costs are covered. */
export function GiftPart(props: GiftPartProps) {
  const { id, offer, gift, sums, siteCountryCode: site, error, dispatch } = props;
  const mode = useTagEvents(['mode-change'], ({ detail }: CustomEvent<{ mode: DonationFrequency }>) =>
    dispatch({ type: 'frequency', frequency: detail.mode }),
  );
  return (
    <>
      <donation-mode name="frequency" value={gift.frequency} loading="eager" ref={mode}>
        {LISTS.map(({ frequency, name, legend }) => (
          <AmountCards
            key={frequency}
            mode={frequency}
            legend={legend}
            name={name}
            amounts={offer.amounts[frequency]}
            chosen={isOtherAmount(gift) ? undefined : chosenAmount(gift, offer, frequency)}
            onChoose={(amount) => dispatch({ type: 'amount', frequency, amount })}
          />
        ))}
      </donation-mode>
      <TextField
        id={otherAmountId(id)}
        name="otherAmount"
        label="Another amount"
        optional
        width="medium"
        hint={`In ${currencyFor(site)}, from ${dollars(offer.min)} to ${dollars(offer.max)}`}
        inputMode="decimal"
        autoComplete="off"
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
          label={costLabel(sums, site, gift.frequency)}
          onChange={(event) => dispatch({ type: 'costs', covers: event.target.checked })}
        />
      )}
    </>
  );
}

/** D1.06: names what covering the costs adds, and the total with it. */
function costLabel(sums: GiftSums | undefined, site: SiteCountryCode, frequency: DonationFrequency): string {
  if (!sums) return 'Add what the payment costs, so that your whole gift arrives';
  const { giftMinor, costMinor } = sums;
  const total = `${siteMoney(giftMinor + costMinor, site)}${frequency === 'monthly' ? ' each month' : ''}`;
  return `Add ${siteMoney(costMinor, site)} for what the payment costs, so that your whole gift arrives: ${total} in all`;
}

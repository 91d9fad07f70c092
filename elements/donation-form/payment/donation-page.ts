import type { PaymentFlowPage } from '#parts/payment/payment-flow.ts';
import { currencyFor } from '#rules/country.ts';
import type { DonationSubmission } from '#rules/donations/donation-fields.ts';
import { fromMinorUnits } from '#rules/money.ts';
import type { DonorValues } from '../details/donation-details.ts';
import type { DonationFormProps } from '../donation-form.definition.ts';
import type { GiftState, GiftSums } from '../gift/gift-state.ts';

/** A donation that is ready to be paid. */
export interface ReadyDonation {
  readonly gift: GiftState;
  readonly sums: GiftSums;
  readonly donor: DonorValues;
}

/** What the payment of a donation needs; `amount` is the total, a decimal in whole currency units. */
export interface DonationPage extends PaymentFlowPage {
  readonly attributes: DonationFormProps;
  /** The posted fields without the means of payment and the key, which is made for the try. */
  readonly donation: Omit<DonationSubmission, 'paymentType' | 'paymentData' | 'mandateVersion' | 'donationKey'>;
}

export function donationPage(attributes: DonationFormProps, { gift, sums, donor }: ReadyDonation): DonationPage {
  const { siteCountryCode, bankGatewayId } = attributes;
  const total = fromMinorUnits(sums.totalMinor);
  return {
    attributes,
    environment: attributes.environment,
    apiOrigin: attributes.apiOrigin,
    widgetOrigin: attributes.widgetOrigin,
    publicKey: attributes.publicKey,
    gatewayId: attributes.gatewayId,
    amount: total,
    currency: currencyFor(siteCountryCode),
    bank: { gatewayId: bankGatewayId, bankCountry: siteCountryCode },
    donation: {
      ...donor,
      siteCountryCode,
      frequency: gift.frequency,
      amount: fromMinorUnits(sums.giftMinor),
      coverCosts: gift.coversCosts,
      total,
      appeal: attributes.appeal,
      contentId: attributes.contentId,
      receiptAddress: attributes.receiptAddress,
    },
  };
}

/** Identifies the gift of a key: its frequency, country and sum. */
export const giftKey = ({ donation }: DonationPage): string =>
  `${donation.frequency} ${donation.siteCountryCode} ${donation.total}`;

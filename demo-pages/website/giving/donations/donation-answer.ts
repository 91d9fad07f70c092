import { message, type Shown } from '#locales/message.ts';
import type { DonationErrors } from '#rules/donations/donation-fields.ts';
import { fromMinorUnits } from '#rules/money.ts';
import PAYMENT_ANSWERS from '#texts/website/payment-answers';
import type { PayableResult, PaymentTextName } from '../../payments/index.ts';
import type { Donation } from './ledger.ts';
import { receiptNumberText } from './receipt-number.ts';

/** The answer of the donation call (D2.02); `amount` is the charged total in whole currency units. */
export interface DonationAnswer {
  errors: Shown[];
  friendlyErrorMessage: Shown;
  transactionId: string;
  receiptNumber: string;
  amount: number;
  currency: string;
  /** How often the paid gift is given: an earlier try, whose answer was lost, may have been another choice. */
  frequency?: Donation['frequency'];
  /** `wait`: ask for the status; `retry`: give again, with the same or another means; `details`: correct fields. */
  nextAction: '' | 'wait' | 'retry' | 'details';
  fieldErrors?: DonationErrors;
}

/** The sentences of a donation where those of the shop speak of an order or a cart. */
const DONATION_REASONS: Partial<Record<PaymentTextName, PaymentTextName>> = {
  alreadyPaid: 'giftPaid',
  amountChanged: 'giftChanged',
  noOrder: 'noGift',
  emptyCart: 'noAmount',
};

/** The answer to a donation that was refused before any payment. */
export function donationRefusal(
  reason: PaymentTextName,
  { donation, fieldErrors }: { donation?: Donation | undefined; fieldErrors?: DonationErrors } = {},
): DonationAnswer {
  const text = message(PAYMENT_ANSWERS, DONATION_REASONS[reason] ?? reason);
  return {
    errors: fieldErrors ? Object.values(fieldErrors) : [text],
    friendlyErrorMessage: text,
    transactionId: '',
    receiptNumber: '',
    amount: donation ? fromMinorUnits(donation.totalMinor) : 0,
    currency: donation?.currency ?? '',
    nextAction: fieldErrors ? 'details' : 'retry',
    ...(fieldErrors && { fieldErrors }),
  };
}

/** The answer to a payment's result. `donation` is as it stands after the payment. */
export function donationAnswer(
  { state, answer, reason }: PayableResult,
  donation: Donation | undefined,
): DonationAnswer {
  if (state === 'paid') {
    const receiptNumber = donation ? receiptNumberText(donation.siteCountryCode, donation.receiptNumber) : '';
    return { ...answer, ...(donation && { frequency: donation.frequency }), receiptNumber, nextAction: '' };
  }
  const refusal = donationRefusal(reason ?? 'unreceived', { donation });
  return state === 'pending' ? { ...refusal, nextAction: 'wait' } : refusal;
}

import { DEFAULT_TRANSACTION_ID } from '#rules/analytics/ecommerce-events.ts';
import type { DonationSubmission } from '#rules/donations/donation-fields.ts';
import type { DonationReceipt } from './donation-session.ts';

/** D1.15: a payment is posted. */
export const addDonationPayment = ({ total, frequency, appeal, paymentType }: DonationSubmission, currency: string) =>
  ({
    event: 'add_payment_info',
    ecommerce: { value: total, currency, frequency, appeal, payment_type: paymentType },
  }) as const;

/** D1.15: a gift is paid; pushed once a donation. */
export const purchaseDonation = (receipt: DonationReceipt, appeal: string) =>
  ({
    event: 'purchase',
    ecommerce: {
      transaction_id: receipt.transactionId || DEFAULT_TRANSACTION_ID,
      value: receipt.amount,
      currency: receipt.currency,
      frequency: receipt.frequency,
      appeal,
    },
  }) as const;

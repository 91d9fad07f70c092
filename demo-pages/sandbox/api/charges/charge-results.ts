import {
  CARD_DECLINES,
  type CardDecline,
  DISHONOURS,
  type Dishonour,
  type TestOutcome,
} from '../../simulated/index.ts';

interface Failure {
  failureCode: string;
  /** The issuer's reason. */
  declineCode: string;
  failureMessage: string;
}

const declined = (declineCode: string, failureMessage: string): Failure => ({
  failureCode: 'card_declined',
  declineCode,
  failureMessage,
});

/** Why a charge with this outcome fails at once; null for one that is paid, at least at first. */
export function failureOf(outcome: TestOutcome): Failure | null {
  switch (outcome) {
    case 'decline':
      return declined('do_not_honour', 'Card declined');
    case 'processing_error':
      return {
        failureCode: 'processing_error',
        declineCode: 'processing_error',
        failureMessage: 'The card could not be processed. Try again later or use another card.',
      };
    case 'mandate_revoked':
      return {
        failureCode: 'mandate_revoked',
        declineCode: 'mandate_revoked',
        failureMessage: 'The payer revoked the mandate of this bank account',
      };
    default:
      return outcome in CARD_DECLINES ? declined(outcome, CARD_DECLINES[outcome as CardDecline]) : null;
  }
}

/** Why the money of a paid charge goes back to the payer. */
export function reversalOf(outcome: TestOutcome): Failure & { status: 'dishonoured' | 'charged_back' } {
  const dishonour = DISHONOURS[outcome as Dishonour] as (typeof DISHONOURS)[Dishonour] | undefined;
  if (!dishonour) {
    const failureMessage = 'The cardholder disputed the charge';
    return { status: 'charged_back', failureCode: 'charged_back', declineCode: 'charged_back', failureMessage };
  }
  const { code, message: failureMessage } = dishonour;
  return { status: 'dishonoured', failureCode: code, declineCode: code, failureMessage };
}

/** Why a card's issuer declines, with the text that the merchant gets. */
export const CARD_DECLINES = {
  insufficient_funds: 'Card declined: there is not enough money',
  issuer_unavailable: 'Card declined: the card’s bank did not answer',
  limit_exceeded: 'Card declined: the payment is above the card’s limit',
  incorrect_ccv: 'Card declined: the security code is wrong',
  expired_card: 'Card declined: the card has expired',
  stolen_card: 'Card declined: the card was reported stolen',
  lost_card: 'Card declined: the card was reported lost',
  account_closed: 'Card declined: the account is closed',
} as const;

export type CardDecline = keyof typeof CARD_DECLINES;

/** Why the payer's bank takes a settled debit back, and how many of its business days after the settlement. */
export const DISHONOURS = {
  dishonour_insufficient_funds: { code: 'insufficient_funds', days: 1, message: 'There was not enough money' },
  dishonour_account_closed: { code: 'account_closed', days: 2, message: 'The account is closed' },
  dishonour_no_account: { code: 'no_account', days: 3, message: 'There is no such account' },
  dishonour_mandate_revoked: { code: 'mandate_revoked', days: 2, message: 'The payer revoked the mandate at the bank' },
} as const;

export type Dishonour = keyof typeof DISHONOURS;

/** What the simulated issuer does with one charge. */
export type TestOutcome =
  | 'approve'
  | 'decline'
  | 'processing_error'
  | 'approve_slowly'
  | 'refuse_refunds'
  | 'charged_back'
  | 'dispute_won'
  | 'mandate_revoked'
  | CardDecline
  | Dishonour;

/** What a source does over several charges; any other source does the same each time. */
export type SourcePlan =
  | 'first_then_insufficient_funds'
  | 'three_then_stolen_card'
  | 'first_then_dishonoured'
  | 'expires_soon'
  | 'replaced';

/** What happens to the next charge of a source that has been charged `earlier` times without a failure. */
export function outcomeOfNext(plan: string, earlier: number): TestOutcome {
  switch (plan as SourcePlan) {
    case 'first_then_insufficient_funds':
      return earlier < 1 ? 'approve' : 'insufficient_funds';
    case 'three_then_stolen_card':
      return earlier < 3 ? 'approve' : 'stolen_card';
    case 'first_then_dishonoured':
      return earlier < 1 ? 'approve' : 'dishonour_insufficient_funds';
    case 'expires_soon':
    case 'replaced':
      return 'approve';
    default:
      return plan as TestOutcome;
  }
}

/** The outcomes that the issuer of a card declines, which are counted to limit the guessing of cards. */
export const DECLINED_OUTCOMES = ['decline', ...(Object.keys(CARD_DECLINES) as CardDecline[])] as const;

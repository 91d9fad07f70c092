import { type ChildOutcome, childError, childInReview, childSuccess } from '#checkout/steps/child-outcome.ts';
import { WALLET_IN_REVIEW, WALLET_SUCCESS, type WalletKind } from './wallet-texts.ts';

/** C4.04: the three outcomes of a wallet's payment. */
export const walletStepOutcome = {
  payment_success: (): ChildOutcome => childSuccess(WALLET_SUCCESS),
  payment_in_review: (): ChildOutcome => childInReview(WALLET_IN_REVIEW),
  payment_error: ({ error }: Pick<WalletKind, 'error'>, detail?: unknown): ChildOutcome => childError(error, detail),
} as const;

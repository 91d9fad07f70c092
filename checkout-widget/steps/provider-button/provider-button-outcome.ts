import { type ChildOutcome, childError, childToken } from '#checkout/steps/child-outcome.ts';

/** How a provider's checkout ends for the step; undefined while the shopper may still try again. */
export function checkoutOutcome(event: string, data: unknown, errorText: string): ChildOutcome | undefined {
  const { payment_source_token, error } = Object(data) as Record<string, unknown>;
  if (event === 'finish') {
    // A finish without its token cannot be charged.
    return typeof payment_source_token === 'string' ? childToken(payment_source_token) : childError(errorText);
  }
  if (event === 'error') return childError(errorText, error);
  // The provider refused the shopper, or looks at the application later: nothing can be charged now.
  if (event === 'declined' || event === 'referred') return childError(errorText);
  return undefined;
}

import { type ChildOutcome, childError, childToken } from '#checkout/steps/child-outcome.ts';

/** The outcome of a provider's checkout; undefined if the shopper can still try again. */
export function providerButtonOutcome(event: string, data: unknown, errorText: string): ChildOutcome | undefined {
  const { payment_source_token, error } = Object(data) as Record<string, unknown>;
  if (event === 'finish') {
    // Without a token the payment cannot be charged.
    return typeof payment_source_token === 'string' ? childToken(payment_source_token) : childError(errorText);
  }
  if (event === 'error') return childError(errorText, error);
  // The provider refused the shopper or is reviewing the application, so nothing can be charged now.
  if (event === 'declined' || event === 'referred') return childError(errorText);
  return undefined;
}

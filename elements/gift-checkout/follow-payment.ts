import type { PaymentAnswer, PaymentSubmission } from '#website/api/payment-schemas.ts';
import type { WebsiteApi } from '#website/api/website-api.ts';
import { WebsiteApiError } from '#website/api/website-api-error.ts';

/** Between two questions, in ms. */
export const FOLLOW_PAUSE_MS = 2000;
/** Then nobody is kept waiting any longer, in ms: four rounds of the server's own recovery. */
export const FOLLOW_LIMIT_MS = 120_000;

/** The end of a payment whose answer was lost. `unpaid`: it never arrived. `unknown`: nobody could say in time, in the server's words. */
export type FollowedPayment =
  | { readonly kind: 'answered'; readonly answer: PaymentAnswer }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'unknown'; readonly message: string };

/** Asks the site what became of a payment until it has an end, the limit comes or `signal` aborts. Never posts it again. */
export async function followPayment(
  api: Pick<WebsiteApi, 'paymentStatus'>,
  submission: PaymentSubmission,
  signal: AbortSignal,
): Promise<FollowedPayment> {
  const limit = Date.now() + FOLLOW_LIMIT_MS;
  let message = '';
  let isMissed = false;
  while (!signal.aborted) {
    try {
      const { state, ...answer } = await api.paymentStatus(submission, { signal });
      if (state === 'paid' || state === 'refused') return { kind: 'answered', answer };
      // What is still on its way shows a moment later.
      if (state === 'unreceived' && isMissed) return { kind: 'unpaid' };
      isMissed = state === 'unreceived';
      if (state === 'pending') message = answer.friendlyErrorMessage;
    } catch (error) {
      if (knowsNoStatus(error)) return { kind: 'unpaid' };
    }
    if (Date.now() >= limit) break;
    await new Promise((resolve) => setTimeout(resolve, FOLLOW_PAUSE_MS));
  }
  return { kind: 'unknown', message };
}

/** A site without this question: its one answer to the payment was all that there is to know. */
function knowsNoStatus(error: unknown): boolean {
  if (!(error instanceof WebsiteApiError)) return true;
  return error.code === 'preview' || [404, 405, 501].includes(error.status ?? 0);
}

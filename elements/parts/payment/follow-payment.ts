import type { Shown } from '#locales/message.ts';
import type { PaymentStatus } from '#rules/api/payment-schemas.ts';
import { WebsiteApiError } from '#rules/api/website-api-error.ts';
import { PAYMENT_MESSAGES } from './payment-messages.ts';

/** The pause between two status requests, in ms. */
export const FOLLOW_PAUSE_MS = 2000;
/** The time limit of the status requests, in ms: four rounds of the server's own recovery. */
export const FOLLOW_LIMIT_MS = 120_000;

/**
 * The result of a payment whose response was lost. `unpaid`: the server never received it, or the page never sent it.
 * `unknown`: not decided in time, or the site has no status request; with the message to show.
 */
export type FollowedPayment<Reply> =
  | { readonly kind: 'responded'; readonly response: Reply }
  | { readonly kind: 'unpaid' }
  | { readonly kind: 'unknown'; readonly message: Shown };

/**
 * Requests a payment's status until it is final, the time limit is reached or `signal` aborts. Never posts the payment
 * again.
 */
export async function followPayment<Reply extends { friendlyErrorMessage: Shown }>(
  status: (options: { signal: AbortSignal }) => Promise<Reply & Pick<PaymentStatus, 'state'>>,
  signal: AbortSignal,
): Promise<FollowedPayment<Reply>> {
  const limit = Date.now() + FOLLOW_LIMIT_MS;
  let message: Shown = '';
  let wasUnreceived = false;
  while (!signal.aborted) {
    try {
      const response = await status({ signal });
      const { state } = response;
      if (state === 'paid' || state === 'refused') return { kind: 'responded', response };
      // One `unreceived` may be too early, because the post may still be on its way.
      if (state === 'unreceived' && wasUnreceived) return { kind: 'unpaid' };
      wasUnreceived = state === 'unreceived';
      if (state === 'pending') message = response.friendlyErrorMessage;
    } catch (error) {
      if (error instanceof WebsiteApiError && error.code === 'preview') return { kind: 'unpaid' };
      if (hasNoStatus(error)) return { kind: 'unknown', message: PAYMENT_MESSAGES.submissionFailed };
    }
    if (Date.now() >= limit) break;
    await new Promise((resolve) => setTimeout(resolve, FOLLOW_PAUSE_MS));
  }
  return { kind: 'unknown', message };
}

/** A site without the status request has no more information about the payment, which may have been made. */
function hasNoStatus(error: unknown): boolean {
  if (!(error instanceof WebsiteApiError)) return true;
  return [404, 405, 501].includes(error.status ?? 0);
}

import type { PaymentAnswer, PaymentSubmission } from '#website/api/payment-schemas.ts';
import type { WebsiteApi } from '#website/api/website-api.ts';
import { WebsiteApiError } from '#website/api/website-api-error.ts';
import { followPayment } from './follow-payment.ts';

/** How a post ended: with an answer, which may list errors, without one, or so that nobody knows; `message` is the server's. */
export type PaymentOutcome =
  | { readonly kind: 'answered'; readonly answer: PaymentAnswer }
  | { readonly kind: 'failed'; readonly cause: unknown }
  | { readonly kind: 'unknown'; readonly cause: unknown; readonly message: string };

/**
 * Posts a payment once, waits at most the API client's 60 s, and follows it where its answer was lost. Never rejects, and
 * never posts again by itself.
 */
export async function settlePayment(
  api: Pick<WebsiteApi, 'submitPayment' | 'paymentStatus'>,
  submission: PaymentSubmission,
  { follows, signal }: { readonly follows: () => void; readonly signal: AbortSignal },
): Promise<PaymentOutcome> {
  try {
    return { kind: 'answered', answer: await api.submitPayment(submission) };
  } catch (cause) {
    if (wasRefused(cause)) return { kind: 'failed', cause };
    follows();
    const end = await followPayment(api, submission, signal);
    if (end.kind === 'unpaid') return { kind: 'failed', cause };
    return end.kind === 'answered' ? end : { ...end, cause };
  }
}

/** A refusal of the request itself, or no request at all: nothing can have been charged. */
function wasRefused(cause: unknown): boolean {
  if (!(cause instanceof WebsiteApiError)) return false;
  const { code, status = 0 } = cause;
  return code === 'preview' || (status >= 400 && status < 500);
}

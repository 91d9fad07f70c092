import type { PaymentAnswer, PaymentSubmission } from '#website/api/payment-schemas.ts';
import type { WebsiteApi } from '#website/api/website-api.ts';

/** How a post ended: with an answer, which may list errors, or without one. */
export type PaymentOutcome =
  | { readonly kind: 'answered'; readonly answer: PaymentAnswer }
  | { readonly kind: 'failed'; readonly cause: unknown };

/** Posts a payment once and waits at most the API client's 60 s. Never rejects, and never posts again by itself. */
export async function settlePayment(
  api: Pick<WebsiteApi, 'submitPayment'>,
  submission: PaymentSubmission,
): Promise<PaymentOutcome> {
  try {
    return { kind: 'answered', answer: await api.submitPayment(submission) };
  } catch (cause) {
    return { kind: 'failed', cause };
  }
}

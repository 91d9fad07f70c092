import type { PaymentAnswer, PaymentSubmission } from '#website/api/payment-schemas.ts';
import type { WebsiteApi } from '#website/api/website-api.ts';
import { WebsiteApiError } from '#website/api/website-api-error.ts';
import { followPayment } from './follow-payment.ts';

/**
 * How a post ended: with an answer, which may list errors; without one; so that nobody knows, in the server's words; or refused
 * until the bot check is passed, which it was not: then nothing was charged, and the same means can be posted again.
 */
export type PaymentOutcome =
  | { readonly kind: 'answered'; readonly answer: PaymentAnswer }
  | { readonly kind: 'failed'; readonly cause: unknown }
  | { readonly kind: 'unknown'; readonly cause: unknown; readonly message: string }
  | { readonly kind: 'unchecked'; readonly cause: unknown };

export interface PaymentPost {
  readonly api: Pick<WebsiteApi, 'submitPayment' | 'paymentStatus'>;
  /** Makes the bot check and gives its token. */
  readonly checkPerson: () => Promise<string>;
  /** The server asks for the check, which begins now. */
  readonly checks: () => void;
  /** The answer was lost, and the payment is followed to its end. */
  readonly follows: () => void;
  readonly signal: AbortSignal;
}

/**
 * Posts a payment once, waits at most the API client's 60 s, and follows it where its answer was lost. Never rejects, and
 * never posts again by itself, but for a server that refused it until a person is seen: that one gets the same post with the
 * check's token.
 */
export async function settlePayment(submission: PaymentSubmission, post: PaymentPost): Promise<PaymentOutcome> {
  try {
    return { kind: 'answered', answer: await post.api.submitPayment(submission) };
  } catch (cause) {
    return asksForCheck(cause) ? settleChecked(submission, post) : settleUnanswered(submission, post, cause);
  }
}

async function settleChecked(submission: PaymentSubmission, post: PaymentPost): Promise<PaymentOutcome> {
  post.checks();
  let botCheckToken: string;
  try {
    botCheckToken = await post.checkPerson();
  } catch (cause) {
    return { kind: 'unchecked', cause };
  }
  try {
    return { kind: 'answered', answer: await post.api.submitPayment(submission, { botCheckToken }) };
  } catch (cause) {
    return asksForCheck(cause) ? { kind: 'unchecked', cause } : settleUnanswered(submission, post, cause);
  }
}

async function settleUnanswered(
  submission: PaymentSubmission,
  { api, follows, signal }: PaymentPost,
  cause: unknown,
): Promise<PaymentOutcome> {
  if (wasRefused(cause)) return { kind: 'failed', cause };
  follows();
  const end = await followPayment(api, submission, signal);
  if (end.kind === 'unpaid') return { kind: 'failed', cause };
  return end.kind === 'answered' ? end : { ...end, cause };
}

const asksForCheck = (cause: unknown) => cause instanceof WebsiteApiError && cause.code === 'bot_check';

/** A refusal of the request itself, or no request at all: nothing can have been charged. */
function wasRefused(cause: unknown): boolean {
  if (!(cause instanceof WebsiteApiError)) return false;
  const { code, status = 0 } = cause;
  return code === 'preview' || (status >= 400 && status < 500);
}

import type { Shown } from '#locales/message.ts';
import type { PaymentStatus } from '#rules/api/payment-schemas.ts';
import type { ApiCallOptions } from '#rules/api/website-api.ts';
import { WebsiteApiError } from '#rules/api/website-api-error.ts';
import { followPayment } from './follow-payment.ts';

/**
 * The result of a post. `responded`: with a response, which may list errors; `failed`: without one, and nothing was
 * charged; `unknown`: whether it was charged is not known, with the server's message; `unchecked`: refused because the
 * bot check failed. Then nothing was charged, and the same means can be posted again.
 */
export type PaymentOutcome<Reply> =
  | { readonly kind: 'responded'; readonly response: Reply }
  | { readonly kind: 'failed'; readonly cause: unknown }
  | { readonly kind: 'unknown'; readonly cause: unknown; readonly message: Shown }
  | { readonly kind: 'unchecked'; readonly cause: unknown };

/** The site's two calls for a payment; each fails only with a WebsiteApiError. */
export interface PaymentCalls<Submission, Reply> {
  submit(submission: Submission, options?: ApiCallOptions): Promise<Reply>;
  /** Requests the state of a posted payment; changes nothing. */
  status(submission: Submission, options?: ApiCallOptions): Promise<Reply & Pick<PaymentStatus, 'state'>>;
}

export interface PaymentPost<Submission, Reply> {
  readonly calls: PaymentCalls<Submission, Reply>;
  /** Runs the bot check and resolves with its token. */
  readonly checkPerson: () => Promise<string>;
  /** The server requires the bot check, which starts now. */
  readonly checks: () => void;
  /** The response was lost, and the payment's status is requested. */
  readonly follows: () => void;
  readonly signal: AbortSignal;
}

/**
 * Posts a payment once, waits at most the API client's 60 s, and requests its status if the response was lost. Never
 * rejects. Posts again only if the server refused the payment until a bot check: then with the check's token.
 */
export async function settlePayment<Submission, Reply extends { friendlyErrorMessage: Shown }>(
  submission: Submission,
  post: PaymentPost<Submission, Reply>,
): Promise<PaymentOutcome<Reply>> {
  try {
    return { kind: 'responded', response: await post.calls.submit(submission) };
  } catch (cause) {
    return requiresBotCheck(cause) ? settleChecked(submission, post) : settleUnanswered(submission, post, cause);
  }
}

async function settleChecked<Submission, Reply extends { friendlyErrorMessage: Shown }>(
  submission: Submission,
  post: PaymentPost<Submission, Reply>,
): Promise<PaymentOutcome<Reply>> {
  post.checks();
  let botCheckToken: string;
  try {
    botCheckToken = await post.checkPerson();
  } catch (cause) {
    return { kind: 'unchecked', cause };
  }
  try {
    return { kind: 'responded', response: await post.calls.submit(submission, { botCheckToken }) };
  } catch (cause) {
    return requiresBotCheck(cause) ? { kind: 'unchecked', cause } : settleUnanswered(submission, post, cause);
  }
}

async function settleUnanswered<Submission, Reply extends { friendlyErrorMessage: Shown }>(
  submission: Submission,
  { calls, follows, signal }: PaymentPost<Submission, Reply>,
  cause: unknown,
): Promise<PaymentOutcome<Reply>> {
  if (wasRefused(cause)) return { kind: 'failed', cause };
  follows();
  const end = await followPayment((options) => calls.status(submission, options), signal);
  if (end.kind === 'unpaid') return { kind: 'failed', cause };
  return end.kind === 'responded' ? end : { ...end, cause };
}

const requiresBotCheck = (cause: unknown) => cause instanceof WebsiteApiError && cause.code === 'bot_check';

/** The request was refused or never sent, so nothing was charged for it. An earlier one may have been charged. */
export function wasRefused(cause: unknown): boolean {
  if (!(cause instanceof WebsiteApiError)) return false;
  const { code, status = 0 } = cause;
  return code === 'preview' || (status >= 400 && status < 500);
}

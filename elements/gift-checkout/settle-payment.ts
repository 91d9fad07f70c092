import type { PaymentAnswer, PaymentSubmission } from '#website/api/payment-schemas.ts';
import type { WebsiteApi } from '#website/api/website-api.ts';
import { WebsiteApiError } from '#website/api/website-api-error.ts';

/**
 * How a post ended: with an answer, which may list errors; without one; or refused until the bot check is passed, which it
 * was not. Then nothing was charged, and the same means can be posted again.
 */
export type PaymentOutcome =
  | { readonly kind: 'answered'; readonly answer: PaymentAnswer }
  | { readonly kind: 'failed'; readonly cause: unknown }
  | { readonly kind: 'unchecked'; readonly cause: unknown };

export interface PaymentPost {
  readonly api: Pick<WebsiteApi, 'submitPayment'>;
  /** Makes the bot check and gives its token. */
  readonly checkPerson: () => Promise<string>;
  /** The server asks for the check, which begins now. */
  readonly onCheck: () => void;
}

/**
 * Posts a payment once and waits at most the API client's 60 s. Never rejects, and never posts again by itself, but for a
 * server that refused it until a person is seen: that one gets the same post with the check's token.
 */
export async function settlePayment(post: PaymentPost, submission: PaymentSubmission): Promise<PaymentOutcome> {
  try {
    return { kind: 'answered', answer: await post.api.submitPayment(submission) };
  } catch (cause) {
    return asksForCheck(cause) ? settleChecked(post, submission) : { kind: 'failed', cause };
  }
}

async function settleChecked(post: PaymentPost, submission: PaymentSubmission): Promise<PaymentOutcome> {
  post.onCheck();
  let botCheckToken: string;
  try {
    botCheckToken = await post.checkPerson();
  } catch (cause) {
    return { kind: 'unchecked', cause };
  }
  try {
    return { kind: 'answered', answer: await post.api.submitPayment(submission, { botCheckToken }) };
  } catch (cause) {
    return asksForCheck(cause) ? { kind: 'unchecked', cause } : { kind: 'failed', cause };
  }
}

const asksForCheck = (cause: unknown) => cause instanceof WebsiteApiError && cause.code === 'bot_check';

import type { BotCheckAction } from '#rules/bot-check/bot-check.ts';
import { BOT_CHECK_REQUIRED_HEADER, BOT_CHECK_TOKEN_HEADER } from '#rules/bot-check/bot-check-headers.ts';
import { clientAddress, createRateLimiter, networkOf, type WebsiteContext } from '../platform/index.ts';
import { ATTEMPTS_WINDOW_MS, type PersonCheck } from './attempt-limits.ts';
import type { PayerContext } from './begin-attempt.ts';
import type { PaymentServices } from './payment-services.ts';
import type { PaymentTextName } from './payment-texts.ts';

// Refuses a flood before it reaches the database; the strict limits are counted in the database.
export const PAYMENT_POSTS_PER_MINUTE = 200;

const ACTION: BotCheckAction = 'payment';
const DAY_SECONDS = 24 * 60 * 60;

/** What every payment call does with a request before and after the payment. */
export interface PaymentGate {
  /** @throws HttpProblem 429 for a flood of payments from the client's network. */
  allowPost(c: WebsiteContext): void;
  /** @throws HttpProblem 429 for a flood of status calls from one visitor. */
  allowQuestion(c: WebsiteContext, session: string | undefined): void;
  payerOf(c: WebsiteContext, session: string): Promise<PayerContext>;
}

export function createPaymentGate({ forms, clock }: Pick<PaymentServices, 'forms' | 'clock'>): PaymentGate {
  const limit = { limit: PAYMENT_POSTS_PER_MINUTE, windowMs: 60_000, clock };
  const allow = createRateLimiter(limit);
  // Counted separately: in an outage everyone in a network requests the status, which must not prevent payments.
  const allowQuestion = createRateLimiter(limit);

  /** The bot check that the page made because an earlier answer required it. */
  const personOf = async (c: WebsiteContext): Promise<PersonCheck | undefined> => {
    const token = c.req.header(BOT_CHECK_TOKEN_HEADER) ?? '';
    if (token === '') return undefined;
    const verdict = await forms.botCheck.verify(token, ACTION, clientAddress(c));
    return verdict.isPerson ? { use: verdict.use } : undefined;
  };
  return {
    allowPost: (c) => allow(networkOf(c)),
    allowQuestion: (c, session) => allowQuestion(session === undefined ? networkOf(c) : `session ${session}`),
    async payerOf(c, session) {
      const ipAddress = clientAddress(c);
      return { session, ipAddress, network: networkOf(c), person: await personOf(c) };
    },
  };
}

/** A bank's decline is a normal answer (200); a limit, or a post that no form makes, is refused with a status. */
export function refusalStatus(c: WebsiteContext, reason: PaymentTextName | undefined): 200 | 400 | 403 | 429 {
  if (reason === 'badRequest') return 400;
  if (reason === 'botCheck') {
    c.header(BOT_CHECK_REQUIRED_HEADER, ACTION);
    return 403;
  }
  if (reason !== 'tooMany' && reason !== 'tooManyToday' && reason !== 'cardLimit') return 200;
  c.header('Retry-After', String(reason === 'tooManyToday' ? DAY_SECONDS : ATTEMPTS_WINDOW_MS / 1000));
  return 429;
}

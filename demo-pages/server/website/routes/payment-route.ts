import type { Hono } from 'hono';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { BODY_LIMIT, limitBody, readFields } from '../http/read-fields.ts';
import { clientAddress } from '../http/request-facts.ts';
import { routeMethods } from '../http/route-methods.ts';
import type { WebsiteContext, WebsiteEnv } from '../http/website-env.ts';
import { parseSubmission } from '../payment/parse-submission.ts';
import { refusal } from '../payment/payments.ts';
import { currentSession } from '../session/session.ts';
import { API_PATHS, spellings } from './api-paths.ts';
import type { WebsiteServices } from './website-services.ts';

// A visitor who presses again and again is served; a program that floods is not.
export const PAYMENT_POSTS_PER_MINUTE = 200;

/** The payment (W7.10): always answers in the shape of W3.22; what was wrong stands in `errors`. */
export function paymentRoute(app: Hono<WebsiteEnv>, { payments, clock }: WebsiteServices): void {
  const allow = createRateLimiter({ limit: PAYMENT_POSTS_PER_MINUTE, windowMs: 60_000, clock });

  const pay = async (c: WebsiteContext) => {
    const session = currentSession(c);
    const ipAddress = clientAddress(c);
    allow(session ?? ipAddress);
    const submission = parseSubmission(await readFields(c));
    if (!submission) return c.json(refusal('badRequest'));
    if (submission.paymentType !== 'CreditCard') return c.json(refusal('wallet'));
    if (!session) return c.json(refusal('noOrder'));
    return c.json(await payments.pay({ session, submission, ipAddress }));
  };

  for (const path of spellings(API_PATHS.submitPayment)) {
    app.use(path, limitBody(BODY_LIMIT));
    routeMethods(app, path, { post: pay });
  }
}

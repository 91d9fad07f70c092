import type { Hono } from 'hono';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { BODY_LIMIT, limitBody, readFields } from '../http/read-fields.ts';
import { clientAddress } from '../http/request-facts.ts';
import { routeMethods } from '../http/route-methods.ts';
import type { WebsiteContext, WebsiteEnv } from '../http/website-env.ts';
import { parseSubmission, parseWalletStart } from '../payment/parse-submission.ts';
import { refusal } from '../payment/payment-answer.ts';
import type { PaymentTextName } from '../payment/payment-texts.ts';
import { currentSession } from '../session/session.ts';
import { API_PATHS, spellings } from './api-paths.ts';
import type { WebsiteServices } from './website-services.ts';

// A visitor who presses again and again is served; a program that floods is not.
export const PAYMENT_POSTS_PER_MINUTE = 200;

/**
 * The payment (W7.10): always answers in the shape of W3.22; what was wrong stands in `errors`, and 202 says that the end is
 * not known yet. Also the start of a wallet's payment, and the question what became of a payment.
 */
export function paymentRoute(app: Hono<WebsiteEnv>, { payments, walletGatewayId, clock }: WebsiteServices): void {
  const allow = createRateLimiter({ limit: PAYMENT_POSTS_PER_MINUTE, windowMs: 60_000, clock });

  const pay = async (c: WebsiteContext) => {
    const session = currentSession(c);
    const ipAddress = clientAddress(c);
    allow(session ?? ipAddress);
    const submission = parseSubmission(await readFields(c));
    if (!submission) return c.json(refusal('badRequest'));
    if (!['CreditCard', 'PayPal'].includes(submission.paymentType)) return c.json(refusal('badRequest'));
    if (!session) return c.json(refusal('noOrder'));
    // A wallet's review may take days: that it is under way is the answer.
    if (submission.paymentType === 'PayPal')
      return c.json((await payments.payByWallet({ session, submission })).answer);
    const { state, answer } = await payments.pay({ session, submission, ipAddress });
    return c.json(answer, state === 'pending' ? 202 : 200);
  };

  const status = async (c: WebsiteContext) => {
    const session = currentSession(c);
    allow(session ?? clientAddress(c));
    const submission = parseSubmission(await readFields(c));
    if (!submission) return c.json({ state: 'refused', ...refusal('badRequest') });
    const { state, answer } = await payments.status({ session, submission });
    return c.json({ state, ...answer });
  };

  const startWallet = async (c: WebsiteContext) => {
    const session = currentSession(c);
    const ipAddress = clientAddress(c);
    allow(session ?? ipAddress);
    const submission = parseWalletStart(await readFields(c));
    const refuse = (reason: PaymentTextName) => c.json({ ...refusal(reason), walletToken: '', walletChargeId: '' });
    if (!submission) return refuse('badRequest');
    if (walletGatewayId === '') return refuse('wallet');
    if (!session) return refuse('noOrder');
    const started = await payments.startWallet({ session, submission, ipAddress });
    if ('reason' in started) return refuse(started.reason);
    const { token: walletToken, chargeId: walletChargeId } = started;
    return c.json({ errors: [], friendlyErrorMessage: '', walletToken, walletChargeId });
  };

  const serve = (
    name: 'submitPayment' | 'startWallet' | 'paymentStatus',
    post: (c: WebsiteContext) => Promise<Response>,
  ) => {
    for (const path of spellings(API_PATHS[name])) {
      app.use(path, limitBody(BODY_LIMIT));
      routeMethods(app, path, { post });
    }
  };
  serve('submitPayment', pay);
  serve('startWallet', startWallet);
  serve('paymentStatus', status);
}

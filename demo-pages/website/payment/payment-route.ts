import type { Hono } from 'hono';
import type { BotCheckAction } from '#website/bot-check/bot-check.ts';
import { BOT_CHECK_REQUIRED_HEADER, BOT_CHECK_TOKEN_HEADER } from '#website/bot-check/bot-check-headers.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { BODY_LIMIT, limitBody, readFields } from '../http/read-fields.ts';
import { clientAddress } from '../http/request-facts.ts';
import { routeMethods } from '../http/route-methods.ts';
import { clientNetwork } from '../http/trusted-proxies.ts';
import type { WebsiteContext, WebsiteEnv } from '../http/website-env.ts';
import { API_PATHS, spellings } from '../site/api-paths.ts';
import { currentSession } from '../site/visitor-session.ts';
import type { WebsiteServices } from '../website-services.ts';
import { ATTEMPTS_WINDOW_MS, type PersonCheck } from './attempt-limits.ts';
import type { PayerContext } from './begin-attempt.ts';
import { parseSubmission, parseWalletStart } from './parse-submission.ts';
import { type PaymentResult, refusal } from './payment-answer.ts';
import type { PaymentTextName } from './payment-texts.ts';

// Refuses a flood before it reaches the database; the strict limits are counted in the database.
export const PAYMENT_POSTS_PER_MINUTE = 200;

const ACTION: BotCheckAction = 'payment';

/**
 * The payment (W7.10): always answers in the shape of W3.22; errors are in `errors`, and 202 means that the result is
 * not known yet. Also the start of a wallet's payment, and the status call.
 */
export function paymentRoute(app: Hono<WebsiteEnv>, services: WebsiteServices): void {
  const { payments, participation, walletGatewayId, clock } = services;
  const limit = { limit: PAYMENT_POSTS_PER_MINUTE, windowMs: 60_000, clock };
  const allow = createRateLimiter(limit);
  // Counted separately: in an outage everyone in a network requests the status, which must not prevent payments.
  const allowQuestion = createRateLimiter(limit);

  /** The bot check that the page made because an earlier answer required it. */
  const personOf = async (c: WebsiteContext): Promise<PersonCheck | undefined> => {
    const token = c.req.header(BOT_CHECK_TOKEN_HEADER) ?? '';
    if (token === '') return undefined;
    const verdict = await participation.botCheck.verify(token, ACTION, clientAddress(c));
    return verdict.isPerson ? { use: verdict.use } : undefined;
  };
  const beginnerOf = async (c: WebsiteContext, session: string): Promise<PayerContext> => {
    const ipAddress = clientAddress(c);
    return { session, ipAddress, network: clientNetwork(ipAddress), person: await personOf(c) };
  };

  const pay = async (c: WebsiteContext) => {
    const session = currentSession(c);
    allow(clientNetwork(clientAddress(c)));
    const submission = parseSubmission(await readFields(c));
    if (!submission) return c.json(refusal('badRequest'));
    if (!['CreditCard', 'PayPal'].includes(submission.paymentType)) return c.json(refusal('badRequest'));
    if (!session) return c.json(refusal('noOrder'));
    // A wallet's review may take days: "pending" is the answer.
    const payable = { kind: 'order' as const, id: submission.orderId };
    if (submission.paymentType === 'PayPal')
      return send(c, await payments.payByWallet({ session, payable, chargeId: submission.paymentData }));
    const result = await payments.pay({ ...(await beginnerOf(c, session)), submission: { ...submission, payable } });
    return result.state === 'pending' ? c.json(result.answer, 202) : send(c, result);
  };

  const status = async (c: WebsiteContext) => {
    const session = currentSession(c);
    allowQuestion(session ?? clientNetwork(clientAddress(c)));
    const submission = parseSubmission(await readFields(c));
    if (!submission) return c.json({ state: 'refused', ...refusal('badRequest') });
    const { orderId: id, paymentData } = submission;
    const { state, answer } = await payments.status({ session, payable: { kind: 'order', id }, paymentData });
    return c.json({ state, ...answer });
  };

  const startWallet = async (c: WebsiteContext) => {
    const session = currentSession(c);
    allow(clientNetwork(clientAddress(c)));
    const submission = parseWalletStart(await readFields(c));
    const refuse = (reason: PaymentTextName) =>
      c.json({ ...refusal(reason), walletToken: '', walletChargeId: '' }, statusOf(c, reason));
    if (!submission) return refuse('badRequest');
    if (walletGatewayId === '') return refuse('wallet');
    if (!session) return refuse('noOrder');
    const payable = { kind: 'order' as const, id: submission.orderId };
    const started = await payments.startWallet({
      ...(await beginnerOf(c, session)),
      submission: { ...submission, payable },
    });
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

const send = (c: WebsiteContext, { answer, reason }: PaymentResult) => c.json(answer, statusOf(c, reason));

/** A bank's decline is a normal answer (200); a limit is a refusal, and the answer says what to do. */
function statusOf(c: WebsiteContext, reason: PaymentTextName | undefined): 200 | 403 | 429 {
  if (reason === 'botCheck') {
    c.header(BOT_CHECK_REQUIRED_HEADER, ACTION);
    return 403;
  }
  if (reason !== 'tooMany' && reason !== 'cardLimit') return 200;
  c.header('Retry-After', String(ATTEMPTS_WINDOW_MS / 1000));
  return 429;
}

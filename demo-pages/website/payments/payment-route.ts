import type { Hono } from 'hono';
import type { Shown } from '#locales/message.ts';
import {
  API_PATHS,
  BODY_LIMIT,
  currentSession,
  type Language,
  limitBody,
  messageIn,
  postedLanguage,
  readFields,
  routeMethods,
  siteFor,
  spellings,
  textsOfErrors,
  type WebsiteContext,
  type WebsiteEnv,
} from '../platform/index.ts';
import { parseSubmission, parseWalletStart } from './parse-submission.ts';
import { type PayableResult, refusal, refusedPayment } from './payment-answer.ts';
import { createPaymentGate, refusalStatus } from './payment-gate.ts';
import type { PaymentServices } from './payment-services.ts';
import type { PaymentTextName } from './payment-texts.ts';

/**
 * The payment (W7.10): always answers in the shape of W3.22; errors are in `errors`, and 202 means that the result is
 * not known yet. Also the start of a wallet's payment, and the status call.
 */
export function paymentRoute(app: Hono<WebsiteEnv>, services: PaymentServices): void {
  const { payments, walletGatewayId } = services;
  const { allowPost, allowQuestion, payerOf } = createPaymentGate(services);

  const pay = async (c: WebsiteContext) => {
    const session = currentSession(c);
    allowPost(c);
    const fields = await readFields(c);
    const language = postedLanguage(c, fields);
    const send = ({ answer, reason, state }: PayableResult) =>
      c.json(answerInLanguage(answer, language), state === 'pending' ? 202 : refusalStatus(c, reason));
    const submission = parseSubmission(fields);
    if (!submission) return send(refusedPayment('badRequest'));
    if (!['CreditCard', 'PayPal'].includes(submission.paymentType)) return send(refusedPayment('badRequest'));
    if (!session) return send(refusedPayment('noOrder'));
    const payable = { kind: 'order' as const, id: submission.orderId };
    // A wallet's review may take days: "pending" is the answer.
    if (submission.paymentType === 'PayPal') {
      const { answer, reason } = await payments.payByWallet({ session, payable, chargeId: submission.paymentData });
      return c.json(answerInLanguage(answer, language), refusalStatus(c, reason));
    }
    return send(await payments.pay({ ...(await payerOf(c, session)), submission: { ...submission, payable } }));
  };

  const status = async (c: WebsiteContext) => {
    const session = currentSession(c);
    allowQuestion(c, session);
    const fields = await readFields(c);
    const language = postedLanguage(c, fields);
    const submission = parseSubmission(fields);
    if (!submission) return c.json({ state: 'refused', ...answerInLanguage(refusal('badRequest'), language) });
    const { orderId: id, paymentData } = submission;
    const { state, answer } = await payments.status({ session, payable: { kind: 'order', id }, paymentData });
    return c.json({ state, ...answerInLanguage(answer, language) });
  };

  const startWallet = async (c: WebsiteContext) => {
    const session = currentSession(c);
    allowPost(c);
    const fields = await readFields(c);
    const submission = parseWalletStart(fields);
    const refuse = (reason: PaymentTextName) => {
      const answer = answerInLanguage(refusal(reason), postedLanguage(c, fields));
      return c.json({ ...answer, walletToken: '', walletChargeId: '' }, refusalStatus(c, reason));
    };
    if (!submission) return refuse('badRequest');
    if (walletGatewayId === '') return refuse('wallet');
    if (!session) return refuse('noOrder');
    const payable = { kind: 'order' as const, id: submission.orderId };
    const started = await payments.startWallet({
      ...(await payerOf(c, session)),
      submission: { ...submission, payable, gatewayId: walletGatewayId },
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

interface Answer {
  readonly errors: readonly Shown[];
  readonly friendlyErrorMessage: Shown;
  readonly fieldErrors?: Readonly<Record<string, Shown | undefined>>;
}

/** An answer of a payment as it is sent: its messages are texts in the language of the page that asked. */
export function answerInLanguage<Sent extends Answer>(answer: Sent, language: Language) {
  const site = siteFor('AUS', language);
  const { errors, friendlyErrorMessage, fieldErrors } = answer;
  return {
    ...answer,
    errors: errors.map((shown) => messageIn(site, shown)),
    friendlyErrorMessage: messageIn(site, friendlyErrorMessage),
    ...(fieldErrors && { fieldErrors: textsOfErrors(site, fieldErrors) }),
  };
}

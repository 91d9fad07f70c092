import type { Hono } from 'hono';
import { DONATION_PATHS } from '#website/api/donation-paths.ts';
import { siteOfCountry } from '#website/country.ts';
import { parseDonation, type ReadDonation } from '#website/donations/donation-fields.ts';
import { BODY_LIMIT, type Fields, limitBody, readFields, textField } from '../http/read-fields.ts';
import { routeMethods } from '../http/route-methods.ts';
import type { WebsiteContext, WebsiteEnv } from '../http/website-env.ts';
import { answerInLanguage } from '../payment/languages/answer-in-language.ts';
import { createPaymentGate, refusalStatus } from '../payment/payment-gate.ts';
import { readPaymentData } from '../payment/read-payment-data.ts';
import { spellings } from '../site/api-paths.ts';
import type { Language } from '../site/languages/house-languages.ts';
import { postedLanguage } from '../site/posted-language.ts';
import { currentSession, ensureSession } from '../site/visitor-session.ts';
import type { WebsiteServices } from '../website-services.ts';
import { donationRefusal } from './donation-answer.ts';

/** A key that a page made: a UUID. */
const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

type Refusal = Parameters<typeof donationRefusal>;

/** The status of a post that is refused before it is written down. */
const statusOf = ([, facts]: Refusal): 400 | 422 => (facts?.fieldErrors ? 422 : 400);

/**
 * The calls of a donation (D2.02). Refusals of the gift answer 200 with `errors`, wrong fields 422 with `fieldErrors`, and
 * a post that no form makes 400; 202 means that the result is not known yet; limits answer 403 and 429 as in the shop.
 */
export function donationRoutes(app: Hono<WebsiteEnv>, services: WebsiteServices): void {
  const { db, siteOrigin, donations, clock } = services;
  const { allowPost, allowQuestion, payerOf } = createPaymentGate(services);

  const read = (fields: Fields, language: Language) => {
    const site = siteOfCountry(textField(fields, 'siteCountryCode'));
    if (!site || !KEY.test(textField(fields, 'donationKey'))) return undefined;
    return parseDonation(fields, { siteCountryCode: site, language, now: new Date(clock()) });
  };
  const isTotal = ({ shownTotal }: ReadDonation) => shownTotal === '' || /^\d{1,6}(\.\d{1,2})?$/.test(shownTotal);

  const submit = async (c: WebsiteContext) => {
    allowPost(c);
    const fields = await readFields(c);
    const language = postedLanguage(c, fields);
    const refuse = (...why: Refusal) => c.json(answerInLanguage(donationRefusal(...why), language), statusOf(why));
    const parsed = read(fields, language);
    if (!parsed || !isTotal(parsed.values)) return refuse('badRequest');
    const { values, errors } = parsed;
    if (Object.keys(errors).length > 0) return refuse('details', { fieldErrors: errors });
    const payment = readPaymentData(values.paymentData);
    if (!payment || values.paymentType === '') return refuse('badRequest');
    const session = await ensureSession(c, db, siteOrigin);
    const payer = await payerOf(c, session);
    const { answer, result } = await donations.submit({ values, language, payment, payer });
    const status = answer.nextAction === 'wait' ? 202 : refusalStatus(c, result?.reason);
    return c.json(answerInLanguage(answer, language), status);
  };

  const startWallet = async (c: WebsiteContext) => {
    allowPost(c);
    const fields = await readFields(c);
    const language = postedLanguage(c, fields);
    const parsed = read(fields, language);
    const refuse = (...why: Refusal) => {
      const answer = answerInLanguage(donationRefusal(...why), language);
      return c.json({ ...answer, walletToken: '', walletChargeId: '' }, statusOf(why));
    };
    if (!parsed || !isTotal(parsed.values)) return refuse('badRequest');
    const { values, errors } = parsed;
    if (Object.keys(errors).length > 0) return refuse('details', { fieldErrors: errors });
    const session = await ensureSession(c, db, siteOrigin);
    const { answer, ...wallet } = await donations.startWallet({
      values,
      language,
      payer: await payerOf(c, session),
    });
    return c.json({ ...answerInLanguage(answer, language), ...wallet });
  };

  const status = async (c: WebsiteContext) => {
    const session = currentSession(c);
    allowQuestion(c, session);
    const fields = await readFields(c);
    const donationKey = textField(fields, 'donationKey');
    const paymentData = textField(fields, 'paymentData');
    // A page that was reloaded has only its key.
    const payment = paymentData === '' ? { token: '' } : readPaymentData(paymentData);
    const language = postedLanguage(c, fields);
    const refusal = answerInLanguage(donationRefusal('badRequest'), language);
    if (!KEY.test(donationKey) || !payment) return c.json({ state: 'refused', ...refusal });
    const { state, answer } = await donations.status({ session, donationKey, paymentData: payment.token });
    return c.json({ state, ...answerInLanguage(answer, language) });
  };

  const serve = (path: string, post: (c: WebsiteContext) => Promise<Response>) => {
    for (const spelling of spellings(path)) {
      app.use(spelling, limitBody(BODY_LIMIT));
      routeMethods(app, spelling, { post });
    }
  };
  serve(DONATION_PATHS.submit, submit);
  serve(DONATION_PATHS.startWallet, startWallet);
  serve(DONATION_PATHS.status, status);
}

import type { Hono } from 'hono';
import { DONATION_PATHS } from '#website/api/donation-paths.ts';
import { siteOfCountry } from '#website/country.ts';
import { parseDonation, type ReadDonation } from '#website/donations/donation-fields.ts';
import { BODY_LIMIT, type Fields, limitBody, readFields, textField } from '../http/read-fields.ts';
import { routeMethods } from '../http/route-methods.ts';
import type { WebsiteContext, WebsiteEnv } from '../http/website-env.ts';
import { createPaymentGate, refusalStatus } from '../payment/payment-gate.ts';
import { readPaymentData } from '../payment/read-payment-data.ts';
import { spellings } from '../site/api-paths.ts';
import { postedLanguage } from '../site/posted-language.ts';
import { currentSession, ensureSession } from '../site/visitor-session.ts';
import type { WebsiteServices } from '../website-services.ts';
import { donationRefusal } from './donation-answer.ts';

/** A key that a page made: a UUID. */
const KEY = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * The calls of a donation (D2.02). Refusals of the gift answer 200 with `errors`; 202 means that the result is not known
 * yet; limits answer 403 and 429 as in the shop.
 */
export function donationRoutes(app: Hono<WebsiteEnv>, services: WebsiteServices): void {
  const { db, siteOrigin, donations, clock } = services;
  const { allowPost, allowQuestion, payerOf } = createPaymentGate(services);

  const read = (fields: Fields) => {
    const site = siteOfCountry(textField(fields, 'siteCountryCode'));
    if (!site || !KEY.test(textField(fields, 'donationKey'))) return undefined;
    return parseDonation(fields, { siteCountryCode: site, now: new Date(clock()) });
  };
  const isTotal = ({ shownTotal }: ReadDonation) => shownTotal === '' || /^\d{1,6}(\.\d{1,2})?$/.test(shownTotal);

  const submit = async (c: WebsiteContext) => {
    allowPost(c);
    const fields = await readFields(c);
    const parsed = read(fields);
    if (!parsed || !isTotal(parsed.values)) return c.json(donationRefusal('badRequest'));
    const { values, errors } = parsed;
    if (Object.keys(errors).length > 0) return c.json(donationRefusal('details', { fieldErrors: errors }));
    const payment = readPaymentData(values.paymentData);
    if (!payment || values.paymentType === '') return c.json(donationRefusal('badRequest'));
    const session = await ensureSession(c, db, siteOrigin);
    const language = postedLanguage(c, fields);
    const payer = await payerOf(c, session);
    const { answer, result } = await donations.submit({ values, language, payment, payer });
    return c.json(answer, answer.nextAction === 'wait' ? 202 : refusalStatus(c, result?.reason));
  };

  const startWallet = async (c: WebsiteContext) => {
    allowPost(c);
    const fields = await readFields(c);
    const parsed = read(fields);
    const none = { walletToken: '', walletChargeId: '' };
    if (!parsed || !isTotal(parsed.values)) return c.json({ ...donationRefusal('badRequest'), ...none });
    const { values, errors } = parsed;
    if (Object.keys(errors).length > 0)
      return c.json({ ...donationRefusal('details', { fieldErrors: errors }), ...none });
    const session = await ensureSession(c, db, siteOrigin);
    const { answer, ...wallet } = await donations.startWallet({
      values,
      language: postedLanguage(c, fields),
      payer: await payerOf(c, session),
    });
    return c.json({ ...answer, ...wallet });
  };

  const status = async (c: WebsiteContext) => {
    const session = currentSession(c);
    allowQuestion(c, session);
    const fields = await readFields(c);
    const donationKey = textField(fields, 'donationKey');
    const paymentData = textField(fields, 'paymentData');
    // A page that was reloaded has only its key.
    const payment = paymentData === '' ? { token: '' } : readPaymentData(paymentData);
    if (!KEY.test(donationKey) || !payment) return c.json({ state: 'refused', ...donationRefusal('badRequest') });
    const { state, answer } = await donations.status({ session, donationKey, paymentData: payment.token });
    return c.json({ state, ...answer });
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

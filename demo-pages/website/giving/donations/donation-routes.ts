import type { Hono } from 'hono';
import { DONATION_PATHS } from '#rules/api/donation-paths.ts';
import { siteOfCountry } from '#rules/country.ts';
import { parseDonation, type ReadDonation } from '#rules/donations/donation-fields.ts';
import {
  answerInLanguage,
  createPaymentGate,
  type PaymentTextName,
  readPaymentData,
  refusalStatus,
} from '../../payments/index.ts';
import {
  BODY_LIMIT,
  currentSession,
  ensureSession,
  type Fields,
  type Language,
  limitBody,
  postedLanguage,
  readFields,
  routeMethods,
  spellings,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { GivingServices } from '../giving-services.ts';
import { isDonationKey } from './create-donation.ts';
import { type DonationAnswer, donationRefusal } from './donation-answer.ts';

type Refusal = Parameters<typeof donationRefusal>;

/** The status of an answer; `reason` is why it is none about the gift's fields. */
function statusOf(c: WebsiteContext, answer: DonationAnswer, reason: PaymentTextName | undefined) {
  if (answer.nextAction === 'wait') return 202;
  return answer.fieldErrors ? 422 : refusalStatus(c, reason);
}

/**
 * The calls of a donation (D2.02). Refusals of the gift answer 200 with `errors`, wrong fields 422 with `fieldErrors`,
 * and a post that no form makes 400; 202 means that the result is not known yet; limits answer 403 and 429 as in the
 * shop.
 */
export function donationRoutes(app: Hono<WebsiteEnv>, services: GivingServices): void {
  const { db, siteOrigin, donations, clock } = services;
  const { allowPost, allowQuestion, payerOf } = createPaymentGate(services);

  const read = (fields: Fields, language: Language) => {
    const site = siteOfCountry(textField(fields, 'siteCountryCode'));
    if (!site || !isDonationKey(textField(fields, 'donationKey'))) return undefined;
    return parseDonation(fields, { siteCountryCode: site, language, now: new Date(clock()) });
  };
  const isTotal = ({ shownTotal }: ReadDonation) => shownTotal === '' || /^\d{1,6}(\.\d{1,2})?$/.test(shownTotal);

  /**
   * D1.12: the earlier try of a gift that is paid, or may be: no refusal of another try may say "nothing was charged".
   */
  const earlierTry = async ({ donationKey }: ReadDonation): Promise<DonationAnswer | undefined> => {
    const { state, answer } = await donations.status({ donationKey, paymentData: '' });
    return state === 'paid' || state === 'pending' ? answer : undefined;
  };

  const submit = async (c: WebsiteContext) => {
    allowPost(c);
    const fields = await readFields(c);
    const language = postedLanguage(c, fields);
    const send = (answer: DonationAnswer, reason?: PaymentTextName) =>
      c.json(answerInLanguage(answer, language), statusOf(c, answer, reason));
    const parsed = read(fields, language);
    if (!parsed) return send(donationRefusal('badRequest'), 'badRequest');
    const { values, errors } = parsed;
    const refuse = async (refusal: DonationAnswer, reason?: PaymentTextName) => {
      const earlier = await earlierTry(values);
      return earlier ? send(earlier) : send(refusal, reason);
    };
    if (!isTotal(values)) return refuse(donationRefusal('badRequest'), 'badRequest');
    if (Object.keys(errors).length > 0) return refuse(donationRefusal('details', { fieldErrors: errors }));
    const payment = readPaymentData(values.paymentData);
    if (!payment || values.paymentType === '') return refuse(donationRefusal('badRequest'), 'badRequest');
    const session = await ensureSession(c, db, siteOrigin);
    const payer = await payerOf(c, session);
    const { answer, result } = await donations.submit({ values, language, payment, payer });
    return result ? send(answer, result.reason) : refuse(answer);
  };

  const startWallet = async (c: WebsiteContext) => {
    allowPost(c);
    const fields = await readFields(c);
    const language = postedLanguage(c, fields);
    const parsed = read(fields, language);
    const refuse = (...why: Refusal) => {
      const refusal = donationRefusal(...why);
      const answer = { ...answerInLanguage(refusal, language), walletToken: '', walletChargeId: '' };
      return c.json(answer, statusOf(c, refusal, 'badRequest'));
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
    allowQuestion(c, currentSession(c));
    const fields = await readFields(c);
    const donationKey = textField(fields, 'donationKey');
    const paymentData = textField(fields, 'paymentData');
    // A page that was reloaded has only its key.
    const payment = paymentData === '' ? { token: '' } : readPaymentData(paymentData);
    const language = postedLanguage(c, fields);
    const refusal = answerInLanguage(donationRefusal('badRequest'), language);
    if (!isDonationKey(donationKey) || !payment) return c.json({ state: 'refused', ...refusal });
    const { state, answer } = await donations.status({ donationKey, paymentData: payment.token });
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

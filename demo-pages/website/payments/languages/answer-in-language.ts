import PAYMENT_ANSWERS from '#texts/website/payment-answers';
import { contentIn, type Language, siteFor } from '../../platform/index.ts';

/** An answer of a payment with its sentences in the language of the page that asked; those without a translation stay. */
export function answerInLanguage<Answer extends { errors: string[]; friendlyErrorMessage: string }>(
  answer: Answer,
  language: Language,
): Answer {
  if (language === 'en') return answer;
  const site = siteFor('AUS', language);
  const said = (text: string) => contentIn(site, PAYMENT_ANSWERS, text) ?? text;
  return { ...answer, errors: answer.errors.map(said), friendlyErrorMessage: said(answer.friendlyErrorMessage) };
}

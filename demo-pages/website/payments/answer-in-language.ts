import type { Shown } from '#locales/message.ts';
import { type Language, messageIn, siteFor, textsOfErrors } from '../platform/index.ts';

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

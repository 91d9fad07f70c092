import { type Message, message } from '#locales/message.ts';
import { siteOfCountry } from '#rules/country.ts';
import { isTypedEmail } from '#rules/email.ts';
import { allOf, type FieldRule, required, satisfies } from '#rules/field-rule.ts';
import { isBlank } from '#rules/is-blank.ts';
import SUBSCRIBE_RULES_TEXTS from '#texts/elements/subscribe-rules';
import { checkFields, noCardNumber, notTooLong, tokenOf } from './check-fields.ts';
import { emailOf, formInput, lineOf } from './form-input.ts';
import { SUBSCRIBER_TYPED_FIELDS, type Subscriber, type SubscriberTypedField } from './subscriber-fields.ts';

/** One message for each field that is wrong. */
export type SubscriberErrors = Partial<Record<SubscriberTypedField, Message>>;

// W5.06 shows all three when one is missing, so each message must also be true for a filled field.
const MESSAGES: Readonly<Record<SubscriberTypedField, Message>> = {
  firstName: message(SUBSCRIBE_RULES_TEXTS, 'firstName'),
  lastName: message(SUBSCRIBE_RULES_TEXTS, 'lastName'),
  email: message(SUBSCRIBE_RULES_TEXTS, 'email'),
};

/** The rule of each single field (W5.04, W5.05). */
export const SUBSCRIBER_RULES: Readonly<Record<SubscriberTypedField, FieldRule>> = {
  firstName: allOf(required(MESSAGES.firstName), notTooLong, noCardNumber),
  lastName: allOf(required(MESSAGES.lastName), notTooLong, noCardNumber),
  email: allOf(required(MESSAGES.email), satisfies(isTypedEmail, MESSAGES.email)),
};

/**
 * The errors of a submit; with any field missing all three are named (W5.06). Empty means that the form can be sent.
 */
export function validateSubscriber(texts: Readonly<Record<SubscriberTypedField, string>>): SubscriberErrors {
  const errors = checkFields(SUBSCRIBER_RULES, texts);
  const isMissing = SUBSCRIBER_TYPED_FIELDS.some((name) => isBlank(texts[name]));
  return isMissing ? { ...MESSAGES, ...errors } : errors;
}

export interface ParsedSubscriber {
  /** Exactly the 5 fields, cleaned: what may be posted or stored when there are no errors. */
  values: Subscriber;
  errors: SubscriberErrors;
}

/**
 * Reads a subscriber from anything: the form's values, a JSON body, form entries. Never throws; does not check the
 * token.
 */
export function parseSubscribe(input: unknown): ParsedSubscriber {
  const body = formInput(input);
  const values: Subscriber = {
    firstName: lineOf(body, 'firstName'),
    lastName: lineOf(body, 'lastName'),
    email: emailOf(body, 'email'),
    recaptchaToken: tokenOf(body),
    siteCountryCode: siteOfCountry(lineOf(body, 'siteCountryCode')) ?? 'AUS',
  };
  return { values, errors: validateSubscriber(values) };
}

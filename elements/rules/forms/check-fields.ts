import { type Message, message } from '#locales/message.ts';
import { containsCardNumber } from '#payment-rules/card/card-number.ts';
import type { FieldRule } from '#rules/field-rule.ts';
import FORM_INPUT_TEXTS from '#texts/elements/form-input';
import { type FormInput, lineOf, tooLong } from './form-input.ts';

/** The most characters of a field, unless the form sets another limit. */
export const TEXT_LIMIT = 200;
/** The most characters of a bot check's token, which is longer than what people type. */
const TOKEN_LIMIT = 4096;

/** The field must not be longer than the limit. */
export const notTooLong: FieldRule = (value) => tooLong(value.trim(), TEXT_LIMIT);

/** A name must hold no card number: it would be stored and mailed where no card number may be. */
export const noCardNumber = (value: string): Message | undefined =>
  containsCardNumber(value) ? message(FORM_INPUT_TEXTS, 'cardNumber') : undefined;

/** A bot check's token; empty if the text is longer than any token. */
export function tokenOf(input: FormInput): string {
  const token = lineOf(input, 'recaptchaToken');
  return token.length > TOKEN_LIMIT ? '' : token;
}

/** One message for each field whose rule fails. */
export function checkFields<Name extends string>(
  rules: { readonly [Key in Name]?: FieldRule | undefined },
  texts: Readonly<Record<string, string>>,
): Partial<Record<Name, Message>> {
  const errors: Partial<Record<Name, Message>> = {};
  for (const name of Object.keys(rules) as Name[]) {
    const message = rules[name]?.(texts[name] ?? '', { ...texts });
    if (message !== undefined) errors[name] = message;
  }
  return errors;
}

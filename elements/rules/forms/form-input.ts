import { type Message, message } from '#locales/message.ts';
import { withAsciiDigits } from '#rules/ascii-digits.ts';
import { cleanEmail } from '#rules/email.ts';
import { isBlank } from '#rules/is-blank.ts';
import FORM_INPUT_TEXTS from '#texts/elements/form-input';

// Control characters and line separators: a mistake in a single-line text, and an attack in a mail's header.
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** Unchecked input as fields by name; anything that is not an object counts as an empty one. */
export type FormInput = Readonly<Record<string, unknown>>;

export function formInput(input: unknown): FormInput {
  return typeof input === 'object' && input !== null ? (input as FormInput) : {};
}

/**
 * One line of text: trimmed, control characters become spaces; a text that shows nothing is empty. A number becomes
 * text, any other type an empty text.
 */
export function lineOf(input: FormInput, field: string): string {
  const line = textOf(input, field).replace(CONTROL, ' ').trim();
  return isBlank(line) ? '' : line;
}

/** An email address without what pasting brought along; one that is right is never changed into another. */
export function emailOf(input: FormInput, field: string): string {
  return cleanEmail(rawText(input, field));
}

/**
 * A detail of a person in one line, by the name of its field: an email address is cleaned, the digits of a phone
 * number, a postcode and an expiry date become 0 to 9.
 */
export function detailOf(input: FormInput, field: string): string {
  if (/email/i.test(field)) return emailOf(input, field);
  const line = lineOf(input, field);
  return /phone|mobile|postcode|expiry/i.test(field) ? withAsciiDigits(line) : line;
}

/** A text of several lines: trimmed, with a line feed for every line end. */
export function linesOf(input: FormInput, field: string): string {
  const lines = textOf(input, field).split(/\r\n|[\r\n\u2028\u2029]/);
  return lines
    .map((line) => line.replace(CONTROL, ' '))
    .join('\n')
    .trim();
}

/** The message for a text that is too long; nothing otherwise. */
export function tooLong(text: string, limit: number): Message | undefined {
  return text.length > limit ? message(FORM_INPUT_TEXTS, 'tooLong', { limit }) : undefined;
}

/** One way to write each letter, so that a pasted name is found by a typed one. */
const textOf = (input: FormInput, field: string): string => rawText(input, field).normalize('NFC');

function rawText(input: FormInput, field: string): string {
  // Own fields only: otherwise `constructor` would give an inherited value.
  const value = Object.hasOwn(input, field) ? input[field] : undefined;
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

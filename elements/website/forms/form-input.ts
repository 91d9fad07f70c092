import { english } from '#website/in-english.ts';
import { FORM_INPUT_SAID } from './form-input.texts.ts';

// Control characters and line separators: a mistake in a single-line text, and an attack in a mail's header.
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** Unchecked input as fields by name; anything that is not an object counts as an empty one. */
export type FormInput = Readonly<Record<string, unknown>>;

export function formInput(input: unknown): FormInput {
  return typeof input === 'object' && input !== null ? (input as FormInput) : {};
}

/** One line of text: trimmed, control characters become spaces; a number becomes text, any other type an empty text. */
export function lineOf(input: FormInput, field: string): string {
  return textOf(input, field).replace(CONTROL, ' ').trim();
}

/** An e-mail address as typed, trimmed. The text inside stays unchanged, so that it cannot become another address. */
export function addressOf(input: FormInput, field: string): string {
  return textOf(input, field).trim();
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
export function tooLong(text: string, limit: number): string | undefined {
  return text.length > limit ? english(FORM_INPUT_SAID, 'tooLong', { limit }) : undefined;
}

function textOf(input: FormInput, field: string): string {
  // Own fields only: otherwise `constructor` would give an inherited value.
  const value = Object.hasOwn(input, field) ? input[field] : undefined;
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

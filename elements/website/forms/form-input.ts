// Control characters and line separators: in a line of text they are a mistake, and in a mail's header an attack.
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;

/** What came in, as a bag of fields: anything that is no object counts as an empty one. */
export type FormInput = Readonly<Record<string, unknown>>;

export function formInput(input: unknown): FormInput {
  return typeof input === 'object' && input !== null ? (input as FormInput) : {};
}

/** One line of text: trimmed, control characters turned into a space; a number counts as its text, all else as empty. */
export function lineOf(input: FormInput, field: string): string {
  return textOf(input, field).replace(CONTROL, ' ').trim();
}

/** An e-mail address as it was typed, without the spaces around it: inside, nothing becomes another spelling. */
export function addressOf(input: FormInput, field: string): string {
  return textOf(input, field).trim();
}

/** A text of several lines: trimmed, every line end a line feed. */
export function linesOf(input: FormInput, field: string): string {
  const lines = textOf(input, field).split(/\r\n|[\r\n\u2028\u2029]/);
  return lines
    .map((line) => line.replace(CONTROL, ' '))
    .join('\n')
    .trim();
}

/** Says that a text is too long; nothing when it is not. */
export function tooLong(text: string, limit: number): string | undefined {
  return text.length > limit ? `Shorten this to ${limit} characters or fewer.` : undefined;
}

function textOf(input: FormInput, field: string): string {
  // Own fields only: a body cannot inherit, and `constructor` is nobody's name.
  const value = Object.hasOwn(input, field) ? input[field] : undefined;
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

import { digitsOnly } from '#rules/phone.ts';

/** Removes everything but digits during typing and pasting (W5.17); the caret stays at its digit. */
export function keepDigits(input: HTMLInputElement): void {
  const { value } = input;
  const digits = digitsOnly(value);
  if (digits === value) return;
  const caret = digitsOnly(value.slice(0, input.selectionStart ?? value.length)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

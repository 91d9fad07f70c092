import { formatExpiry } from '../../payment-rules/card/card-expiry.ts';
import { formatCardNumber } from '../../payment-rules/card/card-number.ts';
import type { FieldName } from '../../payment-rules/card/hosted-fields.ts';
import { digitsOf } from '../../payment-rules/digits-of.ts';

/** How a field displays its value. */
export function formatFieldValue(name: FieldName, text: string, isDeleting = false): string {
  if (name === 'card_number') return formatCardNumber(text);
  if (name === 'expire_month') return formatExpiry(text, isDeleting);
  if (name === 'card_ccv') return digitsOf(text).slice(0, 4);
  return text;
}

/** The caret stays behind the same digit, wherever the grouping moved that digit. */
export function caretBehindDigit(text: string, digitCount: number): number {
  let digits = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (digits === digitCount) return index;
    if (/\d/.test(text[index] ?? '')) digits += 1;
  }
  return text.length;
}

/** Formats an input in place after the visitor typed, deleted or pasted; returns its new value. */
export function formatInput(
  input: HTMLInputElement,
  format: (text: string, isDeleting: boolean) => string,
  before: string,
  inputType: string,
): string {
  const typed = input.value;
  const formatted = format(typed, inputType.startsWith('delete'));
  if (formatted === typed) return formatted;
  const caret = input.selectionStart ?? typed.length;
  const isAtEnd = caret === typed.length;
  const digitCount = digitsOf(typed.slice(0, caret)).length;
  input.value = formatted;
  let target = isAtEnd ? formatted.length : caretBehindDigit(formatted, digitCount);
  // Deleting forward over a separator removes nothing, so the caret moves over it, or it would never advance.
  if (inputType === 'deleteContentForward' && formatted === before) target += 1;
  input.setSelectionRange(target, target);
  return formatted;
}

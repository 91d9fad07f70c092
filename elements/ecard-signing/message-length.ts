import { countCharacters, MAX_MESSAGE_CHARACTERS } from '#website/shop/ecard-message.ts';

/** The remaining characters for screen readers: announced from 50 on, in steps of ten instead of for every key. */
export function remainingCharactersText(message: string): string {
  const left = MAX_MESSAGE_CHARACTERS - countCharacters(message);
  if (left > 50) return '';
  return left < 0 ? 'The message is too long.' : `${Math.ceil(left / 10) * 10} characters left at most.`;
}

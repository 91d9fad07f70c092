import { message, type Shown } from '#locales/message.ts';
import { countCharacters, MAX_MESSAGE_CHARACTERS } from '#rules/shop/ecard-message.ts';
import ECARD_TEXTS from '#texts/elements/ecard-signing';

/** The remaining characters for screen readers: announced from 50 on, in steps of ten instead of for every key. */
export function remainingCharactersText(text: string): Shown {
  const left = MAX_MESSAGE_CHARACTERS - countCharacters(text);
  if (left > 50) return '';
  return left < 0
    ? message(ECARD_TEXTS, 'messageTooLong')
    : message(ECARD_TEXTS, 'left', { number: Math.ceil(left / 10) * 10 });
}

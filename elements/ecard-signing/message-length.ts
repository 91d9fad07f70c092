import { countCharacters, MAX_MESSAGE_CHARACTERS } from '#rules/shop/ecard-message.ts';
import { english } from '#runtime/texts/catalogue.ts';
import ECARD_TEXTS from '#texts/elements/ecard-signing';

/** The remaining characters for screen readers: announced from 50 on, in steps of ten instead of for every key. */
export function remainingCharactersText(message: string): string {
  const left = MAX_MESSAGE_CHARACTERS - countCharacters(message);
  if (left > 50) return '';
  return left < 0
    ? ECARD_TEXTS.texts.messageTooLong
    : english(ECARD_TEXTS, 'left', { number: Math.ceil(left / 10) * 10 });
}

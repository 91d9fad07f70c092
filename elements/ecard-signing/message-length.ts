import { countCharacters, MAX_MESSAGE_CHARACTERS } from '#website/shop/ecard-message.ts';

/** What a screen reader is told of the room left: from 50 characters before the end on, in tens, not at every key. */
export function spokenRoom(message: string): string {
  const left = MAX_MESSAGE_CHARACTERS - countCharacters(message);
  if (left > 50) return '';
  return left < 0 ? 'The message is too long.' : `${Math.ceil(left / 10) * 10} characters left at most.`;
}

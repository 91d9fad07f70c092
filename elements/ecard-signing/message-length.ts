/** The longest message, in characters: what the inside of a printed card holds in a readable size. */
export const MAX_MESSAGE_CHARACTERS = 500;

/** From how many characters before the end on a screen reader hears the count. */
const NEAR_THE_END = 50;

/** How many characters people see in a text: an emoji of two code units is one. */
export const countCharacters = (text: string) => [...text].length;

/** How many characters a message has too many; 0 while it fits. What is typed is never cut off. */
export const excessCharacters = (message: string) => Math.max(0, countCharacters(message) - MAX_MESSAGE_CHARACTERS);

/** What a screen reader is told about the room that is left: only near the end, and in steps of ten, not at every key. */
export function spokenRoom(message: string): string {
  const left = MAX_MESSAGE_CHARACTERS - countCharacters(message);
  if (left > NEAR_THE_END) return '';
  if (left < 0) return `The message is longer than ${MAX_MESSAGE_CHARACTERS} characters.`;
  return left === 0 ? 'No characters left.' : `${Math.ceil(left / 10) * 10} characters left at most.`;
}

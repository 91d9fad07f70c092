/** The longest message in characters: what fits inside a printed card at a readable size. */
export const MAX_MESSAGE_CHARACTERS = 500;

/** The number of visible characters: an emoji of two code units counts as one. */
export const countCharacters = (text: string) => [...text].length;

/** The number of characters above the limit; 0 while the message fits. Typed text is never cut off. */
export const excessCharacters = (message: string) => Math.max(0, countCharacters(message) - MAX_MESSAGE_CHARACTERS);

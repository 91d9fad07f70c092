/** The longest message, in characters: what the inside of a printed card holds in a readable size. */
export const MAX_MESSAGE_CHARACTERS = 500;

/** How many characters people see in a text: an emoji of two code units is one. */
export const countCharacters = (text: string) => [...text].length;

/** How many characters a message has too many; 0 while it fits. What is typed is never cut off. */
export const excessCharacters = (message: string) => Math.max(0, countCharacters(message) - MAX_MESSAGE_CHARACTERS);

const PLAIN_NAME = /^[\p{L}\p{M} '’.-]{1,40}$/u;
const LOOKS_LIKE_ADDRESS = /\p{L}\.\p{L}{2,}/u;

/**
 * The name to greet with, or an empty text. Anyone can enter a stranger's address, so the name field must not become an
 * advertisement in one of our mails: only texts that look like a name are repeated.
 */
export function greetingName(firstName: string): string {
  const name = firstName.trim();
  return PLAIN_NAME.test(name) && !LOOKS_LIKE_ADDRESS.test(name) ? name : '';
}

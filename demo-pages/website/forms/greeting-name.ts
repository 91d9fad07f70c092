const PLAIN_NAME = /^[\p{L}\p{M} '’.-]{1,40}$/u;
const LOOKS_LIKE_ADDRESS = /\p{L}\.\p{L}{2,}/u;

/**
 * The name to greet with, or nothing. Anybody can type a stranger's address, so what stands in the name's field must not
 * become an advertisement in a mail of ours: only what looks like a name is repeated.
 */
export function greetingName(firstName: string): string {
  const name = firstName.trim();
  return PLAIN_NAME.test(name) && !LOOKS_LIKE_ADDRESS.test(name) ? name : '';
}

/** The first words of a mail. */
export function greeting(firstName: string, isNewZealand: boolean): string {
  const name = greetingName(firstName);
  const hello = isNewZealand ? 'Kia ora' : 'Hello';
  return name === '' ? `${hello},` : `${hello} ${name},`;
}

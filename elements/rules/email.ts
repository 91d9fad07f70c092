// W5.01: dot-separated atoms or a quoted text before the @; no part of either pattern can match the same text in two
// ways.
// A quoted text has only what mail programs pass on unchanged: printable ASCII, no quote, backslash or angle bracket.
const LOCAL_PART = /^(?:[^\s<>()[\]\\.,;:@"]+(?:\.[^\s<>()[\]\\.,;:@"]+)*|"[ !#-;=?-[\]-~]+")$/;
// Invisible characters: mail to such an address goes to another recipient than the one on screen.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;
// W5.02: labels, then a top level of two or more letters; letters that are not Latin are written after xn--.
const DOMAIN = /^(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+(?:[a-z]{2,}|xn-(?:-+[a-z0-9]+)+)$/i;
// W5.03: an IPv4 literal in square brackets, each number 0 to 255.
const IP_LITERAL = /^\[(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!\])|(?=\]))){4}\]$/;

/** The longest address, and the longest local part, that a mail server has to accept (RFC 5321). */
const MAX_LENGTH = 254;
const MAX_LOCAL_PART = 64;
/** A label of a domain name that is longer does not exist (RFC 1035). */
const LONG_LABEL = /[^.]{64}/;

/**
 * Whether a character is not ASCII but looks like one that is: the Kelvin sign for K, full-width letters, the long s,
 * İ. Mail programs and servers may take such an address for the ASCII one, which belongs to somebody else.
 */
const standsForAscii = (char: string): boolean =>
  char > '\x7f' && /[\0-\x7f]/.test(char.normalize('NFKC').toLowerCase());

/** The patterns, for the test that proves them linear-time. */
export const EMAIL_PATTERNS: readonly RegExp[] = [LOCAL_PART, UNSEEN, DOMAIN, LONG_LABEL, IP_LITERAL];

/** Marks that come with a copied address and show nothing: soft hyphen, zero-width space, marks of direction. */
const COPIED_MARKS = /[\u00ad\u061c\u200b\u200e\u200f\u2060\ufeff]/g;
/** A text of one direction, as it is copied out of another: these marks begin and end it. */
const EMBEDDING = /^[\u202a-\u202e\u2066-\u2069]|[\u202a-\u202e\u2066-\u2069]$/g;
/** Letters and signs in the width of Chinese characters; each is the ASCII one at this distance. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_SIGNS = /[\uff20\uff0e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
/** Characters whose composed form is ASCII: it would be another address. */
const COMPOSED_AS_ASCII = /[\u037e\u1fef\u212a]/;

/** Whether `value`, untrimmed, is an email address: local part, @, domain or IPv4 literal. */
export function isEmail(value: string): boolean {
  if (value.length > MAX_LENGTH || UNSEEN.test(value) || [...value].some(standsForAscii)) return false;
  const at = value.lastIndexOf('@');
  if (at < 1 || at > MAX_LOCAL_PART) return false;
  const domain = value.slice(at + 1);
  if (LONG_LABEL.test(domain)) return false;
  return LOCAL_PART.test(value.slice(0, at)) && (DOMAIN.test(domain) || IP_LITERAL.test(domain));
}

/**
 * A typed or pasted address without what it brought along: marks that show nothing, `mailto:`, a full stop or comma at
 * its end, full-width signs. Full-width letters become ASCII where all letters are full-width, as a Chinese keyboard
 * writes them; one among others is a look-alike. An address that is right stays as it is, and so does a text that has
 * none.
 */
export function cleanEmail(text: string): string {
  const typed = (COMPOSED_AS_ASCII.test(text) ? text : text.normalize('NFC')).trim();
  if (isEmail(typed)) return typed;
  const cleaned = typed
    .replace(/[a-z]/i.test(typed) ? FULL_WIDTH_SIGNS : FULL_WIDTH, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET),
    )
    .replace(COPIED_MARKS, '')
    .replace(EMBEDDING, '')
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/[.,;]$/, '');
  return isEmail(cleaned) ? cleaned : typed;
}

/** Whether a field has an email address, with or without what `cleanEmail` removes. */
export const isTypedEmail = (text: string): boolean => isEmail(cleanEmail(text));

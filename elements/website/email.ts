// W5.01: dot-separated atoms or a quoted text before the @; no part of either pattern can match the same text in two
// ways.
// A quoted text has only what mail programs pass on unchanged: printable ASCII, no quote, backslash or angle bracket.
const LOCAL_PART = /^(?:[^\s<>()[\]\\.,;:@"]+(?:\.[^\s<>()[\]\\.,;:@"]+)*|"[ !#-;=?-[\]-~]+")$/;
// Invisible characters: mail to such an address goes to another recipient than the one on screen.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}]/u;
// W5.02: labels, then a top level of two or more letters.
const DOMAIN = /^(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,}$/i;
// W5.03: an IPv4 literal in square brackets, each number 0 to 255.
const IP_LITERAL = /^\[(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!\])|(?=\]))){4}\]$/;

/** The longest address a mail server has to accept (RFC 5321). */
const MAX_LENGTH = 254;

/** The patterns, for the test that proves them linear-time. */
export const EMAIL_PATTERNS: readonly RegExp[] = [LOCAL_PART, UNSEEN, DOMAIN, IP_LITERAL];

/** Whether `value`, untrimmed, is an e-mail address: local part, @, domain or IPv4 literal. */
export function isEmail(value: string): boolean {
  if (value.length > MAX_LENGTH || UNSEEN.test(value)) return false;
  const at = value.lastIndexOf('@');
  if (at < 1) return false;
  const domain = value.slice(at + 1);
  return LOCAL_PART.test(value.slice(0, at)) && (DOMAIN.test(domain) || IP_LITERAL.test(domain));
}

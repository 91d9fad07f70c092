/** Fields that are secret whatever they hold; a token is recognised by its last four characters, the others by none. */
const TOKENS = /(^|_)token$/i;
const SECRETS = /^(card_)?(ccv|cvv|cvc|pin|security_code)$|(^|_)secret$|password/i;
const ACCOUNTS = /^account_number$/i;
const CARDS = /^card_?number$/i;

/**
 * Secrets anywhere in a text: secret keys, secrets of webhooks, signed tokens, one-time tokens, and page keys. Public
 * keys are public.
 */
const SECRET_TEXT = new RegExp(
  [
    /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*/,
    /\bwhsec_[\w+/=-]+/,
    /\bsk_[a-z0-9]+_[\w-]+/,
    /\b(?:tok|ext|cfg|sim|sim_at|qt|vdt|acs)_[\w-]{8,}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
/** As many digits as a card number has, however they are parted. */
const LONG_NUMBER = /\d(?:[ .-]?\d){12,}/g;

const HIDDEN = '•••';
const lastOf = (text: string, length: number) => `…${text.slice(-length)}`;

/** A text without the secrets and card numbers in it; what is left of each recognises it. */
export function maskText(text: string): string {
  return text
    .replace(SECRET_TEXT, (secret) => `${/^[a-z]+_/.exec(secret)?.[0] ?? ''}${lastOf(secret, 4)}`)
    .replace(LONG_NUMBER, (number) => lastOf(number.replace(/\D/g, ''), 4));
}

function maskField(name: string, value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') return maskValue(value);
  const text = String(value);
  if (SECRETS.test(name)) return HIDDEN;
  if (CARDS.test(name)) return lastOf(text, 4);
  if (ACCOUNTS.test(name)) return lastOf(text, 2);
  if (TOKENS.test(name) && text.length > 12)
    return maskText(text).length < text.length ? maskText(text) : lastOf(text, 4);
  return maskValue(value);
}

/** A JSON value without secrets and card numbers, also in names of fields. */
export function maskValue(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'number') return /^\d{13,}$/.test(String(value)) ? maskText(String(value)) : value;
  if (Array.isArray(value)) return value.map(maskValue);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [maskText(name), maskField(name, field)]);
  return Object.fromEntries(fields) as unknown;
}

const MOST_READ = 64 * 1024;
const MOST_STORED = 16 * 1024;
const CUT = '… (cut)';

/** A JSON body as it may be stored: masked, and at most 16 KiB. Null when there was none. */
export function maskBody(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  if (text.length > MOST_READ) return `(${Math.ceil(text.length / 1024)} KiB, which is too long to keep)`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return `(${text.length} characters that are not JSON)`;
  }
  const masked = JSON.stringify(maskValue(value), null, 2);
  if (Buffer.byteLength(masked) <= MOST_STORED) return masked;
  return (
    Buffer.from(masked)
      .subarray(0, MOST_STORED - Buffer.byteLength(CUT) - 4)
      .toString('utf8')
      .replace(/\ufffd{1,3}$/, '') + CUT
  );
}

/** A path with its query as it may be stored. */
export function maskPath(url: string): string {
  const { pathname, search } = new URL(url);
  return maskText(decoded(pathname + search)).slice(0, 1024);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path.replace(/%[0-9a-f]{0,2}/gi, ' ');
  }
}

import { isIP } from 'node:net';

const ANY_ADDRESS = new Set(['0.0.0.0', '::']);

/** The name or address to listen on. IPv6 is given with or without the brackets that it has in a URL. */
export const readHost = (text: string | undefined): string => text?.replace(/^\[(.*)\]$/, '$1') || '127.0.0.1';

/** The name under which this machine reaches a server that listens on `host`, as a URL has it. */
export function localName(host: string): string {
  if (ANY_ADDRESS.has(host)) return '127.0.0.1';
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** Reads a port from the environment. Throws an error that names the variable. */
export function readPort(name: string, text: string | undefined, fallback: number): number {
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} is "${text}": use a number from 1 to 65535.`);
  return port;
}

const LONGEST_DELAY_MS = 60_000;

/** Reads how long a program goes on after a signal to stop (ms). Throws an error that names the variable. */
export function readShutdownDelay(env: Record<string, string | undefined>): number {
  const text = env['SHUTDOWN_DELAY_MS'];
  const delay = Number(text || 0);
  if (!Number.isInteger(delay) || delay < 0 || delay > LONGEST_DELAY_MS)
    throw new Error(`SHUTDOWN_DELAY_MS is "${text}": use a number of milliseconds from 0 to ${LONGEST_DELAY_MS}.`);
  return delay;
}

/** Reads an origin from the environment. Throws an error that names the variable. */
export function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isBare = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isBare) throw new Error(`${name} is "${text}": use an origin such as https://gifts.example.org.`);
  return url.origin;
}

/**
 * Reads the address of a database or a mail server, which may hold a password. Throws an error that names the
 * variable and never repeats the value. Signs that end a part of an address would make another host of half a password,
 * so they must be percent-encoded.
 * @param schemes such as `postgres:`
 * @param needsHost false where an address without a host is that of this machine
 */
export function readServiceAddress(
  name: string,
  text: string | undefined,
  { schemes, example, needsHost }: { schemes: readonly string[]; example: string; needsHost: boolean },
): string | undefined {
  if (!text) return undefined;
  // A socket of this machine has no host, which URLs do not allow behind a user.
  const address = text.replace(/@(?=\/)/, '@localhost');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const rest = url && url.pathname + url.search + url.hash;
  const isCut = !url || !schemes.includes(url.protocol) || rest?.includes('@') || url.hash !== '';
  const isNowhere = needsHost && url?.hostname === '';
  if (isCut || isNowhere || !isEncoded(url.username) || !isEncoded(url.password))
    throw new Error(
      `${name} cannot be read: use an address such as ${example}, ` +
        'and write signs in the user name and the password in percent-encoding ' +
        '(# is %23, % is %25, / is %2F, ? is %3F, @ is %40).',
    );
  return URL.canParse(text) ? url.href : text;
}

/** Reads the address of a PostgreSQL server. */
export const readDatabaseAddress = (name: string, env: Record<string, string | undefined>): string | undefined =>
  readServiceAddress(name, env[name], {
    schemes: ['postgres:', 'postgresql:'],
    example: 'postgres://user:password@db.example.org/haven',
    needsHost: false,
  });

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Reads a list of origins, separated by commas. */
export function readOrigins(name: string, text: string | undefined): string[] {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '').map((entry) => readOrigin(name, entry));
}

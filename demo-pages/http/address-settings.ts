const ANY_ADDRESS = new Set(['0.0.0.0', '::', '[::]']);

/** The name under which this machine reaches a server that listens on `host`. */
export function localName(host: string): string {
  return ANY_ADDRESS.has(host) ? '127.0.0.1' : host;
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

/** Reads a list of origins, separated by commas. */
export function readOrigins(name: string, text: string | undefined): string[] {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '').map((entry) => readOrigin(name, entry));
}

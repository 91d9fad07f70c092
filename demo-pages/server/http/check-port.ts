import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 10;
const TRY_MS = 100;
const ANSWER_MS = 500;

/** Where a server listens. */
export interface ListenAddress {
  host: string;
  port: number;
  /** The variable that sets the port, for a readable message. */
  variable: string;
}

/**
 * Rejects as `listen` does when something listens on the port, before a program that needs it has begun anything
 * else. A program that is started again waits for a second, in case the one before it is just ending.
 *
 * It asks and does not listen for a moment itself: a proxy that looks for this program would connect then, and be cut
 * off.
 */
export async function checkPort(address: ListenAddress): Promise<void> {
  for (let tries = 0; await isTaken(address); tries += 1) {
    if (tries === TRIES) throw explainPort(Object.assign(new Error(), { code: 'EADDRINUSE' }), address);
    await wait(TRY_MS);
  }
}

const EVERY_ADDRESS = new Set(['', '0.0.0.0', '::']);

const isTaken = ({ host, port }: ListenAddress): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect({ port, host: EVERY_ADDRESS.has(host) ? 'localhost' : host, timeout: ANSWER_MS });
    const end = (isTaken: boolean) => {
      probe.destroy();
      resolve(isTaken);
    };
    probe.once('connect', () => end(true));
    for (const event of ['error', 'timeout']) probe.once(event, () => end(false));
  });

/** Says what to do about a port that cannot be used. */
export function explainPort(error: NodeJS.ErrnoException, { port, variable }: ListenAddress): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is in use: stop the program that uses it, or set ${variable}.`);
  if (error.code === 'EACCES')
    return new Error(`Port ${port} needs rights that this user lacks: set ${variable} to one above 1023.`);
  return error;
}

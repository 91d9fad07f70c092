import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 10;
const TRY_MS = 100;

/** Where a server listens. */
export interface Address {
  host: string;
  port: number;
  /** The variable that sets the port, for a readable message. */
  variable: string;
}

/**
 * Rejects as `listen` does when the port cannot be used, before a program that needs it has begun anything else. A program
 * that is started again waits for a second, in case the one before it is just ending.
 */
export async function checkPort(address: Address): Promise<void> {
  let error = await take(address);
  for (let tries = 0; error?.code === 'EADDRINUSE' && tries < TRIES; tries += 1) {
    await wait(TRY_MS);
    error = await take(address);
  }
  if (error) throw explainPort(error, address);
}

/** Takes the port for a moment: the error, if there is one. */
const take = ({ host, port }: Address): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });

/** Says what to do about a port that cannot be used. */
export function explainPort(error: NodeJS.ErrnoException, { port, variable }: Address): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is in use: stop the program that uses it, or set ${variable}.`);
  if (error.code === 'EACCES')
    return new Error(`Port ${port} needs rights that this user lacks: set ${variable} to one above 1023.`);
  return error;
}

import type { MiddlewareHandler } from 'hono';
import type { Database } from '../../server/database/open-database.ts';
import type { ShiftedClock } from './clock/sandbox-clock.ts';
import type { BrowserVariables } from './credentials/cross-origin.ts';
import type { FindBrowserKey } from './credentials/key-ring.ts';
import type { WindowLimit } from './credentials/rate-limit.ts';

/** What the routes of the sandbox share. Each function takes from it what it names. */
export interface SandboxServices {
  db: Database;
  clock: ShiftedClock;
  /** The sandbox's own origin, for the address of a request. */
  originOf(url: string): string;
  /** Folder of the builds (`dist`). */
  dist: string;
  /** Folder of the built hosted pages (`dist/hosted`). */
  hostedDirectory: string;
  /** How many one-time tokens a client may request in a window of time. */
  tokenLimit: WindowLimit;
  findBrowserKey: FindBrowserKey;
  /** Accepts a browser's request with a public key or an access token. */
  browserCredential: MiddlewareHandler<BrowserVariables>;
  /** Settles everything that is due by the clock's time. */
  settleDue(): Promise<void>;
}

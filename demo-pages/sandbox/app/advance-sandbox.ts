import type { Database } from '../../server/database/open-database.ts';
import { type DeliveryOptions, deliverWebhooks } from '../api/webhooks/index.ts';
import { type SandboxClock, shiftedClock, systemClock } from '../core/index.ts';
import { settleDue } from './settle-due.ts';

/** Ends a call while more is due, so that a server can stop between two calls. */
const MOST_ROUNDS = 20;

/**
 * Does what the sandbox does by itself: settles what is due, in the order of its time, and makes an attempt for the
 * webhooks that are due. Returns how many attempts. Any number of processes may call it, each on a schedule. `clock` is
 * the clock that `createSandboxApp` got; how far it was moved is read from the database.
 */
export async function advanceSandbox(
  db: Database,
  clock: SandboxClock = systemClock,
  options: DeliveryOptions = { fetch: globalThis.fetch },
): Promise<number> {
  const shifted = shiftedClock(db, clock);
  await shifted.refresh();
  await settleDue(db, shifted.now());
  let attempts = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const made = await deliverWebhooks(db, shifted.now, options);
    if (made === 0) break;
    attempts += made;
  }
  return attempts;
}

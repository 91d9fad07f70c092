import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { openSandbox } from '../../../testing/open-sandbox.ts';
import { charges } from '../../charges/charges-schema.ts';
import { CheckoutShopper } from './checkout-shopper.ts';

export type Data = Record<string, unknown>;

/** Opens a sandbox for the tests of one file, and checkouts in it, each with its own reference. */
export function openCheckouts() {
  let sandbox: Awaited<ReturnType<typeof openSandbox>>;
  let count = 0;
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  afterAll(() => sandbox.close());
  const open = (configuration: Data = { template_id: 'card' }, more: Data = {}) => {
    count += 1;
    return CheckoutShopper.open(sandbox, configuration, { reference: `calls-${count}`, ...more });
  };
  return {
    get sandbox() {
      return sandbox;
    },
    /** The number in the reference of the latest checkout. */
    get count() {
      return count;
    },
    open,
    /** The completed charges of the latest checkout. */
    async completed() {
      const made = await sandbox.db
        .select()
        .from(charges)
        .where(eq(charges.reference, `calls-${count}`));
      return made.filter(({ status }) => status === 'complete');
    },
    async atCard(configuration?: Data) {
      const opened = await open(configuration);
      await opened.shopper.next();
      await opened.shopper.choose('card');
      await opened.shopper.next();
      return opened;
    },
    /** A second tab of the same checkout, with the same token. */
    tabOf: (shopper: CheckoutShopper) => new CheckoutShopper(sandbox, shopper.token),
  };
}

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { charges } from '../../charges/charges-schema.ts';
import { openSandbox } from '../../testing/open-sandbox.ts';
import { CheckoutShopper } from './checkout-shopper.ts';

export type Data = Record<string, unknown>;

/** A provider for the tests of one file, and the checkouts that they open with it, each with a reference of its own. */
export function checkoutDesk() {
  let provider: Awaited<ReturnType<typeof openSandbox>>;
  let count = 0;
  beforeAll(async () => {
    provider = await openSandbox();
  });
  afterAll(() => provider.close());
  const open = (configuration: Data = { template_id: 'card' }, more: Data = {}) => {
    count += 1;
    return CheckoutShopper.open(provider, configuration, { reference: `calls-${count}`, ...more });
  };
  return {
    get provider() {
      return provider;
    },
    /** The number in the reference of the latest checkout. */
    get count() {
      return count;
    },
    open,
    /** What the latest checkout charged. */
    async completed() {
      const made = await provider.db
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
    /** Another tab of the same checkout, which holds what this one holds. */
    tabOf: (shopper: CheckoutShopper) => new CheckoutShopper(provider, shopper.token),
  };
}

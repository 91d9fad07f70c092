import { createSandboxApp } from '../../../../sandbox/app/sandbox-app.ts';
import type { Database } from '../../../../server/database/open-database.ts';
import { createGiving, type Giving } from '../../../app/create-giving.ts';
import { SANDBOX_CREDENTIALS } from '../../../app/website-options.ts';
import { createPayments, type Payments } from '../../../payments/payments.ts';
import { createProviderClient } from '../../../payments/provider/charge-client.ts';
import { createWalletClient } from '../../../payments/provider/wallet-client.ts';
import { createOrderPayables } from '../../../shop/orders/order-payables.ts';
import { createDonationEffects } from '../../create-donation-effects.ts';
import { createDonationPayables } from '../../donations/donation-payables.ts';

export const SITE_ORIGIN = 'http://127.0.0.1:8080';
const PROVIDER_ORIGIN = 'http://127.0.0.1:8081';

/** The site's giving without its pages, and the real sandbox behind it, on one database and without a network. */
export function openGiving(
  db: Database,
  clock: () => number,
  log: (entry: Record<string, unknown>) => void = () => {},
): { giving: Giving; payments: Payments; sandbox: (path: string, init?: RequestInit) => Promise<Response> } {
  const sandbox = createSandboxApp({
    db,
    hostedDirectory: '/nonexistent',
    clock: { now: () => new Date(clock()), sleep: async () => {} },
  });
  const options = {
    ...SANDBOX_CREDENTIALS,
    db,
    siteOrigin: SITE_ORIGIN,
    providerOrigin: PROVIDER_ORIGIN,
    fetch: async (input: string | URL | Request, init?: RequestInit) => sandbox.fetch(new Request(input, init)),
    clock,
    log,
  };
  const payables = {
    order: createOrderPayables(options),
    donation: createDonationPayables(createDonationEffects(options), clock),
  };
  const provider = createProviderClient(options);
  const payments = createPayments({ ...options, provider, wallets: createWalletClient(options), payables });
  return {
    giving: // Nobody refunds in these walks.
      createGiving({ ...options, payments, refunds: { settle: async () => undefined } }),
    payments,
    sandbox: async (path, init) => sandbox.request(`${PROVIDER_ORIGIN}${path}`, init),
  };
}

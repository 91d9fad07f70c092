import { vi } from 'vitest';
import type { ProviderClient } from '../provider/charge-client.ts';
import type { WalletClient } from '../provider/wallet-client.ts';

/** A provider that approves, keeps sources and has no earlier charge; its wallet charges wait, and can be called off. */
export const stubProvider = () => ({
  provider: {
    kindOf: vi.fn<ProviderClient['kindOf']>(async () => 'card'),
    charge: vi.fn<ProviderClient['charge']>(async () => ({
      kind: 'approved',
      chargeId: 'ch_1',
      madeAt: undefined,
      chargedAt: undefined,
    })),
    save: vi.fn<ProviderClient['save']>(async () => ({
      kind: 'saved',
      customerId: 'customer-1',
      sourceId: 'source-1',
      source: 'card',
      display: { sourceScheme: 'visa', sourceLast4: '4242', sourceEndsIn: '2028-09' },
    })),
    find: vi.fn<ProviderClient['find']>(async () => undefined),
  },
  wallets: {
    make: vi.fn<WalletClient['make']>(async ({ idempotencyKey }) => ({ id: `w of ${idempotencyKey}`, token: 'wt' })),
    find: vi.fn<WalletClient['find']>(async () => ({
      state: 'open',
      failureCode: '',
      madeAt: undefined,
      chargedAt: undefined,
    })),
    cancel: vi.fn<WalletClient['cancel']>(async () => true),
  },
});

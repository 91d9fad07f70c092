import type { WalletDescriptor } from '../core/wallet-descriptor.ts';

/** Its popup lives at the addresses of flypay-v2-hosts.ts, so it has no script of a vendor. */
export const FLYPAY_V2_DESCRIPTOR = {
  // Tokens write `flypay_v2` and `FlypayV2`.
  gateways: ['flypayv2'],
  load: () => import('./flypay-v2.ts'),
} as const satisfies WalletDescriptor;

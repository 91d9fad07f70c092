import type { WalletDescriptor } from '../core/wallet-descriptor.ts';

/** It lives in a frame of the provider's, so it has no script of a vendor. */
export const FLYPAY_DESCRIPTOR = {
  gateways: ['flypay'],
  load: () => import('./flypay.ts'),
} as const satisfies WalletDescriptor;

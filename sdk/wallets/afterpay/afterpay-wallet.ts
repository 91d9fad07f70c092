import type { WalletDescriptor } from '../core/wallet-descriptor.ts';

export const AFTERPAY_DESCRIPTOR = {
  gateways: ['afterpay'],
  load: () => import('./afterpay.ts'),
} as const satisfies WalletDescriptor;

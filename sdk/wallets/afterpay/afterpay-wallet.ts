import type { WalletDescriptor } from '../core/wallet-descriptor.ts';

export const AFTERPAY_WALLET = {
  gateways: ['afterpay'],
  load: () => import('./afterpay.ts'),
} as const satisfies WalletDescriptor;

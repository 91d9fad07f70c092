import type { WalletDescriptor } from '../core/wallet-descriptor.ts';

export const PAYPAL_DESCRIPTOR = {
  gateways: ['paypal'],
  load: () => import('./paypal.ts'),
} as const satisfies WalletDescriptor;

import type { WalletDescriptor } from '../core/wallet-descriptor.ts';

export const STRIPE_DESCRIPTOR = {
  gateways: ['stripe'],
  load: () => import('./stripe.ts'),
} as const satisfies WalletDescriptor;

import type { WalletDescriptor } from '../core/wallet-descriptor.ts';

export const STRIPE = {
  gateways: ['stripe'],
  load: () => import('./stripe.ts'),
} as const satisfies WalletDescriptor;

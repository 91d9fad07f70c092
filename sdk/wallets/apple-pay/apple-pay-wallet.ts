import type { WalletDescriptor } from '../core/wallet-descriptor.ts';

/** S1.07: a card gateway offers it beside Google Pay. */
export const APPLE_PAY_DESCRIPTOR = {
  gateways: ['mastercard'],
  name: 'apple',
  load: () => import('./apple-pay.ts'),
} as const satisfies WalletDescriptor;

import type { WalletDescriptor } from '../core/wallet-descriptor.ts';

/** S1.07: a card gateway offers it beside Apple Pay. */
export const GOOGLE_PAY_DESCRIPTOR = {
  gateways: ['mastercard'],
  name: 'google',
  load: () => import('./google-pay.ts'),
} as const satisfies WalletDescriptor;

import type { WalletScripts } from '../core/wallet-descriptor.ts';

export const STRIPE_SCRIPTS = {
  stripe: { src: 'https://js.stripe.com/v3/' },
} as const satisfies WalletScripts;

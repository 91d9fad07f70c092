import type { WalletScripts } from '../core/wallet-descriptor.ts';

export const PAYPAL_SCRIPTS = {
  paypal: { src: 'https://www.paypal.com/sdk/js' },
} as const satisfies WalletScripts;

import type { WalletScripts } from '../core/wallet-descriptor.ts';

export const GOOGLE_PAY_SCRIPTS = {
  google: { src: 'https://pay.google.com/gp/p/js/pay.js' },
} as const satisfies WalletScripts;

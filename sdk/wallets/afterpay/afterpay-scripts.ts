import type { WalletScripts } from '../core/wallet-descriptor.ts';

export const AFTERPAY_SCRIPTS = {
  afterpay: { src: 'https://portal.afterpay.com/afterpay.js' },
  afterpay_sandbox: { src: 'https://portal.sandbox.afterpay.com/afterpay.js' },
} as const satisfies WalletScripts;

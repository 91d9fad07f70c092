import type { StartWallet } from './core/wallet.ts';

/** A wallet's file: loaded only for a charge that is paid with it. */
export type WalletFile = () => Promise<{ readonly startWallet: StartWallet }>;

/** Each wallet as a separate chunk; the build for a script tag uses wallet-files.global.ts instead. */
export const WALLET_FILES = {
  apple: () => import('./apple-pay/apple-pay.ts'),
  google: () => import('./google-pay/google-pay.ts'),
  stripe: () => import('./stripe/stripe.ts'),
  paypal: () => import('./paypal/paypal.ts'),
  flypay: () => import('./flypay/flypay.ts'),
  flypayV2: () => import('./flypay-v2/flypay-v2.ts'),
  afterpay: () => import('./afterpay/afterpay.ts'),
} satisfies Record<string, WalletFile>;

/** The loader of vendors' scripts, which the pay-later wallets do not need. */
export const loadScriptLoader = () => import('./core/load-vendor-script.ts');

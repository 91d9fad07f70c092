import type { StartWallet } from './wallet.ts';

/** A wallet's file: loaded only for a charge that is paid with it. */
export type WalletFile = () => Promise<{ readonly startWallet: StartWallet }>;

/** Each wallet as a script of its own; the build for a script tag takes wallet-files.global.ts instead. */
export const WALLET_FILES = {
  apple: () => import('./apple-pay.ts'),
  google: () => import('./google-pay.ts'),
  stripe: () => import('./stripe.ts'),
  paypal: () => import('./paypal.ts'),
  flypay: () => import('./flypay.ts'),
  flypayV2: () => import('./flypay-v2.ts'),
  afterpay: () => import('./afterpay.ts'),
} satisfies Record<string, WalletFile>;

/** The loader of vendors' scripts, which the pay-later wallets do without. */
export const loadScriptLoader = () => import('./load-vendor-script.ts');

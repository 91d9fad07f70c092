import * as loader from './core/load-vendor-script.ts';
import { unavailable } from './core/unavailable.ts';
import { flypayHost } from './flypay-v2/flypay-v2-hosts.ts';
import type * as lazy from './wallet-files.ts';

/** The addresses of the wallets' modules, inserted by the build. */
declare const WALLET_CHUNKS: Readonly<Record<string, string>>;

// The address of this script, available only while it runs; an element of the page may hide it.
const script = document.currentScript;
const here = script instanceof HTMLScriptElement && script.src ? script.src : document.baseURI;

async function load(name: string) {
  const { href } = new URL(WALLET_CHUNKS[name] as string, here);
  try {
    return await import(/* @vite-ignore */ href);
  } catch {
    // The usual cause is that only this file was copied, which the browser's error does not say.
    const text = `${href} cannot be loaded. Wallets need the folder chunks/ beside sdk.global.js: serve the whole folder dist/sdk, with CORS for pages of other origins.`;
    throw unavailable('script_failed', text);
  }
}

/** Each wallet as a module beside the one file of the script-tag build. */
export const WALLET_FILES: typeof lazy.WALLET_FILES = {
  apple: () => load('apple-pay'),
  google: () => load('google-pay'),
  stripe: () => load('stripe'),
  paypal: () => load('paypal'),
  flypay: () => load('flypay'),
  async flypayV2() {
    const file = (await load('flypay-v2')) as typeof import('./flypay-v2/flypay-v2.ts');
    // The module has its own table, which `setFlypayHosts` of this script does not change.
    return { ...file, startWallet: (context) => file.startWallet(context, flypayHost) };
  },
  afterpay: () => load('afterpay'),
};

/** The loader of vendors' scripts stays here, because it has the addresses of `setVendorScripts`. */
export const loadScriptLoader: typeof lazy.loadScriptLoader = async () => loader;

import * as loader from './core/load-vendor-script.ts';
import { unavailable } from './core/unavailable.ts';
import { flypayHost } from './flypay-v2/flypay-v2-hosts.ts';
import type * as lazy from './wallet-files.ts';

/** Where the module build put each wallet; the build writes the addresses here. */
declare const WALLET_CHUNKS: Readonly<Record<string, string>>;

// Of this very script, which is known only while it runs; a page's own element may hide it.
const script = document.currentScript;
const here = script instanceof HTMLScriptElement && script.src ? script.src : document.baseURI;

async function load(name: string) {
  const { href } = new URL(WALLET_CHUNKS[name] as string, here);
  try {
    return await import(/* @vite-ignore */ href);
  } catch {
    // Most often somebody copied the one file alone, which a browser's own words would not say.
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
    // The module has a table of its own, which `setFlypayHosts` of this script does not reach.
    return { ...file, startWallet: (context) => file.startWallet(context, flypayHost) };
  },
  afterpay: () => load('afterpay'),
};

/** The loader of vendors' scripts stays here, because it knows what `setVendorScripts` said. */
export const loadScriptLoader: typeof lazy.loadScriptLoader = async () => loader;

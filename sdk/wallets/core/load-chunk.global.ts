import { flypayHost } from '../flypay-v2/flypay-v2-hosts.ts';
import { unavailable } from './unavailable.ts';
import type { StartWallet } from './wallet.ts';

// A script can read its own address only while it runs. A page's element named `currentScript` hides it.
const script = document.currentScript;
const here = script instanceof HTMLScriptElement && script.src ? script.src : document.baseURI;

/**
 * Loads a wallet's module from the folder beside the script-tag build, which calls this function where a descriptor has
 * an `import()`. `address` is relative to the script's own address.
 */
export async function loadWalletChunk(address: string): Promise<{ readonly startWallet: StartWallet }> {
  const { href } = new URL(address, here);
  let wallet: {
    startWallet: (context: Parameters<StartWallet>[0], hostOf: typeof flypayHost) => ReturnType<StartWallet>;
  };
  try {
    wallet = await import(/* @vite-ignore */ href);
  } catch {
    // The usual cause is that only sdk.global.js was copied. The browser's own error does not say so.
    const help = 'serve the whole folder dist/sdk, with CORS for pages of other origins';
    const text = `${href} cannot be loaded. Wallets need the folder chunks/ beside sdk.global.js: ${help}.`;
    throw unavailable('script_failed', text);
  }
  // The module has its own table of hosts, which `setFlypayHosts` of this script cannot change.
  return { startWallet: (context) => wallet.startWallet(context, flypayHost) };
}

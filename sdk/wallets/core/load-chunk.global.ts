import { flypayHost } from '../flypay-v2/flypay-v2-hosts.ts';
import { unavailable } from './unavailable.ts';
import type { StartWallet } from './wallet.ts';

// Of this very script, which is known only while it runs; a page's own element may hide it.
const script = document.currentScript;
const here = script instanceof HTMLScriptElement && script.src ? script.src : document.baseURI;

/**
 * A wallet as a module beside the one file of the script-tag build, whose build calls this in place of each descriptor's
 * import. `address` is relative to the script's own.
 */
export async function loadChunk(address: string): Promise<{ readonly startWallet: StartWallet }> {
  const { href } = new URL(address, here);
  let file: {
    startWallet: (context: Parameters<StartWallet>[0], hostOf: typeof flypayHost) => ReturnType<StartWallet>;
  };
  try {
    file = await import(/* @vite-ignore */ href);
  } catch {
    // Most often somebody copied the one file alone, which a browser's own words would not say.
    const text = `${href} cannot be loaded. Wallets need the folder chunks/ beside sdk.global.js: serve the whole folder dist/sdk, with CORS for pages of other origins.`;
    throw unavailable('script_failed', text);
  }
  // A module has a table of hosts of its own, which `setFlypayHosts` of this script does not reach.
  return { startWallet: (context) => file.startWallet(context, flypayHost) };
}

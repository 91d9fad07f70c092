import { loadScript } from '../../surfaces/load-script.ts';
import { type VendorScript, vendorScriptSource } from './vendor-scripts.ts';

/** Loads a script of the table of vendors, once a page. */
export function loadVendorScript(
  name: VendorScript,
  query: URLSearchParams | undefined,
  nonce: string | undefined,
  signal: AbortSignal,
): Promise<void> {
  return loadScript({ ...vendorScriptSource(name, query), nonce, signal });
}

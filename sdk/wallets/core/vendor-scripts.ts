import { SAFE_ORIGIN } from '../../client/environments.ts';
import { asText, isRecord, isText } from '../../client/record.ts';
import { misuse } from '../../client/sdk-error.ts';

/** One script of a wallet's vendor. */
export interface ScriptSource {
  /** Its absolute address. */
  readonly src: string;
  /** Where the script can no longer change under its address. */
  readonly integrity?: string;
}

/**
 * Every script that the library may load, and no other: its Trusted Types policy checks this table. It is apart from
 * the list of wallets, because fraud checks, the vault and `setVendorScripts` need the addresses without any wallet.
 */
const SCRIPTS = {
  // Only Apple publishes hashes, one for each numbered version.
  apple: {
    src: 'https://applepay.cdn-apple.com/jsapi/v1.3.8/apple-pay-sdk.js',
    integrity: 'sha384-u/9mOkmShCO0v+dqCAZFhiutJuORfzvuyM5i+676iy7mLSWS6rlllHrIt15f/mqH',
  },
  google: { src: 'https://pay.google.com/gp/p/js/pay.js' },
  stripe: { src: 'https://js.stripe.com/v3/' },
  paypal: { src: 'https://www.paypal.com/sdk/js' },
  afterpay: { src: 'https://portal.afterpay.com/afterpay.js' },
  afterpay_sandbox: { src: 'https://portal.sandbox.afterpay.com/afterpay.js' },
  // Takes fingerprints for sdk/fraud.
  forter: { src: 'https://cdn4.forter.com/script.js' },
} satisfies Readonly<Record<string, ScriptSource>>;

/** A vendor whose script the library may load. */
export type VendorScript = keyof typeof SCRIPTS;

/** Addresses that replace the table's own. */
export type VendorScripts = Partial<Record<VendorScript, string | ScriptSource>>;

let replaced: Partial<Record<VendorScript, ScriptSource>> = {};

/** An absolute address that may be loaded: https, or http on this machine. */
function safeSource(name: string, source: unknown): ScriptSource {
  const { src, integrity } = isRecord(source) ? source : { src: source, integrity: undefined };
  try {
    const { href, origin } = new URL(src as string, globalThis.document?.baseURI);
    if (isText(src) && SAFE_ORIGIN.test(origin)) return isText(integrity) ? { src: href, integrity } : { src: href };
  } catch {}
  throw misuse(`invalid script address for ${name}: ${asText(src)}. Use https, or http on this machine.`);
}

/**
 * Replaces vendors' script addresses for the whole page, before `load()`: for copies of one's own, or a sandbox without
 * a network. A call replaces what an earlier one set. Throws for unknown names and unsafe addresses.
 */
export function setVendorScripts(scripts: VendorScripts): void {
  const next: Partial<Record<VendorScript, ScriptSource>> = {};
  for (const [name, source] of Object.entries(scripts)) {
    if (!Object.hasOwn(SCRIPTS, name)) {
      throw misuse(`unknown vendor script: ${asText(name)}. Use ${Object.keys(SCRIPTS).join(', ')}.`);
    }
    next[name as VendorScript] = safeSource(name, source);
  }
  replaced = next;
}

/** The address of a vendor's script, with a query where the vendor takes options. */
export function vendorScriptSource(name: VendorScript, query?: URLSearchParams): ScriptSource {
  const source: ScriptSource = replaced[name] ?? SCRIPTS[name];
  const options = query?.toString();
  return options ? { ...source, src: `${source.src}${source.src.includes('?') ? '&' : '?'}${options}` } : source;
}

/** True for addresses of the table, with any query. */
export function isVendorScript(src: string): boolean {
  const page = (address: string) => address.split('?', 1)[0];
  return (Object.keys(SCRIPTS) as VendorScript[]).some((name) => page(vendorScriptSource(name).src) === page(src));
}

import { SdkError } from '../client/sdk-error.ts';
import { isVendorScript } from '../wallets/core/vendor-scripts.ts';

/** Milliseconds until a script that has not loaded counts as failed. */
export const SCRIPT_TIMEOUT = 15_000;

/** A vendor's script for the merchant's page. */
export interface ScriptRequest {
  /** An absolute address; only those in the table of vendors are loaded. */
  readonly src: string;
  /** The page's nonce, if its policy requires one. */
  readonly nonce?: string | undefined;
  readonly integrity?: string | undefined;
  /** Data attributes for the vendor's script; the same address with other attributes counts as another script. */
  readonly data?: Readonly<Record<string, string>> | undefined;
  /** Stops waiting; the load continues for other callers. */
  readonly signal?: AbortSignal | undefined;
  /** Timeout in milliseconds. */
  readonly timeout?: number;
}

/** The part of Trusted Types that is used here. */
interface ScriptPolicy {
  createScriptURL(src: string): unknown;
}
type PolicyFactory = { createPolicy(name: string, rules: { createScriptURL(src: string): string }): ScriptPolicy };

const loads = new Map<string, Promise<void>>();
let policy: ScriptPolicy | undefined;

const failure = (code: 'script_failed' | 'script_timeout', src: string, why: string) =>
  new SdkError(`The script ${src} ${why}.`, 'service_unreachable', { code });

function allowed(src: string): string {
  if (isVendorScript(src)) return src;
  throw failure('script_failed', src, 'is not in the table of vendor scripts: name it with setVendorScripts()');
}

/** The address as a trusted value: `trusted-types haven-sdk` is all that a merchant's policy has to allow. */
function trusted(src: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return allowed(src);
  policy ??= trustedTypes.createPolicy('haven-sdk', { createScriptURL: allowed });
  // TypeScript does not know trusted addresses, but the browser requires one here.
  return policy.createScriptURL(src) as string;
}

function insert({ src, nonce, integrity, data, timeout = SCRIPT_TIMEOUT }: ScriptRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (error: unknown) => {
      clearTimeout(timer);
      script.remove();
      reject(error);
    };
    const timer = setTimeout(() => fail(failure('script_timeout', src, 'did not arrive in time')), timeout);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => fail(failure('script_failed', src, 'was blocked or cannot be reached'));
    try {
      script.src = trusted(src);
      if (nonce) script.nonce = nonce;
      Object.assign(script.dataset, data);
      if (integrity) {
        script.integrity = integrity;
        script.crossOrigin = 'anonymous';
      }
      document.head.append(script);
    } catch (error) {
      const reason = error instanceof SdkError ? error : failure('script_failed', src, `was refused: ${String(error)}`);
      fail(reason);
    }
  });
}

/**
 * Loads a script once a page, for any number of callers; one that failed or timed out may be loaded again. Rejects with
 * an `SdkError` of code `script_failed` or `script_timeout`, or cause `aborted`.
 */
export function loadScript(request: ScriptRequest): Promise<void> {
  const { src, data, signal } = request;
  const key = data ? src + JSON.stringify(data) : src;
  const aborted = () => new SdkError('The script is no longer needed.', 'aborted');
  if (signal?.aborted) return Promise.reject(aborted());
  let load = loads.get(key);
  if (!load) {
    load = insert(request);
    loads.set(key, load);
    load.catch(() => loads.delete(key));
  }
  if (!signal) return load;
  return new Promise((resolve, reject) => {
    const stop = () => reject(aborted());
    signal.addEventListener('abort', stop, { once: true });
    load.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

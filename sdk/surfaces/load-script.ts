import { SdkError } from '../client/sdk-error.ts';
import { isVendorScript } from '../wallets/core/vendor-scripts.ts';

/** Milliseconds until a script that does not arrive counts as failed. */
export const SCRIPT_TIMEOUT = 15_000;

/** A script of another company's, for the merchant's page. */
export interface ScriptRequest {
  /** An absolute address; only those of the table of vendors are loaded. */
  readonly src: string;
  /** The page's nonce, where its policy asks for one. */
  readonly nonce?: string | undefined;
  readonly integrity?: string | undefined;
  /** Data attributes for the vendor's script to read; with others the same address is another script. */
  readonly data?: Readonly<Record<string, string>> | undefined;
  /** Ends the waiting; a load that others wait for goes on. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** The part of Trusted Types that is needed here. */
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

/** The address as the page's policy wants it: `trusted-types haven-sdk` is all that a merchant has to allow. */
function trusted(src: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  if (!trustedTypes) return allowed(src);
  policy ??= trustedTypes.createPolicy('haven-sdk', { createScriptURL: allowed });
  // The compiler knows no trusted addresses; the browser takes nothing else here.
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
      const told = error instanceof SdkError ? error : failure('script_failed', src, `was refused: ${String(error)}`);
      fail(told);
    }
  });
}

/**
 * Loads a script once a page, however many ask; one that failed or was too slow may be tried again.
 * Rejects with an `SdkError` of code `script_failed` or `script_timeout`, or cause `aborted`.
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

import { SdkError } from '../client/sdk-error.ts';
import { loadScript } from '../surfaces/load-script.ts';
import { vendorScriptSource } from '../wallets/core/vendor-scripts.ts';
import type { FraudConfiguration } from './fraud-configuration.ts';
import type { FraudOptions } from './fraud-options.ts';
import { readCookie } from './page-cookie.ts';

/** A vendor's script that takes the fingerprint. */
export interface FingerprintProvider {
  /** Loads the script; rejects with an `SdkError` of code `script_failed` or `script_timeout`. */
  start(signal: AbortSignal): Promise<void>;
  /** Passes every token that the script announces to the callback, until the signal aborts. */
  listen(deliver: (token: unknown) => void, signal: AbortSignal): void;
  /** The token that the script stored; undefined if there is none. */
  read(): unknown;
}

/** Forter's published interface: a global configuration, an event of the document and a cookie. */
function forter({ siteId, subsiteId }: FraudConfiguration, options: FraudOptions): FingerprintProvider {
  const { environmentId, alias, mode, csp = false, nonce } = options;
  return {
    async start(signal) {
      const { src, integrity } = vendorScriptSource('forter', new URLSearchParams({ sn: siteId }));
      Object.assign(window, { ftr__config: { si: siteId, m: { csp, mode, environmentId, alias, subsiteId } } });
      return loadScript({ src, integrity, nonce, signal });
    },
    listen(deliver, signal) {
      const receive = (event: Event) => deliver((event as CustomEvent).detail);
      document.addEventListener('ftr:tokenReady', receive, { signal });
    },
    read: () => readCookie('forterToken'),
  };
}

/** By the service's type in lower case; the sandbox's own service uses Forter's interface. */
const PROVIDERS = new Map([
  ['forter', forter],
  ['havenfraud', forter],
]);

/** The provider that the service names; throws with code `unsupported_provider` for one without a script here. */
export function fingerprintProvider(configuration: FraudConfiguration, options: FraudOptions): FingerprintProvider {
  const { provider } = configuration;
  const create = PROVIDERS.get(provider.toLowerCase());
  if (create) return create(configuration, options);
  throw new SdkError(`The fraud provider ${provider || 'of this service'} is not supported.`, 'not_implemented', {
    code: 'unsupported_provider',
  });
}

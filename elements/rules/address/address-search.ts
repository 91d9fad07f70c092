import type { AddressMatch, ResolvedAddress } from '#rules/api/address-schemas.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { ADDRESS_SEARCH_DELAY_MS } from '#rules/limits.ts';
import { searchableAddress } from './address-rules.ts';

/** The two calls of an address search; `createWebsiteApi` has them. */
export interface AddressCalls {
  searchAddresses(
    query: { address: string; country: SiteCountryCode },
    options?: { signal?: AbortSignal },
  ): Promise<AddressMatch[]>;
  getAddress(searchId: string, options?: { signal?: AbortSignal }): Promise<ResolvedAddress>;
}

export interface AddressSearchOptions {
  readonly api: AddressCalls;
  readonly country: SiteCountryCode;
  /** Receives the suggestions for the latest text; none when it is too short or the lookup failed. */
  readonly onSuggestions: (suggestions: readonly AddressMatch[]) => void;
  /** Receives the address of the latest picked suggestion. */
  readonly onAddress: (address: ResolvedAddress) => void;
  readonly delayMs?: number;
}

export interface AddressSearch {
  /** Takes the text after each key and searches when typing pauses (W4.09). */
  type(text: string): void;
  /** Requests the address of a suggestion. */
  pick(searchId: string): void;
  /** Stops pending calls; nothing is reported afterwards. */
  destroy(): void;
}

/**
 * The logic of an address search, without its view. Only the latest text and the latest pick count: earlier calls are
 * aborted and their responses ignored. A failed lookup is logged once and otherwise ignored (W8.16, W8.17).
 */
export function createAddressSearch(options: AddressSearchOptions): AddressSearch {
  const { api, country, onSuggestions, onAddress, delayMs = ADDRESS_SEARCH_DELAY_MS } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = new AbortController();

  const supersede = (): AbortSignal => {
    clearTimeout(timer);
    latest.abort();
    latest = new AbortController();
    return latest.signal;
  };

  const report = async <Result>(signal: AbortSignal, call: Promise<Result>, use: (response: Result) => void) => {
    try {
      const response = await call;
      if (!signal.aborted) use(response);
      return;
    } catch (error) {
      if (signal.aborted) return;
      console.error('Address lookup failed; the address can be typed by hand.', error);
    }
    onSuggestions([]);
  };

  return {
    type(text) {
      const signal = supersede();
      const address = searchableAddress(text);
      if (address === undefined) return onSuggestions([]);
      timer = setTimeout(() => {
        void report(signal, api.searchAddresses({ address, country }, { signal }), onSuggestions);
      }, delayMs);
    },
    pick(searchId) {
      const signal = supersede();
      void report(signal, api.getAddress(searchId, { signal }), onAddress);
    },
    destroy() {
      supersede();
    },
  };
}

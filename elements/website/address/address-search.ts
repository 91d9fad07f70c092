import type { AddressDetails, AddressSuggestion } from '#website/api/address-schemas.ts';
import type { SiteCountryCode } from '#website/country.ts';
import { ADDRESS_SEARCH_DELAY_MS } from '#website/limits.ts';
import { searchableAddress } from './address-rules.ts';

/** The two calls an address search makes; `createWebsiteApi` has them. */
export interface AddressCalls {
  searchAddresses(
    query: { address: string; country: SiteCountryCode },
    options?: { signal?: AbortSignal },
  ): Promise<AddressSuggestion[]>;
  getAddress(searchId: string, options?: { signal?: AbortSignal }): Promise<AddressDetails>;
}

export interface AddressSearchOptions {
  readonly api: AddressCalls;
  readonly country: SiteCountryCode;
  /** Gets the suggestions of the latest text; none when it is too short or the lookup failed. */
  readonly onSuggestions: (suggestions: readonly AddressSuggestion[]) => void;
  /** Gets the address of the suggestion picked last. */
  readonly onAddress: (address: AddressDetails) => void;
  readonly delayMs?: number;
}

export interface AddressSearch {
  /** The text as it stands after a key: asked about once the keys have rested (W4.09). */
  type(text: string): void;
  /** Asks for the address behind a suggestion. */
  pick(searchId: string): void;
  /** Stops all that is under way; nothing is reported afterwards. */
  destroy(): void;
}

/**
 * An address search without its drawing. Only the latest text and the latest pick count: earlier calls are aborted and
 * their answers dropped. A failed lookup is logged once and otherwise ignored (W8.16, W8.17).
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

  const report = async <Answer>(signal: AbortSignal, call: Promise<Answer>, use: (answer: Answer) => void) => {
    try {
      const answer = await call;
      if (!signal.aborted) use(answer);
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

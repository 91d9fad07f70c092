import { useEffect, useRef, useState } from 'react';
import { message, type Shown } from '#locales/message.ts';
import { type AddressSearch, createAddressSearch } from '#rules/address/address-search.ts';
import type { AddressMatch, ResolvedAddress } from '#rules/api/address-schemas.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import ADDRESS_SEARCH_TEXTS from '#texts/elements/address-search';

export interface AddressLookupOptions {
  country: SiteCountryCode;
  searchUrl: string;
  getUrl: string;
  onAddress: (address: ResolvedAddress) => void;
}

export interface AddressLookup {
  suggestions: readonly AddressMatch[];
  /** Whether a response is pending. */
  busy: boolean;
  /** The result of the last search as text; empty without a search or after a failed lookup. */
  status: Shown;
  type(text: string): void;
  pick(searchId: string): void;
}

const NOTHING: readonly AddressMatch[] = [];

/** The address search of a view: its calls, their latest result, and its status text. */
export function useAddressLookup({ country, searchUrl, getUrl, onAddress }: AddressLookupOptions): AddressLookup {
  const [result, setResult] = useState<Pick<AddressLookup, 'suggestions' | 'status'>>({
    suggestions: NOTHING,
    status: '',
  });
  const [busy, setBusy] = useState(false);
  const search = useRef<AddressSearch>(undefined);
  const reportAddress = useRef(onAddress);
  reportAddress.current = onAddress;

  useEffect(() => {
    const api = createWebsiteApi();
    let latest: readonly AddressMatch[] | undefined;
    search.current = createAddressSearch({
      country,
      api: {
        async searchAddresses(query, options) {
          setBusy(true);
          const response = await api.searchAddresses(query, { ...options, action: searchUrl });
          latest = response;
          return response;
        },
        getAddress(searchId, options) {
          setBusy(true);
          return api.getAddress(searchId, { ...options, action: getUrl });
        },
      },
      onSuggestions(suggestions) {
        setBusy(false);
        // Only a response sets a status: a short text and a failed lookup also call this (W8.17).
        setResult({ suggestions, status: suggestions === latest ? textFor(suggestions.length) : '' });
      },
      onAddress(address) {
        setBusy(false);
        setResult({ suggestions: NOTHING, status: '' });
        reportAddress.current(address);
      },
    });
    return () => {
      search.current?.destroy();
      setResult({ suggestions: NOTHING, status: '' });
      setBusy(false);
    };
  }, [country, searchUrl, getUrl]);

  return {
    ...result,
    busy,
    type: (text) => search.current?.type(text),
    pick: (searchId) => search.current?.pick(searchId),
  };
}

function textFor(count: number): Shown {
  if (count === 0) return message(ADDRESS_SEARCH_TEXTS, 'none');
  return message(ADDRESS_SEARCH_TEXTS, 'found', { count });
}

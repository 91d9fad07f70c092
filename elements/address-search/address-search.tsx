import { type ChangeEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { message, type Shown } from '#locales/message.ts';
import { describedBy, FieldFrame } from '#parts/fields/field-frame.tsx';
import { useUniqueId } from '#parts/fields/use-unique-id.ts';
import { StatusMessage } from '#parts/form/status-message.tsx';
import { createAddressSearch } from '#rules/address/address-search.ts';
import type { AddressMatch, ResolvedAddress } from '#rules/api/address-schemas.ts';
import { createWebsiteApi } from '#rules/api/website-api.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { controls } from '#runtime/controls.ts';
import { defineElement } from '#runtime/define-element.tsx';
import { useField } from '#runtime/field/use-field.ts';
import { useFieldEvents } from '#runtime/field-events.ts';
import { fieldMembers } from '#runtime/field-members.ts';
import { useHost } from '#runtime/host.ts';
import { siteContext } from '#runtime/inherited-context.ts';
import ADDRESS_SEARCH_TEXTS from '#texts/elements/address-search';
import { type AddressSearchEvents, attributes, tag } from './address-search.definition.ts';
import pageCss from './address-search.page.css?inline';
import type { ComboboxPopup, ComboboxWiring } from './combobox.tsx';

interface AddressLookupOptions {
  country: SiteCountryCode;
  searchUrl: string;
  getUrl: string;
  onAddress: (address: ResolvedAddress) => void;
}

interface AddressLookup {
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
function useAddressLookup({ country, searchUrl, getUrl, onAddress }: AddressLookupOptions): AddressLookup {
  const [result, setResult] = useState<Pick<AddressLookup, 'suggestions' | 'status'>>({
    suggestions: NOTHING,
    status: '',
  });
  const [busy, setBusy] = useState(false);
  const search = useRef<ReturnType<typeof createAddressSearch>>(undefined);
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

const CLOSED: ComboboxPopup = { open: false, active: undefined };

type Chunk = typeof import('./combobox.tsx');

let chunk: Chunk | undefined;
let loading: Promise<Chunk> | undefined;

function load(): Promise<Chunk> {
  loading ??= import('./combobox.tsx').then(
    (loaded) => {
      chunk = loaded;
      return loaded;
    },
    (error) => {
      // The next focus tries again; until then the box works as a plain field.
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The list of suggestions, after it was requested and has loaded. */
function useComboboxChunk(): { Combobox: Chunk['Combobox'] | undefined; loadCombobox: () => void } {
  const [loaded, setLoaded] = useState(chunk);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const loadCombobox = useCallback(() => {
    if (chunk) return setLoaded(chunk);
    load().then(
      (ready) => mounted.current && setLoaded(ready),
      (error) => console.error('The address list could not be loaded; the address can be typed by hand.', error),
    );
  }, []);
  return { Combobox: loaded?.Combobox, loadCombobox };
}

function AddressSearch(props: z.output<typeof attributes>) {
  const { siteCountryCode, country = siteCountryCode, label, hint, searchUrl, getUrl } = props;
  const host = useHost<AddressSearchEvents>();
  const id = useUniqueId(tag);
  const dispatch = useFieldEvents();
  const { element, off, isInvalid } = useField<string>(props.disabled, () => lookup.type(''));
  // The value is rendered after the event, and React needs the typed text during it.
  const [text, setText] = useState(props.value);
  const [previous, setPrevious] = useState(props.value);
  if (previous !== props.value) {
    setPrevious(props.value);
    setText(props.value);
  }
  const write = (next: string) => {
    setText(next);
    element.value = next;
  };
  const [popup, setPopup] = useState(CLOSED);
  const { Combobox, loadCombobox } = useComboboxChunk();
  const input = useRef<HTMLInputElement>(null);
  const wiring = useRef<ComboboxWiring>(null);
  const away = useRef(true);
  const lookup = useAddressLookup({
    country,
    searchUrl,
    getUrl,
    onAddress: (address) => {
      host.emit('address-pick', address);
      dispatch('input', 'change');
    },
  });

  const dispatchChange = useRef(dispatch);
  dispatchChange.current = dispatch;
  useEffect(() => {
    const box = input.current;
    // React's own change event fires for every letter.
    const onChange = () => dispatchChange.current('change');
    box?.addEventListener('change', onChange);
    return () => box?.removeEventListener('change', onChange);
  }, []);

  const arrive = () => {
    away.current = false;
    loadCombobox();
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    arrive();
    write(event.target.value);
    dispatch('input');
    lookup.type(event.target.value);
    wiring.current?.onChange?.(event);
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter picks an address and never submits the form.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
    wiring.current?.onKeyDown?.(event);
  };
  const pick = (suggestion: AddressMatch) => {
    write(suggestion.address);
    lookup.pick(suggestion.id);
  };
  const show = (next: ComboboxPopup) =>
    setPopup((before) => (before.open === next.open && before.active === next.active ? before : next));

  const control = (
    <div className="haven-combobox" aria-busy={lookup.busy || undefined}>
      <input
        className="haven-field__control haven-combobox__input"
        id={id}
        ref={input}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-expanded={popup.open}
        aria-activedescendant={popup.active}
        aria-describedby={describedBy(id, { hint })}
        aria-required={props.required || undefined}
        aria-invalid={isInvalid || undefined}
        disabled={off}
        value={text}
        onFocus={arrive}
        onChange={type}
        onKeyDown={handleKey}
        onClick={(event) => wiring.current?.onClick?.(event)}
        onBlur={(event) => {
          away.current = true;
          wiring.current?.onBlur?.(event);
        }}
      />
      {Combobox && (
        <Combobox
          id={id}
          label={label}
          input={input}
          text={text}
          suggestions={lookup.suggestions}
          away={away}
          wiring={wiring}
          onPopup={show}
          onPick={pick}
        />
      )}
    </div>
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} control={control}>
      <StatusMessage className="haven-combobox__status">{lookup.status}</StatusMessage>
    </FieldFrame>
  );
}

export const AddressSearchElement = defineElement({
  context: siteContext,
  tag,
  attributes,
  defaultTexts: ADDRESS_SEARCH_TEXTS,
  view: AddressSearch,
  root: 'light',
  styles: [controls, pageCss],
  formAssociated: fieldMembers<z.output<typeof attributes>>({ value: ({ value }) => value, missing: 'fill' }),
});

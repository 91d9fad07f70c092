import * as z from 'zod/mini';
import type { ResolvedAddress } from '#rules/api/address-schemas.ts';
import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import { normaliseSiteCountryCode } from '#rules/country.ts';
import { siteSettings } from '#runtime/attributes/site-settings.ts';
import type { Documentation } from '#runtime/documentation.ts';
import { fieldAttributes } from '#runtime/field/field-attributes.ts';
import ADDRESS_SEARCH_TEXTS from '#texts/elements/address-search';

export const tag = 'address-search';

export const attributes = z.object({
  // W7.02: by default the site of the page's culture.
  siteCountryCode: z.pipe(
    z._default(z.string(), 'AUS'),
    z.transform((code: string) => normaliseSiteCountryCode(code)),
  ),
  country: z.pipe(
    z._default(z.string(), ''),
    z.transform((value: string) => (value === '' ? undefined : normaliseSiteCountryCode(value))),
  ),
  label: z._default(z.string(), ADDRESS_SEARCH_TEXTS.texts.label),
  value: z._default(z.string(), ''),
  ...fieldAttributes,
  hint: z._default(z.string(), ADDRESS_SEARCH_TEXTS.texts.hint),
  ...siteSettings({
    searchUrl: z._default(z.string(), WEBSITE_PATHS.searchAddresses),
    getUrl: z._default(z.string(), WEBSITE_PATHS.getAddress),
  }),
});

/** Events of the tag, by name. */
export interface AddressSearchEvents {
  'address-pick': ResolvedAddress;
}

export const documentation = {
  group: 'take-part',
  order: 5,
  placement: { field: true },
  summary: 'A search box that suggests postal addresses and emits an event with the picked one.',
  whenToUse: [
    'In your own form, for a postal address in Australia or New Zealand.',
    'When you want the parts of an address (street, suburb, state, postcode) in separate fields.',
  ],
  whenNotToUse: [
    'Inside `customer-form` and `update-details-form`: they include the search.',
    'As the only way to enter an address: keep plain fields beside it for addresses that are not in the list.',
  ],
  accessibility: {
    keyboard: [
      'Type at least three characters; the arrow keys move through the suggestions, Enter picks one, Escape ' +
        'closes the list.',
      'Enter in the box does not submit the form around it.',
    ],
    screenReader: [
      'A combobox: the number of suggestions, the active one and “no address found” are announced.',
      'The two lines of a suggestion are read as one text.',
    ],
    author: [
      'A `label` that says whose address to enter.',
      'Fields for the parts of the address, which your script fills on `address-pick` and people can correct.',
    ],
  },
  server:
    'Two calls: GET `search-url` with `address` and `country` returns at most ten suggestions as JSON; GET ' +
    '`get-url` with `searchId` returns the parts of the picked one. After a failed call an error is shown, and ' +
    'people can go on typing.',
  attributes: {
    siteCountryCode: 'The site: AUS or NZL. Inherited from the page.',
    country: 'The country to search in, AUS or NZL; by default the country of the site.',
    label: 'The label of the search box.',
    value: 'The first text of the box, also after a reset of the form; the property is the current text.',
    name: 'The form name of the text in the box; without it, the box is not submitted.',
    required: 'The form is not sent while the box is empty.',
    disabled: 'Disables it and excludes it from the form; a disabled fieldset around it does the same.',
    hint: 'A sentence below the label that says how to use it; empty for none.',
    searchUrl: 'The address of the suggestions: GET with the query parameters address and country.',
    getUrl: 'The address of the picked address’s details: GET with the query parameter searchId.',
  },
  events: {
    'address-pick': {
      description:
        'An address was picked. Its detail has the texts id, city, postcode, state, suburb and streetAddress.',
    },
  },
  examples: [
    { title: 'Address search of an Australian site', html: '<address-search></address-search>' },
    {
      title: 'Address search in New Zealand, with its own texts',
      html: '<address-search country="NZL" label="Find your New Zealand address" hint=""></address-search>',
    },
  ],
} satisfies Documentation<typeof attributes>;

import * as z from 'zod/mini';
import type { Documentation } from '#runtime/documentation.ts';
import type { AddressDetails } from '#website/api/address-schemas.ts';
import { WEBSITE_PATHS } from '#website/api/website-api.ts';
import { normaliseSiteCountryCode } from '#website/country.ts';

export const tag = 'address-search';

export const attributes = z.object({
  // W7.02: the site's culture decides, unless the page says otherwise.
  siteCountryCode: z.pipe(
    z._default(z.string(), 'AUS'),
    z.transform((code: string) => normaliseSiteCountryCode(code)),
  ),
  country: z.pipe(
    z._default(z.string(), ''),
    z.transform((value: string) => (value === '' ? undefined : normaliseSiteCountryCode(value))),
  ),
  label: z._default(z.string(), 'Search for your address'),
  hint: z._default(z.string(), 'Type at least 3 characters, then choose your address from the list.'),
  searchUrl: z._default(z.string(), WEBSITE_PATHS.searchAddresses),
  getUrl: z._default(z.string(), WEBSITE_PATHS.getAddress),
});

/** Events of the tag, by name. */
export interface AddressSearchEvents {
  'address-pick': AddressDetails;
}

export const documentation = {
  group: 'take-part',
  order: 5,
  placement: { field: true },
  summary: 'A search box that suggests postal addresses and tells the page which one was picked.',
  whenToUse: [
    'On a form of your own, where people have to give a postal address in Australia or New Zealand.',
    'When you want the parts of an address (street, suburb, state, postcode) in fields of their own.',
  ],
  whenNotToUse: [
    'Inside `customer-form` and `update-details-form`: they bring the search along.',
    'As the only way to give an address: keep plain fields beside it for addresses that no list knows.',
  ],
  accessibility: {
    keyboard: [
      'Type at least three characters; the arrow keys move through the suggestions, Enter takes one, Escape closes the list.',
      'Enter in the box never sends the form around it by mistake.',
    ],
    screenReader: [
      'A combobox: the number of suggestions, the active one and “no address found” are announced.',
      'The suggestion’s main line and its place are read as one.',
    ],
    author: [
      'A `label` that says whose address is wanted.',
      'Fields for the parts of the address, filled when `address-pick` comes, which people can correct.',
    ],
  },
  server:
    'Two calls: GET `search-url` with `address` and `country` answers at most ten suggestions as JSON; GET `get-url` with `searchId` answers the parts of the one that was picked. A failed call is told in words, and typing goes on.',
  attributes: {
    siteCountryCode: 'The site: AUS or NZL. Taken from the page when left out.',
    country: 'The country to search in, AUS or NZL; the site’s own when left out.',
    label: 'The label of the search box.',
    hint: 'A sentence below the label that says how to use it; empty for none.',
    searchUrl: 'Where suggestions come from: GET with the query parameters address and country.',
    getUrl: 'Where the picked address comes from: GET with the query parameter searchId.',
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
      title: 'Address search in New Zealand, with words of its own',
      html: '<address-search country="NZL" label="Find your New Zealand address" hint=""></address-search>',
    },
  ],
} satisfies Documentation<typeof attributes>;

import * as z from 'zod/mini';
import type { Documentation } from '#runtime/documentation.ts';
import { WEBSITE_PATHS } from '#website/api/website-api.ts';
import { normaliseSiteCountryCode } from '#website/country.ts';
import { exampleWithFallback } from './fallback-example.ts';

export const tag = 'update-details-form';

/** A text that a page may also write as a number, like a postcode, or leave empty with null. */
const known = z.optional(
  z.pipe(
    z.nullish(z.union([z.string(), z.number()])),
    z.transform((value) => String(value ?? '')),
  ),
);

export const attributes = z.object({
  siteCountryCode: z.pipe(
    z._default(z.string(), 'AUS'),
    z.transform((code: string) => normaliseSiteCountryCode(code)),
  ),
  action: z._default(z.string(), WEBSITE_PATHS.submitDonorUpdate),
  privacyUrl: z._default(z.string(), '/privacy'),
  // W5.56: off by default.
  suburbRequired: z._default(z.boolean(), false),
  defaultState: z._default(z.string(), ''),
  donor: z._default(
    z.object({
      firstName: known,
      lastName: known,
      oldEmail: known,
      donorId: known,
      address: known,
      suburb: known,
      postcode: known,
      state: known,
      city: known,
      country: known,
    }),
    {},
  ),
});

/** What the page knows of the donor already: current details alone. */
export type KnownDonor = z.output<typeof attributes>['donor'];

/** Events of the tag, by name. */
export interface UpdateDetailsFormEvents {
  'form-result': { success: boolean };
}

export const documentation = {
  group: 'take-part',
  order: 4,
  placement: { form: 'none' },
  asksOfPage: 'bot-check',
  summary:
    'A donor says who they are and ticks what has changed: name, e-mail, phone, address or card expiry date. Styles may use `:state(submitted)`, `:state(missing-any)`, `:state(need-to-update-one)`, `:state(submitting)` and `:state(submit-success)`.',
  whenToUse: [
    'For donors who tell you what has changed: name, e-mail, phone, address or the date on a card.',
    'On a page that a mail links to, with what you know filled in.',
  ],
  whenNotToUse: [
    'For people who buy: use `customer-form`.',
    'For card numbers: no form of ours asks for one; use the provider’s.',
  ],
  accessibility: {
    keyboard: [
      'Tab moves through the fields in their order; Enter in a field sends the form.',
      'Ticking a box opens its fields right below it.',
    ],
    screenReader: [
      'Mistakes are listed above the form and the list gets the focus; each entry leads to its field, which says what is wrong and carries `aria-invalid`.',
      'Sending, failure and success are announced.',
      'Each tick box says whether its fields are open.',
    ],
    author: [
      'The form that works without JavaScript as content, with the same `action`.',
      'A `privacy-url`.',
      'Never a donor’s data in an address: `donor` is written by your server.',
    ],
  },
  server:
    'POST of the fields that were ticked to `action` as JSON, after a check against robots; the answer has `success`. Here it works: the request is in the back office.',
  attributes: {
    siteCountryCode:
      'The site: AUS or NZL. Taken from the page when left out. Decides which phone numbers are valid and where the address search looks.',
    action:
      'Where the update is posted as JSON with exactly 31 fields; the answer has errors, success and friendlyErrorMessage.',
    privacyUrl: 'The privacy notice that the tick box names.',
    suburbRequired: 'Asks for a suburb in New Zealand too; elsewhere one is always needed.',
    defaultState:
      'The state a new address starts with, such as VIC; NSW in Australia and NZ in New Zealand if left out.',
    donor:
      'Current details that are known already, as JSON with the names of the posted fields: firstName, lastName, oldEmail, donorId, address, suburb, postcode, state, city, country. No box is ever ticked for anybody.',
  },
  events: {
    'form-result': {
      description:
        'The answer has come, or the post has failed: `detail.success` says which. Nothing of the donor’s is in it.',
    },
  },
  examples: [
    {
      title: 'On the Australian site, with the form that works without a script as its content',
      html: /* @__PURE__ */ exampleWithFallback(),
    },
    {
      title: 'On the New Zealand site, for a donor who followed a link from a mail',
      html: `<update-details-form site-country-code="NZL" privacy-url="/nz/privacy" default-state="AUK" donor='{"firstName":"Aroha","lastName":"Walker","oldEmail":"aroha@example.org","donorId":"40718"}'></update-details-form>`,
    },
  ],
} as const satisfies Documentation<typeof attributes>;

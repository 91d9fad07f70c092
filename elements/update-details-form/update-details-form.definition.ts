import * as z from 'zod/mini';
import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import { normaliseSiteCountryCode } from '#rules/country.ts';
import { formTarget } from '#rules/forms/form-target.ts';
import { siteSettings } from '#runtime/attributes/site-settings.ts';
import type { Documentation } from '#runtime/documentation.ts';

// The form for an author to put inside the tag: it works without JavaScript and has the fields that the block posts.

interface FallbackField {
  name: string;
  label: string;
  autocomplete: string;
  more?: string;
}

const field = ({ name, label, autocomplete, more = '' }: FallbackField) =>
  `      <div class="haven-field"><label class="haven-field__label" for="details-${name}">${label}</label><input ` +
  `class="haven-field__control" id="details-${name}" name="${name}" autocomplete="${autocomplete}"${more}></div>`;
const optional = (label: string) => `${label} <span class="haven-field__optional">optional</span>`;
const row = (...fields: string[]) => `    <div class="haven-field-row">\n${fields.join('\n')}\n    </div>`;
const group = (legend: string, ...content: string[]) =>
  `  <fieldset class="haven-fieldset"><legend class="haven-fieldset__legend">${legend}</legend>\n` +
  `${content.join('\n')}\n  </fieldset>`;
const tick = (name: string, label: string, more = '') =>
  `    <div class="haven-checkbox"><input class="haven-checkbox__input" type="checkbox" id="details-${name}" ` +
  `name="${name}" value="true"${more}><label class="haven-checkbox__label" for="details-${name}">${label}</label>` +
  '</div>';
const ticks = (...boxes: string[]) => `    <div>\n${boxes.join('\n')}\n    </div>`;
const country = (name: string, section: string) =>
  `      <div class="haven-field"><label class="haven-field__label" for="details-${name}">Country</label><select ` +
  `class="haven-field__control" id="details-${name}" name="${name}" autocomplete="${section} country"><option ` +
  'value="AUS" selected>Australia</option><option value="NZL">New Zealand</option></select></div>';

type AddressNames = Record<'country' | 'street' | 'suburb' | 'city' | 'state' | 'postcode', string>;
const address = (legend: string, section: string, names: AddressNames) =>
  group(
    legend,
    country(names.country, section),
    field({ name: names.street, label: 'Street and number', autocomplete: `${section} address-line1` }),
    row(
      field({ name: names.suburb, label: 'Suburb', autocomplete: `${section} address-level3` }),
      field({ name: names.city, label: 'Town or city', autocomplete: `${section} address-level2` }),
    ),
    row(
      field({ name: names.state, label: optional('State or region'), autocomplete: `${section} address-level1` }),
      field({
        name: names.postcode,
        label: 'Postcode',
        autocomplete: `${section} postal-code`,
        more: ' inputmode="numeric"',
      }),
    ),
  );

const required = ' required';
const mail = ' type="email"';

/**
 * The tag with its recommended content. A function, so that the bundler can drop it together with the documentation.
 */
function exampleWithFallback(): string {
  return [
    '<update-details-form>',
    '<form class="haven-form" method="post" action="/umbraco/api/UpdateDetailsForm/SubmitForm">',
    '  <input type="hidden" name="siteCountryCode" value="AUS">',
    group(
      'Your details as we have them now',
      row(
        field({ name: 'firstName', label: 'First name', autocomplete: 'section-current given-name', more: required }),
        field({ name: 'lastName', label: 'Last name', autocomplete: 'section-current family-name', more: required }),
      ),
      row(
        field({ name: 'oldEmail', label: 'Email', autocomplete: 'section-current email', more: mail + required }),
        field({ name: 'donorId', label: optional('Supporter number'), autocomplete: 'off' }),
      ),
    ),
    group(
      'What has changed?',
      ticks(
        '    <p class="haven-field__hint">Tick one or more, and fill in what you ticked.</p>',
        tick('updateName', 'My name'),
        tick('updateEmail', 'My email address'),
        tick('updatePhone', 'My phone number'),
        tick('updateAddress', 'My postal address'),
        tick('updateExpiryDate', 'My card’s expiry date'),
      ),
    ),
    group(
      'Your new name',
      row(
        field({ name: 'newFirstName', label: 'New first name', autocomplete: 'section-new given-name' }),
        field({ name: 'newLastName', label: 'New last name', autocomplete: 'section-new family-name' }),
      ),
    ),
    group(
      'Your new email address',
      row(
        field({ name: 'email', label: 'New email', autocomplete: 'section-new email', more: mail }),
        field({ name: 'confirmEmail', label: 'New email again', autocomplete: 'section-new email', more: mail }),
      ),
    ),
    group(
      'Your new phone number',
      field({ name: 'phone', label: 'New phone', autocomplete: 'section-new tel', more: ' type="tel"' }),
    ),
    address('Your old address', 'section-current', {
      country: 'country',
      street: 'address',
      suburb: 'suburb',
      city: 'city',
      state: 'state',
      postcode: 'postcode',
    }),
    address('Your new address', 'section-new', {
      country: 'newCountry',
      street: 'newAddress',
      suburb: 'newSuburb',
      city: 'newCity',
      state: 'newState',
      postcode: 'newPostcode',
    }),
    group(
      'Your card’s new expiry date',
      field({ name: 'expiryDate', label: 'New expiry date (MM/YY)', autocomplete: 'cc-exp' }),
    ),
    ticks(
      tick('subscribe', 'Send me news and stories by email (optional)'),
      tick('privacy', 'I have read the <a href="/privacy">privacy notice</a>', required),
    ),
    '  <div class="haven-actions"><button class="haven-button haven-button--primary haven-button--large" ' +
      'type="submit">Send my changes</button></div>',
    '</form>',
    '</update-details-form>',
  ].join('\n');
}

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
  ...siteSettings({ action: z._default(z.string(), WEBSITE_PATHS.submitDonorUpdate), ...formTarget }),
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

/** The details that the page already has: only current ones. */
export type PrefilledDonor = z.output<typeof attributes>['donor'];

/** Events of the tag, by name. */
export interface UpdateDetailsFormEvents {
  'form-result': { success: boolean };
}

export const documentation = {
  group: 'take-part',
  sizeBudget: 6.5,
  order: 4,
  placement: { form: 'none' },
  asksOfPage: 'bot-check',
  summary:
    'A form in which donors identify themselves and tick what has changed: name, email, phone, address or card ' +
    'expiry date. Styles may use `:state(submitted)`, `:state(missing-any)`, `:state(need-to-update-one)`, ' +
    '`:state(submitting)` and `:state(submit-success)`.',
  whenToUse: [
    'For donors who update their name, email, phone, address or the expiry date of a card.',
    'On a page linked from an email, with known details filled in.',
  ],
  whenNotToUse: ['For shoppers: use `customer-form`.', 'For card numbers: use the form of your payments provider.'],
  accessibility: {
    keyboard: [
      'Tab moves through the fields in their order; Enter in a field sends the form.',
      'Ticking a box opens its fields right below it.',
    ],
    screenReader: [
      'Errors are listed above the form and the list receives the focus. Each entry links to its field, which ' +
        'shows the error and has `aria-invalid`.',
      'Sending, failure and success are announced.',
      'Each tick box is read with whether its fields are open.',
    ],
    author: [
      'The form that works without JavaScript as content, with the same `action`.',
      'A `privacy-url`.',
      'No personal data in the page’s address: your server writes `donor`.',
    ],
  },
  server:
    'POST of the ticked fields to `action` as JSON, after a bot check; the response has `success`. It works ' +
    'here: the request is in the staff area.',
  attributes: {
    siteCountryCode:
      'The site: AUS or NZL. Inherited from the page. Decides which phone numbers are valid and where the ' +
      'address search looks.',
    action:
      'Where the update is posted as JSON with exactly 31 fields; the response has errors, success and ' +
      'friendlyErrorMessage.',
    endpoint:
      'An address at another origin that the form posts to instead of `action`; `allowed-origins` must list its ' +
      'origin, and that server must allow this site by CORS.',
    allowedOrigins:
      'The origins that the form may post to beside this site, separated by spaces: exact https origins, such as ' +
      '`https://forms.example.org`.',
    privacyUrl: 'The address of the privacy notice beside the tick box.',
    suburbRequired: 'Makes the suburb required in New Zealand too; elsewhere it is always required.',
    defaultState: 'The first state of a new address, such as VIC; by default NSW in Australia and NZ in New Zealand.',
    donor:
      'Current details to fill in, as JSON with the names of the posted fields: firstName, lastName, oldEmail, ' +
      'donorId, address, suburb, postcode, state, city, country. No box is ever ticked in advance.',
  },
  events: {
    'form-result': {
      description:
        'After the response, or after the post failed: `detail.success` is the result. It contains no data of ' +
        'the donor.',
    },
  },
  examples: [
    {
      title: 'On the Australian site, with the form that works without JavaScript as its content',
      html: /* @__PURE__ */ exampleWithFallback(),
    },
    {
      title: 'On the New Zealand site, for a donor who followed a link from an email',
      html:
        '<update-details-form site-country-code="NZL" privacy-url="/nz/privacy" default-state="AUK" ' +
        `donor='{"firstName":"Aroha","lastName":"Walker","oldEmail":"aroha@example.org","donorId":"40718"}'>` +
        '</update-details-form>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;

import * as z from 'zod/mini';
import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import { normaliseSiteCountryCode } from '#rules/country.ts';
import { formTarget } from '#rules/forms/form-target.ts';
import { PETITION_TYPED_FIELDS } from '#rules/forms/petition-fields.ts';
import { PETITION_FIELD_TYPES } from '#rules/forms/petition-types.ts';
import { numberFrom } from '#runtime/attribute-schemas.ts';
import { siteSettings } from '#runtime/attributes/site-settings.ts';
import type { Documentation } from '#runtime/documentation.ts';
import PETITION_TEXTS from '#texts/elements/petition-form';

export const tag = 'petition-form';

const text = () => z._default(z.string(), '');

export const attributes = z.object({
  siteCountryCode: z.pipe(
    z._default(z.string(), 'AUS'),
    z.transform((code: string) => normaliseSiteCountryCode(code)),
  ),
  nodeId: text(),
  location: text(),
  counterTitle: text(),
  moduleType: text(),
  ...siteSettings({ action: z._default(z.string(), WEBSITE_PATHS.submitPetition), ...formTarget }),
  redirectUrl: text(),
  redirectTarget: text(),
  fields: z.optional(
    z.array(
      z.object({
        name: z.enum(PETITION_TYPED_FIELDS),
        type: z.enum(PETITION_FIELD_TYPES),
        required: z._default(z.boolean(), false),
        label: z.optional(z.string()),
        hint: z.optional(z.string()),
      }),
    ),
  ),
  subscribeLabel: z._default(z.string(), PETITION_TEXTS.texts.subscribeLabel),
  submitLabel: z._default(z.string(), PETITION_TEXTS.texts.submitLabel),
  signatureCount: z.optional(numberFrom(0)),
  signatureGoal: z.optional(numberFrom(1)),
  privacyUrl: text(),
});

export type PetitionFormProps = z.output<typeof attributes>;

/** Events of the tag, by name. */
export interface PetitionFormEvents {
  'form-result': { success: boolean };
  'haven-navigate': { url: string; target: string };
}

// Texts instead of a function, because a call would stay in the browser's bundle.
const open = '<div class="haven-field"><label class="haven-field__label" for="petition-';
const box = '<input class="haven-field__control" id="petition-';
const fallback =
  '<form class="haven-form haven-card" method="post" action="/umbraco/api/PetitionForm/SubmitPetition/"><div ' +
  'class="haven-petition__counter"><p class="haven-petition__count"><strong class="haven-petition__number">' +
  '12,480</strong> people have signed</p><progress class="haven-petition__bar" value="12480" max="20000" ' +
  'aria-hidden="true"></progress><p class="haven-field__hint">Our goal is 20,000.</p></div><div ' +
  `class="haven-field-row">${open}firstName">First name</label>${box}firstName" name="firstName" ` +
  `autocomplete="given-name" required></div>${open}lastName">Last name</label>${box}lastName" name="lastName" ` +
  `autocomplete="family-name" required></div></div>${open}email">Email</label>${box}email" name="email" ` +
  `type="email" autocomplete="email" required></div><div class="haven-field-row">${open}postcode">Postcode <span ` +
  `class="haven-field__optional">optional</span></label>${box}postcode" name="postcode" inputmode="numeric" ` +
  `autocomplete="postal-code"></div>${open}mobile">Mobile <span class="haven-field__optional">optional</span>` +
  `</label>${box}mobile" name="mobile" type="tel" autocomplete="tel"></div></div><div class="haven-checkbox">` +
  '<input class="haven-checkbox__input" type="checkbox" id="petition-subscribe" name="subscribe" value="true">' +
  '<label class="haven-checkbox__label" for="petition-subscribe">Send me news by email. I can unsubscribe whenever ' +
  'I like.</label></div><p class="haven-field__hint">We use your details for this petition. See our <a ' +
  'class="haven-link" href="/privacy">privacy notice</a>.</p><div class="haven-actions"><input type="hidden" ' +
  'name="nodeId" value="1201"><input type="hidden" name="counterTitle" value="people have signed"><input ' +
  'type="hidden" name="moduleType" value="petition"><input type="hidden" name="siteCountryCode" value="AUS">' +
  '<button class="haven-button haven-button--primary haven-button--large" type="submit">Sign the petition</button>' +
  '</div></form>';

export const documentation = {
  group: 'take-part',
  order: 1,
  placement: { form: 'none' },
  needs: {
    nodeId: { severity: 'warning', without: 'the server does not know which petition is signed' },
  },
  asksOfPage: 'bot-check',
  summary:
    'A petition to sign: its fields by type, an unticked box for news, a count of signatures, and a bot check ' +
    'before it is sent.',
  whenToUse: [
    'To collect signatures on the page of a campaign.',
    'Where the count and the goal encourage people to sign.',
  ],
  whenNotToUse: [
    'For the newsletter: use `subscribe-form`.',
    'To write to a member of parliament: this form collects signatures and sends no letters.',
  ],
  accessibility: {
    keyboard: ['Tab moves through the fields in their order; Enter in a field sends the form.'],
    screenReader: [
      'Errors are listed above the form and the list receives the focus. Each entry links to its field, which ' +
        'shows the error and has `aria-invalid`.',
      'Sending, failure and thanks are announced; after signing, the focus moves to the thank-you message.',
      'The bar below the count is decoration: count and goal are also text.',
    ],
    author: [
      'The form that works without JavaScript as content, with the same `action`.',
      'A `privacy-url`, because signatures are personal data.',
      'The full text of the petition above the form.',
    ],
  },
  server:
    'POST of exactly 12 fields to `action` as JSON, after a bot check that is loaded on first use; the response ' +
    'has `success`. It works here: the demo’s server stores the signature and shows it in the staff area.',
  attributes: {
    siteCountryCode:
      'The site: AUS or NZL, posted with the form. Inherited from the page. Decides which phone numbers are valid.',
    nodeId: 'The petition’s content id, posted with the form.',
    location: 'The location of the petition, posted with the form; also the initial value of a location field.',
    counterTitle: 'What is counted, such as "people have signed": shown beside the count and posted with the form.',
    moduleType: 'The kind of module, posted with the form.',
    action: 'Where the signature is posted as JSON with exactly 12 fields; the response has success.',
    endpoint:
      'An address at another origin that the form posts to instead of `action`; `allowed-origins` must list its ' +
      'origin, and that server must allow this site by CORS.',
    allowedOrigins:
      'The origins that the form may post to beside this site, separated by spaces: exact https origins, such as ' +
      '`https://forms.example.org`.',
    redirectUrl:
      'The page after a signature: an address of this site, or of an https origin that the page lists in ' +
      '`data-redirect-origins` on `<html>`. Without it the block shows "Petition sent".',
    redirectTarget: 'The tab or window in which that page opens, such as `_blank`; by default the same one.',
    fields:
      'The fields to show, as JSON: `[{ "name", "type", "required", "label", "hint" }]`. Names: firstName, ' +
      'lastName, email, postcode, mobile, location. The type selects the check: Phone, Email, Expiry Date, Text ' +
      'Only, Numbers Only, None, Address. The default is both names, email, and optional postcode and mobile.',
    subscribeLabel: 'The label of the box for news, which is never ticked in advance.',
    submitLabel: 'The text of the button.',
    signatureCount: 'The number of signatures so far; without it no count is shown. It rises by one after a signature.',
    signatureGoal: 'The goal for the number of signatures, shown as a bar below the count.',
    privacyUrl: 'The address of the privacy notice, linked in the note below the fields; without it there is no link.',
  },
  events: {
    'form-result': {
      description:
        'After the response, or after the post failed: `detail.success` is the result. It contains no data of ' +
        'the visitor.',
    },
    'haven-navigate': {
      description:
        'The petition is signed and the page is about to open `detail.url` in `detail.target`. A page may prevent it.',
      cancelable: true,
    },
  },
  examples: [
    {
      title: 'A petition with its count, with the form that works without JavaScript',
      note: 'This example works: the demo’s server stores your signature.',
      html:
        '<petition-form node-id="1201" module-type="petition" counter-title="people have signed" ' +
        `signature-count="12480" signature-goal="20000" privacy-url="/privacy">${fallback}</petition-form>`,
    },
    {
      title: 'On the New Zealand site, with other fields and a redirect',
      html:
        '<petition-form site-country-code="NZL" node-id="2201" redirect-url="/nz/thank-you" ' +
        `fields='[{"name":"firstName","type":"Text Only","required":true},{"name":"lastName","type":"Text ` +
        'Only","required":true},{"name":"email","type":"Email","required":true},{"name":"mobile","type":"Phone",' +
        '"hint":"We call nobody who did not ask for it."},{"name":"location","type":"Address",' +
        `"label":"Town or suburb"}]'>` +
        '</petition-form>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;

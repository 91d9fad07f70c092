import * as z from 'zod/mini';
import { numberFrom } from '#runtime/attribute-schemas.ts';
import type { Documentation } from '#runtime/documentation.ts';
import { WEBSITE_PATHS } from '#website/api/website-api.ts';
import { normaliseSiteCountryCode } from '#website/country.ts';
import { PETITION_TYPED_FIELDS } from '#website/forms/petition-fields.ts';
import { PETITION_FIELD_TYPES } from '#website/forms/petition-types.ts';

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
  action: z._default(z.string(), WEBSITE_PATHS.submitPetition),
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
  subscribeLabel: z._default(z.string(), 'Send me news by e-mail. I can unsubscribe whenever I like.'),
  submitLabel: z._default(z.string(), 'Sign the petition'),
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

// Texts and no function: a call would stay in the browser's bundle.
const open = '<div class="haven-field"><label class="haven-field__label" for="petition-';
const box = '<input class="haven-field__control" id="petition-';
const fallback = `<form class="haven-form haven-card" method="post" action="/umbraco/api/PetitionForm/SubmitPetition/"><div class="haven-petition__counter"><p class="haven-petition__count"><strong class="haven-petition__number">12,480</strong> people have signed</p><progress class="haven-petition__bar" value="12480" max="20000" aria-hidden="true"></progress><p class="haven-field__hint">Our goal is 20,000.</p></div><div class="haven-field-row">${open}firstName">First name</label>${box}firstName" name="firstName" autocomplete="given-name" required></div>${open}lastName">Last name</label>${box}lastName" name="lastName" autocomplete="family-name" required></div></div>${open}email">E-mail</label>${box}email" name="email" type="email" autocomplete="email" required></div><div class="haven-field-row">${open}postcode">Postcode <span class="haven-field__optional">optional</span></label>${box}postcode" name="postcode" inputmode="numeric" autocomplete="postal-code"></div>${open}mobile">Mobile <span class="haven-field__optional">optional</span></label>${box}mobile" name="mobile" type="tel" autocomplete="tel"></div></div><div class="haven-checkbox"><input class="haven-checkbox__input" type="checkbox" id="petition-subscribe" name="subscribe" value="true"><label class="haven-checkbox__label" for="petition-subscribe">Send me news by e-mail. I can unsubscribe whenever I like.</label></div><p class="haven-field__hint">We use your details for this petition. See our <a class="haven-link" href="/privacy">privacy notice</a>.</p><div class="haven-actions"><input type="hidden" name="nodeId" value="1201"><input type="hidden" name="counterTitle" value="people have signed"><input type="hidden" name="moduleType" value="petition"><input type="hidden" name="siteCountryCode" value="AUS"><button class="haven-button haven-button--primary haven-button--large" type="submit">Sign the petition</button></div></form>`;

export const documentation = {
  group: 'take-part',
  order: 1,
  placement: { form: 'none' },
  needs: {
    nodeId: { severity: 'warning', without: 'nobody knows which petition is signed' },
  },
  asksOfPage: 'bot-check',
  summary:
    'A petition to sign: its fields by type, an unticked box for news, a count of signatures, checked against bots before it is sent.',
  whenToUse: [
    'To collect signatures on the page of a campaign.',
    'Where the count and the goal encourage people to sign.',
  ],
  whenNotToUse: [
    'For the newsletter: use `subscribe-form`.',
    'To write to a member of parliament: this form collects names and sends no letters.',
  ],
  accessibility: {
    keyboard: ['Tab moves through the fields in their order; Enter in a field sends the form.'],
    screenReader: [
      'Mistakes are listed above the form and the list gets the focus; each entry leads to its field, which says what is wrong and carries `aria-invalid`.',
      'Sending, failure and thanks are announced; after signing the focus is on the thanks.',
      'The bar below the count is decoration: count and goal are words.',
    ],
    author: [
      'The form that works without JavaScript as content, with the same `action`.',
      'A `privacy-url`, because signatures are personal data.',
      'What people sign, in full, above the form.',
    ],
  },
  server:
    'POST of exactly 12 fields to `action` as JSON, after a check against robots that is loaded on first use; the answer has `success`. Here it works: the demo’s server takes the signature and shows it in the back office.',
  attributes: {
    siteCountryCode:
      'The site: AUS or NZL, sent along. Taken from the page when left out. Decides which phone numbers are valid.',
    nodeId: 'The petition’s content id, sent along.',
    location: 'Where the petition stands, sent along; the first value of a location field where one is shown.',
    counterTitle: 'What is counted, such as "people have signed": shown beside the count and sent along.',
    moduleType: 'The kind of module, sent along.',
    action: 'Where the signature is posted as JSON with exactly 12 fields; the answer has success.',
    redirectUrl:
      'Where a signature leads: an address of this site, or of an https origin that the page lists in `data-redirect-origins` on `<html>`. Without one the block says "Petition sent".',
    redirectTarget: 'The tab or window that the address opens in, such as `_blank`; the same one when left out.',
    fields:
      'The fields to show, as JSON: `[{ "name", "type", "required", "label", "hint" }]`. Names: firstName, lastName, email, postcode, mobile, location. The type selects the check: Phone, Email, Expiry Date, Text Only, Numbers Only, None, Address. Without it: both names, e-mail, and optional postcode and mobile.',
    subscribeLabel: 'The words of the box for news, which is never ticked for anybody.',
    submitLabel: 'The words of the button.',
    signatureCount: 'How many have signed so far; no count is shown without it. One more after a signature.',
    signatureGoal: 'How many signatures are hoped for: shown as a bar below the count.',
    privacyUrl: 'The privacy notice that the note below the fields links to; no link when left out.',
  },
  events: {
    'form-result': {
      description:
        'The answer has come, or the post has failed: `detail.success` says which. Nothing of the visitor’s is in it.',
    },
    'haven-navigate': {
      description:
        'The petition is signed and the page is about to go to `detail.url`, in `detail.target`. A page may prevent it.',
      cancelable: true,
    },
  },
  examples: [
    {
      title: 'A petition with its count, with the form that works without JavaScript',
      note: 'It works: your signature reaches the demo’s server.',
      html: `<petition-form node-id="1201" module-type="petition" counter-title="people have signed" signature-count="12480" signature-goal="20000" privacy-url="/privacy">${fallback}</petition-form>`,
    },
    {
      title: 'On the New Zealand site, with fields of its own, leading to another page',
      html: `<petition-form site-country-code="NZL" node-id="2201" redirect-url="/nz/thank-you" fields='[{"name":"firstName","type":"Text Only","required":true},{"name":"lastName","type":"Text Only","required":true},{"name":"email","type":"Email","required":true},{"name":"mobile","type":"Phone","hint":"We call nobody who did not ask for it."},{"name":"location","type":"Address","label":"Town or suburb"}]'></petition-form>`,
    },
  ],
} as const satisfies Documentation<typeof attributes>;

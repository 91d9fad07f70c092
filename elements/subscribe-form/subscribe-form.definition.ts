import * as z from 'zod/mini';
import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import { normaliseSiteCountryCode } from '#rules/country.ts';
import { formTarget } from '#rules/forms/form-target.ts';
import { siteSettings } from '#runtime/attributes/site-settings.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'subscribe-form';

export const attributes = z.object({
  siteCountryCode: z.pipe(
    z._default(z.string(), 'AUS'),
    z.transform((code: string) => normaliseSiteCountryCode(code)),
  ),
  ...siteSettings({ action: z._default(z.string(), WEBSITE_PATHS.submitSubscriber), ...formTarget }),
  privacyUrl: z._default(z.string(), ''),
});

/** Events of the tag, by name. */
export interface SubscribeFormEvents {
  'form-result': { success: boolean };
}

// Texts instead of a function, because a call would stay in the browser's bundle.
const open = '<div class="haven-field"><label class="haven-field__label" for="subscribe-';
const box = '<input class="haven-field__control" required id="subscribe-';
const fallback =
  '<form class="haven-form haven-card" method="post" action="/umbraco/api/SubscriberForm/SubmitNewSubscriber/">' +
  `<div class="haven-field-row">${open}firstName">First name</label>${box}firstName" name="firstName" ` +
  `autocomplete="given-name"></div>${open}lastName">Last name</label>${box}lastName" name="lastName" ` +
  `autocomplete="family-name"></div>${open}email">Email</label>${box}email" name="email" type="email" ` +
  'autocomplete="email"></div></div><p class="haven-field__hint">News by email, about once a month. Unsubscribe ' +
  'whenever you like. See our <a class="haven-link" href="/privacy">privacy notice</a>.</p><div ' +
  'class="haven-actions"><input type="hidden" name="siteCountryCode" value="AUS"><button class="haven-button ' +
  'haven-button--primary" type="submit">Subscribe</button></div></form>';

export const documentation = {
  group: 'take-part',
  order: 2,
  placement: { form: 'none' },
  asksOfPage: 'bot-check',
  summary: 'The newsletter sign-up of the footer: first name, last name and email, with a bot check before it is sent.',
  whenToUse: ['In the footer of a page, for the newsletter.', 'Where you need only a name and an email address.'],
  whenNotToUse: [
    'As part of a petition: `petition-form` has a box for news.',
    'To let people change their details: use `update-details-form`.',
  ],
  accessibility: {
    keyboard: ['Tab moves through the fields in their order; Enter in a field sends the form.'],
    screenReader: [
      'Errors are listed above the form and the list receives the focus. Each entry links to its field, which ' +
        'shows the error and has `aria-invalid`.',
      'Sending, failure and success are announced.',
    ],
    author: [
      'The form that works without JavaScript as content, with the same `action`.',
      'A `privacy-url`, and a text about how often you write.',
    ],
  },
  server:
    'POST of the fields to `action` as JSON, after a bot check that is loaded on first use; the response has ' +
    '`success`. It works here: the demo’s server stores the subscriber, and the welcome email is in the staff ' +
    'area.',
  attributes: {
    siteCountryCode: 'The site: AUS or NZL, posted with the form. Inherited from the page.',
    action: 'Where the subscriber is posted as JSON with exactly 5 fields; the response has success, id and email.',
    endpoint:
      'An address at another origin that the form posts to instead of `action`; `allowed-origins` must list its ' +
      'origin, and that server must allow this site by CORS.',
    allowedOrigins:
      'The origins that the form may post to beside this site, separated by spaces: exact https origins, such as ' +
      '`https://forms.example.org`.',
    privacyUrl: 'The address of the privacy notice, linked in the note below the fields; without it there is no link.',
  },
  events: {
    'form-result': {
      description:
        'After the response, or after the post failed: `detail.success` is the result. It contains no data of ' +
        'the visitor.',
    },
  },
  examples: [
    {
      title: 'On the Australian site, with the form that works without JavaScript',
      html: `<subscribe-form privacy-url="/privacy">${fallback}</subscribe-form>`,
    },
    {
      title: 'On the New Zealand site',
      html: '<subscribe-form site-country-code="NZL" privacy-url="/nz/privacy"></subscribe-form>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;

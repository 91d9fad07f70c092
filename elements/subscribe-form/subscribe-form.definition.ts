import * as z from 'zod/mini';
import type { Documentation } from '#runtime/documentation.ts';
import { WEBSITE_PATHS } from '#website/api/website-api.ts';
import { normaliseSiteCountryCode } from '#website/country.ts';

export const tag = 'subscribe-form';

export const attributes = z.object({
  siteCountryCode: z.pipe(
    z._default(z.string(), 'AUS'),
    z.transform((code: string) => normaliseSiteCountryCode(code)),
  ),
  action: z._default(z.string(), WEBSITE_PATHS.submitSubscriber),
  privacyUrl: z._default(z.string(), ''),
});

/** Events of the tag, by name. */
export interface SubscribeFormEvents {
  'form-result': { success: boolean };
}

// Texts and no function: a call would stay in the browser's bundle.
const open = '<div class="haven-field"><label class="haven-field__label" for="subscribe-';
const box = '<input class="haven-field__control" required id="subscribe-';
const fallback = `<form class="haven-form haven-card" method="post" action="/umbraco/api/SubscriberForm/SubmitNewSubscriber/"><div class="haven-field-row">${open}firstName">First name</label>${box}firstName" name="firstName" autocomplete="given-name"></div>${open}lastName">Last name</label>${box}lastName" name="lastName" autocomplete="family-name"></div>${open}email">E-mail</label>${box}email" name="email" type="email" autocomplete="email"></div></div><p class="haven-field__hint">News by e-mail, about once a month. Unsubscribe whenever you like. See our <a class="haven-link" href="/privacy">privacy notice</a>.</p><div class="haven-actions"><input type="hidden" name="siteCountryCode" value="AUS"><button class="haven-button haven-button--primary" type="submit">Subscribe</button></div></form>`;

export const documentation = {
  group: 'take-part',
  order: 2,
  placement: { form: 'none' },
  asksOfPage: 'bot-check',
  summary:
    'The newsletter sign-up of the footer: first name, last name and e-mail, checked against bots before it is sent.',
  whenToUse: [
    'In the foot of a page, for the newsletter.',
    'Where a name and an e-mail address are all that you need.',
  ],
  whenNotToUse: [
    'As part of a petition: `petition-form` has a box for news.',
    'To let people change what they get: use `update-details-form`.',
  ],
  accessibility: {
    keyboard: ['Tab moves through the fields in their order; Enter in a field sends the form.'],
    screenReader: [
      'Mistakes are listed above the form and the list gets the focus; each entry leads to its field, which says what is wrong and carries `aria-invalid`.',
      'Sending, failure and success are announced.',
    ],
    author: [
      'The form that works without JavaScript as content, with the same `action`.',
      'A `privacy-url`, and words about how often you write.',
    ],
  },
  server:
    'POST of the fields to `action` as JSON, after a check against robots that is loaded on first use; the answer has `success`. Here it works: the demo’s server stores the subscriber, and the welcome mail is in the back office.',
  attributes: {
    siteCountryCode: 'The site: AUS or NZL, sent along. Taken from the page when left out.',
    action: 'Where the subscriber is posted as JSON with exactly 5 fields; the answer has success, id and email.',
    privacyUrl: 'The privacy notice that the note below the fields links to; no link when left out.',
  },
  events: {
    'form-result': {
      description:
        'The answer has come, or the post has failed: `detail.success` says which. Nothing of the visitor’s is in it.',
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

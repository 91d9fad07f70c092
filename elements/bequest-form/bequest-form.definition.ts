import * as z from 'zod/mini';
import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import { normaliseSiteCountryCode } from '#rules/country.ts';
import { formTarget } from '#rules/forms/form-target.ts';
import { siteSettings } from '#runtime/attributes/site-settings.ts';
import type { Documentation } from '#runtime/documentation.ts';
import BEQUEST_TEXTS from '#texts/elements/bequest-form';

export const tag = 'bequest-form';

export const attributes = z.object({
  siteCountryCode: z.pipe(
    z._default(z.string(), 'AUS'),
    z.transform((code: string) => normaliseSiteCountryCode(code)),
  ),
  // W3.06: everything except the visitor's own address comes from the page.
  formKey: z._default(z.string(), ''),
  bequestGuideLinkUrl: z._default(z.string(), ''),
  recipientEmail: z._default(z.string(), ''),
  emailSubject: z._default(z.string(), ''),
  emailPretext: z._default(z.string(), ''),
  buttonLabel: z._default(z.string(), BEQUEST_TEXTS.texts.buttonLabel),
  ...siteSettings({ action: z._default(z.string(), WEBSITE_PATHS.submitBequest), ...formTarget }),
});

/** Events of the tag, by name. */
export interface BequestFormEvents {
  'form-result': { success: boolean };
  'haven-navigate': { url: string; target: '_blank' };
}

// The same fields without JavaScript: the summary opens the email field, as the button does.
const fallback = `<form class="haven-form" method="post" action="/umbraco/api/BequestGuideForm/Submit/">
    <input type="hidden" name="formKey" value="bequest-guide">
    <input type="hidden" name="bequestGuideLinkUrl" value="/guides/gifts-in-wills.pdf">
    <input type="hidden" name="recipientEmail" value="bequests@example.org">
    <input type="hidden" name="emailSubject" value="Your guide to gifts in wills">
    <input type="hidden" name="emailPretext" value="Thank you for thinking of people who had to flee.">
    <input type="hidden" name="siteCountryCode" value="AUS">
    <details>
      <summary class="haven-actions"><span class="haven-button haven-button--primary">Send me the guide</span></summary>
      <fieldset class="haven-fieldset">
        <legend class="haven-fieldset__legend">Where shall we send it?</legend>
        <div class="haven-field">
          <label class="haven-field__label" for="guide-email">Your email</label>
          <p class="haven-field__hint" id="guide-email-hint">We’ll send the guide to this address.</p>
          <input class="haven-field__control" id="guide-email" name="subscriberEmail" type="email" autocomplete="email"
            required aria-describedby="guide-email-hint">
        </div>
        <div class="haven-actions">
          <button class="haven-button haven-button--primary" type="submit">Send me the guide</button>
        </div>
      </fieldset>
    </details>
  </form>`;

export const documentation = {
  group: 'take-part',
  order: 3,
  placement: { form: 'none' },
  needs: {
    bequestGuideLinkUrl: { severity: 'warning', without: 'a request is accepted, but no guide opens' },
  },
  asksOfPage: 'bot-check',
  summary:
    'A form to request a guide to gifts in wills by email. The first click opens the email field, the second one ' +
    'sends it.',
  whenToUse: ['On the page about gifts in wills, to send the free guide by email.', 'Where one field is enough.'],
  whenNotToUse: ['For the newsletter: use `subscribe-form`.', 'For only a link to the page: use `bequest-banner`.'],
  accessibility: {
    keyboard: ['The first click opens the email field and moves the focus there; Enter sends it.'],
    screenReader: [
      'Before the first click, the button is announced as collapsed.',
      'Errors are listed above the form and the list receives the focus. Each entry links to its field, which ' +
        'shows the error and has `aria-invalid`.',
      'The outcome is announced.',
    ],
    author: [
      'The form that works without JavaScript as content, with the same `action`.',
      'A privacy notice near the form.',
    ],
  },
  server:
    'POST of the fields to `action` as JSON; the response has `success`. The server chooses the recipient, the ' +
    'text and the guide by `form-key` and does not trust the values of the page.',
  attributes: {
    siteCountryCode: 'The site: AUS or NZL. Inherited from the page; posted with the request.',
    formKey: 'The server’s key for this form.',
    bequestGuideLinkUrl:
      'The guide: an http or https address, or one of this site. It opens in a new tab after the request is ' +
      'accepted. Any other address is ignored.',
    recipientEmail: 'The email address of the team that receives the request.',
    emailSubject: 'The subject of the email.',
    emailPretext: 'The text before the link in the email.',
    buttonLabel: 'The text of the button.',
    action: 'Where the request is posted as JSON with exactly 7 fields; the response has success and errors.',
    endpoint:
      'An address at another origin that the form posts to instead of `action`; `allowed-origins` must list its ' +
      'origin, and that server must allow this site by CORS.',
    allowedOrigins:
      'The origins that the form may post to beside this site, separated by spaces: exact https origins, such as ' +
      '`https://forms.example.org`.',
  },
  events: {
    'form-result': {
      description:
        'After the response, or after the post failed: `detail.success` is the result. It contains no data of ' +
        'the visitor.',
    },
    'haven-navigate': {
      description: 'The request is accepted and `detail.url` is about to open in a new tab. A page may prevent it.',
      cancelable: true,
    },
  },
  examples: [
    {
      title: 'The guide, with the form that works without JavaScript as its content',
      html: `<bequest-form form-key="bequest-guide" bequest-guide-link-url="/guides/gifts-in-wills.pdf"
    recipient-email="bequests@example.org" email-subject="Your guide to gifts in wills"
    email-pretext="Thank you for thinking of people who had to flee.">
  ${fallback}
</bequest-form>`,
    },
    {
      title: 'On the New Zealand site, with its own button text',
      html:
        '<bequest-form site-country-code="NZL" form-key="bequest-guide" ' +
        'bequest-guide-link-url="/nz/guides/gifts-in-wills.pdf" button-label="Get the free guide"></bequest-form>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;

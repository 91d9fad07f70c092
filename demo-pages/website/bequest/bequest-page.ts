import { html } from 'hono/html';
import { WEBSITE_PATHS } from '#website/api/website-api.ts';
import { listedErrors } from '../forms/listed-errors.ts';
import { participationHead } from '../forms/participation-head.ts';
import { PREVIEW_ANSWER_PATH } from '../managed-content/content-paths.ts';
import { agencyOf } from '../site/agency.ts';
import { errorSummary } from '../site/error-summary.ts';
import { fieldsOf } from '../site/fields-of.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../site/page-context.ts';
import { NOTHING_SENT, type SentForm } from '../site/sent-form.ts';
import type { BequestSettings } from './bequest-forms.ts';

const PREFIX = 'guide';

const QUESTIONS: readonly (readonly [question: string, answer: string])[] = [
  [
    'Does my family lose anything?',
    'Most people who write us into their will look after their family first and leave us a share of what remains: a tenth, or one part in a hundred. You decide, and you can change it whenever you like.',
  ],
  [
    'Do I need a solicitor?',
    'A will is safer when a solicitor has read it. The guide has the sentence that names us correctly, so that the visit is a short one.',
  ],
  [
    'Must I tell you?',
    'No. If you do, we can say thank you while you can hear it, and ask what you would like your gift to do.',
  ],
];

export interface BequestPageData {
  /** Undefined when staff have taken it out of use. */
  form: BequestSettings | undefined;
  sent?: SentForm | undefined;
  /** What a preview shows below the page. */
  below?: Markup | '';
}

/** Gifts in wills: why, how, and the form that sends the guide. */
export function bequestPage(context: PageContext, { form, sent = NOTHING_SENT, below = '' }: BequestPageData): Markup {
  const { site } = context;
  const errors = listedErrors(PREFIX, sent);
  return layout(context, {
    title: 'Gifts in wills',
    description: 'What a gift in a will does for people who had to flee, and a free guide. A demonstration site.',
    head: participationHead(context),
    hasErrors: errors.length > 0,
    main: html`${errorSummary(errors)}
<div class="page-head"><p class="eyebrow">Gifts in wills</p><h1>Leave the door open behind you</h1><p class="lead">A gift in your will costs you nothing today. One day it is the first night that a family sleeps without listening.</p></div>
<div class="page-split page-split--even"><div class="page-split__main prose">
<img class="petition__image" src="/design/stories/garden.svg" width="800" height="450" alt="">
<p>Margaret taught at a primary school for thirty-one years. When she died she left her house to her nieces, her books to the library, and one part in twenty of the rest to people she had never met. It came to a classroom with a tin roof and a teacher’s pay for six years. The children in it know her name, because it is the first word that they learn to write. (Margaret and her classroom are made up.)</p>
<h2>What people ask</h2>
${QUESTIONS.map(([question, answer]) => html`<h3>${question}</h3><p>${answer}</p>`)}
</div>
<section class="page-split__aside haven-card haven-card--mist" aria-labelledby="guide-title"><h2 class="haven-card__title" id="guide-title">The guide, free and in ten minutes</h2><div class="haven-card__body prose"><p>What a gift can do, the sentence for your solicitor, and the questions families ask.</p>
${form ? bequestForm(context, form, sent) : CLOSED}
<p class="haven-field__hint">We use your address to send the guide, and send nothing else. Nobody will call. See our <a class="haven-link" href="${to(site, '/privacy')}">privacy notice</a>, or ask us: ${agencyOf(site).phone} (illustrative).</p></div></section>
</div>${below}`,
  });
}

const CLOSED = html`<p>The guide cannot be ordered at the moment. Call us, and we send it to you.</p>`;

function bequestForm({ site, isPreview = false }: PageContext, form: BequestSettings, sent: SentForm): Markup {
  const { formKey, guidePath, team, subject, pretext } = form;
  const action = isPreview ? PREVIEW_ANSWER_PATH : WEBSITE_PATHS.submitBequest;
  const hidden = {
    formKey,
    bequestGuideLinkUrl: guidePath,
    recipientEmail: team,
    emailSubject: subject,
    emailPretext: pretext,
    siteCountryCode: site.code,
  };
  const isOpen = sent.typed['subscriberEmail'] !== undefined;
  const { field } = fieldsOf(PREFIX, sent);
  return html`<bequest-form site-country-code="${site.code}" form-key="${formKey}" bequest-guide-link-url="${guidePath}" recipient-email="${team}" email-subject="${subject}" email-pretext="${pretext}"${isPreview ? html` action="${action}"` : ''}>
<form class="haven-form" method="post" action="${action}" novalidate>
${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<details${isOpen ? html` open` : ''}><summary class="haven-actions"><span class="haven-button haven-button--primary">Send me the guide</span></summary>
<fieldset class="haven-fieldset"><legend class="haven-fieldset__legend">Where shall we send it?</legend>
${field('subscriberEmail', 'Your e-mail', { autocomplete: 'email', type: 'email', inputmode: 'email', hint: 'We send the guide there.' })}
<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">Send me the guide</button></div></fieldset></details>
</form>
</bequest-form>`;
}

import { html } from 'hono/html';
import { WEBSITE_PATHS } from '#website/api/website-api.ts';
import { listedErrors } from '../forms/listed-errors.ts';
import { participationHead } from '../forms/participation-head.ts';
import { PREVIEW_ANSWER_PATH } from '../managed-content/content-paths.ts';
import { agencyOf } from '../site/agency.ts';
import { errorSummary } from '../site/error-summary.ts';
import { fieldsOf } from '../site/fields-of.ts';
import { guardFields } from '../site/guard-fields.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../site/page-context.ts';
import { NOTHING_SENT, type SentForm } from '../site/sent-form.ts';
import { PETITION_TEXTS } from './petition-texts.ts';
import { isOpenPetition, PETITION_MODULE_TYPE, type PetitionSettings, petitionFieldsJson } from './petitions.ts';

const PREFIX = 'petition';

export interface PetitionPageData {
  /** Undefined when staff have taken it out of use. */
  petition: PetitionSettings | undefined;
  /** The number of signatures on the site. */
  signatures: number;
  ticket: string;
  /** Epoch ms. */
  now: number;
  sent?: SentForm | undefined;
}

/** A petition that this site has words for: its demand and reasons, the number of signatures, and the form. */
export function petitionPage(context: PageContext, data: PetitionPageData): Markup {
  const { site } = context;
  const { petition } = data;
  const { addressee, lead, story, asks, quote, speaker } = PETITION_TEXTS[site.code];
  const errors = listedErrors(PREFIX, data.sent ?? NOTHING_SENT);
  const title = petition?.title ?? 'Petition';
  const handOver = petition
    ? html`<p>We hand the petition over when it has ${petition.goal.toLocaleString(site.lang)} names: first name, last name and postcode, nothing else. Your e-mail address stays with us; by it we know that a person signs once. We write to you twice, to thank you and to say what came of it, and not again unless you tick the box.</p>
<p>The count includes ${petition.onPaper.toLocaleString(site.lang)} names on paper from our events. ${agencyOf(site).name} is a fictional agency: this petition goes to nobody, and its people and figures are made up.</p>`
    : '';
  return layout(context, {
    title: `Petition: ${title}`,
    description: `${lead} The demonstration site of a fictional refugee agency.`,
    head: participationHead(context),
    hasErrors: errors.length > 0,
    main: html`${errorSummary(errors)}
<div class="page-head"><p class="eyebrow">Petition</p><h1>${title}</h1><p class="lead">${lead}</p><p class="petition__jump"><a class="haven-button haven-button--secondary" href="#sign">Sign the petition</a></p></div>
<div class="page-split page-split--even"><div class="page-split__main prose">
<img class="petition__image" src="/design/stories/kitchen.svg" width="800" height="450" alt="">
${story.map((text) => html`<p>${text}</p>`)}
<blockquote class="petition__quote"><p>${quote}</p><footer>${speaker}</footer></blockquote>
<h2>What we ask for</h2>
<p>${addressee}:</p>
<ol class="petition__asks">${asks.map(([heading, text]) => html`<li><h3>${heading}</h3><p>${text}</p></li>`)}</ol>
<h2>What happens with your name</h2>
${handOver}
</div>
<div class="page-split__aside" id="sign"><h2 class="haven-visually-hidden">Add your name</h2>${petitionOrClosed(context, data)}</div></div>`,
  });
}

/** The own page of a petition: its title and its form. The words and pictures are on the page that an author makes. */
export function ownPetitionPage(context: PageContext, data: PetitionPageData & { petition: PetitionSettings }): Markup {
  const { petition } = data;
  const errors = listedErrors(PREFIX, data.sent ?? NOTHING_SENT);
  return layout(context, {
    title: `Petition: ${petition.title}`,
    head: participationHead(context),
    hasErrors: errors.length > 0,
    mainClass: 'page-main--narrow',
    main: html`${errorSummary(errors)}
<div class="page-head"><p class="eyebrow">Petition</p><h1>${petition.title}</h1></div>
<div id="sign">${petitionOrClosed(context, data)}</div>`,
  });
}

function petitionOrClosed(context: PageContext, data: PetitionPageData): Markup {
  const { petition, now } = data;
  if (petition && isOpenPetition(petition, now)) return petitionForm(context, petition, data);
  return html`<div class="haven-alert haven-alert--info"><p class="haven-alert__title">This petition is closed</p><p class="haven-alert__text">Thank you to everybody who signed it.</p></div>`;
}

function petitionForm(
  { site, isPreview = false }: PageContext,
  petition: PetitionSettings,
  { signatures, ticket, sent = NOTHING_SENT }: PetitionPageData,
): Markup {
  const { nodeId, counterTitle, goal, onPaper } = petition;
  const moduleType = PETITION_MODULE_TYPE;
  const { field, tick } = fieldsOf(PREFIX, sent);
  const action = isPreview ? PREVIEW_ANSWER_PATH : WEBSITE_PATHS.submitPetition;
  const count = signatures + onPaper;
  const number = (value: number) => value.toLocaleString(site.lang);
  const privacyUrl = to(site, '/privacy');
  return html`<petition-form loading="eager" site-country-code="${site.code}" node-id="${nodeId}" module-type="${moduleType}" counter-title="${counterTitle}" signature-count="${count}" signature-goal="${goal}" privacy-url="${privacyUrl}"${fieldsAttribute(petition)}${isPreview ? html` action="${action}"` : ''}>
<form class="haven-form haven-card" method="post" action="${action}" novalidate>
<div class="haven-petition__counter"><p class="haven-petition__count"><strong class="haven-petition__number">${number(count)}</strong> ${counterTitle}</p><progress class="haven-petition__bar" value="${Math.min(count, goal)}" max="${goal}" aria-hidden="true"></progress><p class="haven-field__hint">${count < goal ? `Our goal is ${number(goal)}.` : `We have reached our goal of ${number(goal)}.`}</p></div>
<div class="haven-field-row">
${field('firstName', 'First name', { autocomplete: 'given-name' })}
${field('lastName', 'Last name', { autocomplete: 'family-name' })}
</div>
${field('email', 'E-mail', { autocomplete: 'email', type: 'email', inputmode: 'email' })}
${otherFields(petition, field)}
${tick('subscribe', 'Send me news by e-mail. I can unsubscribe whenever I like.')}
<p class="haven-field__hint">We use your details for this petition. See our <a class="haven-link" href="${privacyUrl}">privacy notice</a>.</p>
<div class="haven-actions"><input type="hidden" name="nodeId" value="${nodeId}"><input type="hidden" name="counterTitle" value="${counterTitle}"><input type="hidden" name="moduleType" value="${moduleType}"><input type="hidden" name="siteCountryCode" value="${site.code}">${guardFields(ticket, PREFIX)}<button class="haven-button haven-button--primary haven-button--large" type="submit">Sign the petition</button></div>
</form>
</petition-form>`;
}

/** The attribute of the tag, where the form asks for other fields than one without it. */
function fieldsAttribute({ fields }: PetitionSettings): Markup | '' {
  const json = petitionFieldsJson(fields);
  return json === undefined ? '' : html` fields="${json}"`;
}

const OTHER_FIELDS = {
  postcode: ['Postcode', { autocomplete: 'postal-code', inputmode: 'numeric' }],
  mobile: ['Mobile', { autocomplete: 'tel', type: 'tel', inputmode: 'tel' }],
  location: ['Town or suburb', { autocomplete: 'address-level2' }],
} as const;

/** The fields beyond the name and the address, without JavaScript. */
function otherFields({ fields }: PetitionSettings, field: ReturnType<typeof fieldsOf>['field']): Markup | '' {
  const shown = fields.flatMap(({ name, required }) => {
    if (name !== 'postcode' && name !== 'mobile' && name !== 'location') return [];
    const [label, facts] = OTHER_FIELDS[name];
    return [field(name, label, { ...facts, optional: !required })];
  });
  return shown.length === 0 ? '' : html`<div class="haven-field-row">${shown}</div>`;
}

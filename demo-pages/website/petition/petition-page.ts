import { html } from 'hono/html';
import { WEBSITE_PATHS } from '#website/api/website-api.ts';
import { FORM_TEXTS } from '../../../elements/parts/form/form.texts.ts';
import { PETITION_TEXTS } from '../../../elements/petition-form/petition-form.texts.ts';
import { PETITION_FORM_SAID } from '../../../elements/petition-form/petition-form-said.texts.ts';
import { listedErrors } from '../forms/listed-errors.ts';
import { participationHead } from '../forms/participation-head.ts';
import { PREVIEW_ANSWER_PATH } from '../managed-content/content-paths.ts';
import { agencyOf } from '../site/agency.ts';
import { errorSummary } from '../site/error-summary.ts';
import { fieldsOf } from '../site/fields-of.ts';
import { guardFields } from '../site/guard-fields.ts';
import { LAYOUT } from '../site/languages/layout.texts.ts';
import { pageTexts, tagTexts } from '../site/languages/page-texts.ts';
import { plainStaffText, staffText } from '../site/languages/said-in.ts';
import { layout } from '../site/layout/layout.ts';
import { linkTo, type Markup, type PageContext, to } from '../site/page-context.ts';
import { languageField } from '../site/posted-language.ts';
import { NOTHING_SENT, type SentForm } from '../site/sent-form.ts';
import type { Site } from '../site/sites.ts';
import { PETITION_PAGE } from './languages/petition-page.texts.ts';
import { petitionTexts } from './petition-texts.ts';
import {
  isOpenPetition,
  PETITION_MODULE_TYPE,
  type PetitionSettings,
  petitionAddress,
  petitionFieldsJson,
} from './petitions.ts';

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
  const text = pageTexts(site, PETITION_PAGE);
  const sign = tagTexts(site, PETITION_FORM_SAID)('submitLabel');
  const { addressee, lead, story, asks, quote, speaker } = petitionTexts(site);
  const errors = listedErrors(PREFIX, data.sent ?? NOTHING_SENT);
  const title = petition ? plainStaffText(site, petition.title) : text('petition');
  const handOver = petition
    ? html`<p>${text('handOver', { goal: petition.goal.toLocaleString(site.lang) })}</p>
<p>${text('onPaper', { names: petition.onPaper.toLocaleString(site.lang), agency: agencyOf(site).name })}</p>`
    : '';
  return layout(context, {
    title: text('title', { title }),
    description: text('description', { lead }),
    head: participationHead(context),
    hasErrors: errors.length > 0,
    main: html`<div class="page-head"><p class="eyebrow">${text('petition')}</p><h1>${petition ? staffText(site, petition.title) : title}</h1><p class="lead">${lead}</p><p class="petition__jump"><a class="haven-button haven-button--secondary" href="#sign">${sign}</a></p></div>
${errorSummary(errors, { site })}
<div class="page-split page-split--even"><div class="page-split__main prose">
<img class="petition__image" src="/design/stories/kitchen.svg" width="800" height="450" alt="">
${story.map((paragraph) => html`<p>${paragraph}</p>`)}
<blockquote class="petition__quote"><p>${quote}</p><footer>${speaker}</footer></blockquote>
<h2>${text('asks')}</h2>
<p>${addressee}:</p>
<ol class="petition__asks">${asks.map(([heading, reason]) => html`<li><h3>${heading}</h3><p>${reason}</p></li>`)}</ol>
<h2>${text('yourName')}</h2>
${handOver}
</div>
<div class="page-split__aside" id="sign"><h2 class="haven-visually-hidden">${text('addName')}</h2>${petitionOrClosed(context, data)}</div></div>`,
  });
}

/** The own page of a petition: its title and its form. The words and pictures are on the page that an author makes. */
export function ownPetitionPage(context: PageContext, data: PetitionPageData & { petition: PetitionSettings }): Markup {
  const { petition } = data;
  const { site } = context;
  const text = pageTexts(site, PETITION_PAGE);
  const errors = listedErrors(PREFIX, data.sent ?? NOTHING_SENT);
  return layout(context, {
    title: text('title', { title: plainStaffText(site, petition.title) }),
    head: participationHead(context),
    hasErrors: errors.length > 0,
    mainClass: 'page-main--narrow',
    main: html`<div class="page-head"><p class="eyebrow">${text('petition')}</p><h1>${staffText(site, petition.title)}</h1></div>
${errorSummary(errors, { site })}
<div id="sign">${petitionOrClosed(context, data)}</div>`,
  });
}

function petitionOrClosed(context: PageContext, data: PetitionPageData): Markup {
  const { petition, now } = data;
  if (petition && isOpenPetition(petition, now))
    return html`${petitionForm(context, petition, data)}${afterSigning(context, petition)}`;
  const text = pageTexts(context.site, PETITION_PAGE);
  return html`<div class="haven-alert haven-alert--info"><p class="haven-alert__title">${text('closed')}</p><p class="haven-alert__text">${text('closedThanks')}</p></div>`;
}

/** What a signer can do next: shown when the form says that the petition was sent. */
function afterSigning({ site, origin }: PageContext, petition: PetitionSettings): Markup {
  const text = pageTexts(site, PETITION_PAGE);
  const ofSite = pageTexts(site, LAYOUT);
  const address = `${origin}${petitionAddress(petition, site)}`;
  return html`
<section class="after-form prose"><h2>${ofSite('whatNext')}</h2>
<ol class="haven-next-steps"><li>${text('confirms')}</li><li>${text('handedOver')}</li><li>${text('writeAgain')}</li></ol>
<p><copy-link url="${address}" label="${text('copyLink')}">${text('copyAddress', { address })}</copy-link></p>
<p class="haven-actions"><a class="haven-button haven-button--give" ${linkTo(site, '/donate')}>${ofSite('donate')}</a><a class="haven-button haven-button--secondary" ${linkTo(site, '/events')}>${text('eventsNearYou')}</a></p></section>`;
}

function petitionForm(
  { site, isPreview = false }: PageContext,
  petition: PetitionSettings,
  { signatures, ticket, sent = NOTHING_SENT }: PetitionPageData,
): Markup {
  const { nodeId, goal, onPaper } = petition;
  const counterTitle = plainStaffText(site, petition.counterTitle);
  const text = tagTexts(site, PETITION_TEXTS);
  const said = tagTexts(site, PETITION_FORM_SAID);
  const moduleType = PETITION_MODULE_TYPE;
  const { field, tick } = fieldsOf(PREFIX, sent, site);
  const action = isPreview ? PREVIEW_ANSWER_PATH : WEBSITE_PATHS.submitPetition;
  const count = signatures + onPaper;
  const number = (value: number) => value.toLocaleString(site.lang);
  const privacyUrl = to(site, '/privacy');
  const notice = html`<a class="haven-link" ${linkTo(site, '/privacy')}>${tagTexts(site, FORM_TEXTS)('privacyNotice')}</a>`;
  return html`<petition-form site-country-code="${site.code}" node-id="${nodeId}" module-type="${moduleType}" counter-title="${counterTitle}" signature-count="${count}" signature-goal="${goal}" privacy-url="${privacyUrl}"${fieldsAttribute(petition)}${isPreview ? html` action="${action}"` : ''}>
<form class="haven-form haven-card" method="post" action="${action}" novalidate>
<div class="haven-petition__counter"><p class="haven-petition__count"><strong class="haven-petition__number">${number(count)}</strong> ${staffText(site, petition.counterTitle)}</p><progress class="haven-petition__bar" value="${Math.min(count, goal)}" max="${goal}" aria-hidden="true"></progress><p class="haven-field__hint">${text(count < goal ? 'goal' : 'goalReached', { number: number(goal) })}</p></div>
<div class="haven-field-row">
${field('firstName', text('firstName'), { autocomplete: 'given-name' })}
${field('lastName', text('lastName'), { autocomplete: 'family-name' })}
</div>
${field('email', text('email'), { autocomplete: 'email', type: 'email', inputmode: 'email' })}
${otherFields(site, petition, field)}
${tick('subscribe', said('subscribeLabel'))}
<p class="haven-field__hint">${pageTexts(site, PETITION_PAGE).rich('privacy', { notice })}</p>
<div class="haven-actions"><input type="hidden" name="nodeId" value="${nodeId}"><input type="hidden" name="counterTitle" value="${counterTitle}"><input type="hidden" name="moduleType" value="${moduleType}"><input type="hidden" name="siteCountryCode" value="${site.code}">${languageField(site)}${guardFields(ticket, PREFIX, site)}<button class="haven-button haven-button--primary haven-button--large" type="submit">${said('submitLabel')}</button></div>
</form>
</petition-form>`;
}

/** The attribute of the tag, where the form asks for other fields than one without it. */
function fieldsAttribute({ fields }: PetitionSettings): Markup | '' {
  const json = petitionFieldsJson(fields);
  return json === undefined ? '' : html` fields="${json}"`;
}

const OTHER_FIELDS = {
  postcode: ['postcode', { autocomplete: 'postal-code', inputmode: 'numeric' }],
  mobile: ['mobile', { autocomplete: 'tel', type: 'tel', inputmode: 'tel' }],
  location: ['location', { autocomplete: 'address-level2' }],
} as const;

/** The fields beyond the name and the address, without JavaScript. */
function otherFields(
  site: Site,
  { fields }: PetitionSettings,
  field: ReturnType<typeof fieldsOf>['field'],
): Markup | '' {
  const shown = fields.flatMap(({ name, required }) => {
    if (name !== 'postcode' && name !== 'mobile' && name !== 'location') return [];
    const [key, facts] = OTHER_FIELDS[name];
    const label = key === 'location' ? pageTexts(site, PETITION_PAGE)('town') : tagTexts(site, PETITION_TEXTS)(key);
    return [field(name, label, { ...facts, optional: !required })];
  });
  return shown.length === 0 ? '' : html`<div class="haven-field-row">${shown}</div>`;
}

import { html } from 'hono/html';
import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import PETITION_TEXTS from '#texts/elements/petition-form';
import LAYOUT from '#texts/website/layout';
import PETITION_PAGE from '#texts/website/petition-page';
import { PREVIEW_ANSWER_PATH } from '../../content/index.ts';
import {
  agencyOf,
  errorSummary,
  layout,
  linkTo,
  type Markup,
  type PageContext,
  pageTexts,
  participationHead,
  plainStaffText,
  type SentForm,
  staffText,
  tagForm,
  to,
} from '../../platform/index.ts';
import { petitionTexts } from './petition-texts.ts';
import {
  isOpenPetition,
  PETITION_MODULE_TYPE,
  type PetitionSettings,
  petitionAddress,
  petitionFieldsJson,
} from './petitions.ts';

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
  const sign = pageTexts(site, PETITION_TEXTS)('submitLabel');
  const { addressee, lead, story, asks, quote, speaker } = petitionTexts(site);
  const title = petition ? plainStaffText(site, petition.title) : text('petition');
  const handOver = petition
    ? html`<p>${text('handOver', { goal: petition.goal.toLocaleString(site.lang) })}</p>
<p>${text('onPaper', { names: petition.onPaper.toLocaleString(site.lang), agency: agencyOf(site).name })}</p>`
    : '';
  return layout(context, {
    title: text('title', { title }),
    description: text('description', { lead }),
    head: participationHead(context),
    hasErrors: data.sent !== undefined,
    main: html`<div class="page-head"><p class="eyebrow">${text('petition')}</p><h1>${petition ? staffText(site, petition.title) : title}</h1><p class="lead">${lead}</p><p class="petition__jump"><a class="haven-button haven-button--secondary" href="#sign">${sign}</a></p></div>
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
  return layout(context, {
    title: text('title', { title: plainStaffText(site, petition.title) }),
    head: participationHead(context),
    hasErrors: data.sent !== undefined,
    mainClass: 'page-main--narrow',
    main: html`<div class="page-head"><p class="eyebrow">${text('petition')}</p><h1>${staffText(site, petition.title)}</h1></div>
<div id="sign">${petitionOrClosed(context, data)}</div>`,
  });
}

function petitionOrClosed(context: PageContext, data: PetitionPageData): Markup {
  const { petition, now } = data;
  if (petition && isOpenPetition(petition, now))
    return html`${petitionForm(context, petition, data)}${afterSigning(context, petition)}`;
  const text = pageTexts(context.site, PETITION_PAGE);
  const messages = data.sent?.messages ?? [];
  const refusal = errorSummary(
    messages.map((message) => ({ message })),
    { site: context.site },
  );
  return html`${refusal}<div class="haven-alert haven-alert--info"><p class="haven-alert__title">${text('closed')}</p><p class="haven-alert__text">${text('closedThanks')}</p></div>`;
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
  { signatures, ticket, sent }: PetitionPageData,
): Markup {
  const { nodeId, goal, onPaper } = petition;
  const counterTitle = plainStaffText(site, petition.counterTitle);
  const action = isPreview ? PREVIEW_ANSWER_PATH : WEBSITE_PATHS.submitPetition;
  const fields = [...petition.fields.map(({ name }) => name), 'subscribe'];
  return html`<petition-form site-country-code="${site.code}" node-id="${nodeId}" module-type="${PETITION_MODULE_TYPE}" counter-title="${counterTitle}" signature-count="${signatures + onPaper}" signature-goal="${goal}" privacy-url="${to(site, '/privacy')}"${fieldsAttribute(petition)}${isPreview ? html` action="${action}"` : ''}>
${tagForm(site, { action, fields, ticket, sent })}
</petition-form>`;
}

/** The attribute of the tag, where the form asks for other fields than one without it. */
function fieldsAttribute({ fields }: PetitionSettings): Markup | '' {
  const json = petitionFieldsJson(fields);
  return json === undefined ? '' : html` fields="${json}"`;
}

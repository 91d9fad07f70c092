import { html } from 'hono/html';
import type { AppealFigures } from '#website/api/appeal-schemas.ts';
import { type DonationProvider, donationSection } from '../donations/donation-section.ts';
import { dayOf } from '../site/day-of.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, price, to } from '../site/page-context.ts';
import { appealProgress } from './appeal-progress-tag.ts';
import { type Appeal, isRunning } from './find-appeals.ts';

export interface AppealPageData {
  appeal: Appeal;
  figures: AppealFigures | undefined;
  provider: DonationProvider;
  /** For the plain form. */
  donationKey: string;
  /** Epoch ms. */
  now: number;
}

/** An appeal: why, how far it has come, and the form to give to it. */
export function appealPage(
  context: PageContext,
  { appeal, figures, provider, donationKey, now }: AppealPageData,
): Markup {
  const { site } = context;
  const isOpen = isRunning(appeal, now);
  return layout(
    { ...context, otherCountryPage: '/donate' },
    {
      title: appeal.name,
      description: appeal.summary,
      main: html`<div class="page-head"><p class="eyebrow">Appeal</p><h1>${appeal.name}</h1><p class="lead">${appeal.summary}</p></div>
<div class="page-split"><div class="page-split__main">
<img class="appeal-page__image" src="${appeal.image}" width="800" height="450" alt="">
<div class="prose">${appeal.story.split('\n\n').map((text) => html`<p>${text}</p>`)}</div>
${context.isPreview ? html`<p>The form to give stands here from its first day on.</p>` : isOpen ? html`<h2 id="give">Give to this appeal</h2>${donationSection(site, { provider, donationKey, appeal: appeal.code })}` : closed(context, appeal)}
</div><aside class="page-split__aside haven-card haven-card--mist" aria-labelledby="progress-title"><h2 class="haven-card__title" id="progress-title">How far we are</h2><div class="haven-card__body prose">
${appealProgress(context, appeal, figures)}
${appeal.matchPercent > 0 ? html`<p>${matchWords(appeal, context)}</p>` : ''}
${context.isSandbox ? html`<p>The figures are of this demonstration: payments go to a sandbox, and no money moves.</p>` : ''}</div></aside></div>`,
    },
  );
}

const closed = ({ site }: PageContext, { until }: Appeal): Markup =>
  html`<div class="haven-alert haven-alert--info"><p class="haven-alert__title">This appeal is over</p><p class="haven-alert__text">${until ? `It ended on ${dayOf(until, site)}. ` : ''}You can still <a href="${to(site, '/donate')}">give where it is needed most</a>.</p></div>`;

function matchWords(
  { matchPercent, matchPartner, matchCapMinor, matchedMinor }: Appeal,
  { site }: PageContext,
): string {
  const cap = price(matchCapMinor, site);
  if (matchedMinor >= matchCapMinor) return `${matchPartner} has matched gifts up to the full ${cap}.`;
  const factor = matchPercent === 100 ? 'doubles every gift' : `adds ${matchPercent} % to every gift`;
  return `${matchPartner} ${factor}, up to ${cap} in all (an illustrative offer).`;
}

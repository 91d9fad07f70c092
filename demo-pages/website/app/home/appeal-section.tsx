import { html } from 'hono/html';
import HOME from '#texts/website/home';
import { type Appeal, appealProgress, type RunningAppeal } from '../../giving/index.ts';
import {
  dayOf,
  linkTo,
  type Markup,
  offeredPrice,
  type PageContext,
  pageTexts,
  type Site,
  staffText,
} from '../../platform/index.ts';

/**
 * The appeal that runs: every day and every sum is read from it, as on its own page. A front page without one has no
 * such section.
 */
export function appealSection(context: PageContext, running: RunningAppeal | undefined): Markup | '' {
  if (!running) return '';
  const { site } = context;
  const { appeal, figures } = running;
  const { matchPercent, matchedMinor, matchCapMinor, until } = appeal;
  const text = pageTexts(site, HOME);
  const isDoubled = matchPercent === 100 && matchedMinor < matchCapMinor;
  const day = until && lastDayOf(until, site);
  const title = isDoubled && day ? text('countTwice', { day }) : staffText(site, appeal.name);
  const lead = isDoubled
    ? text('doubled', { cap: offeredPrice(matchCapMinor, site) })
    : staffText(site, appeal.summary);
  return html`<section class="section section--sky appeal" aria-labelledby="appeal-title"><div class="section__inner appeal__inner">
<div class="appeal__text">${isDoubled ? html`<p class="eyebrow">${text('matched')}</p>` : ''}<h2 class="section__title" id="appeal-title">${title}</h2><p class="section__lead">${lead}</p>
<div class="appeal__progress">${appealProgress(context, appeal, figures)}</div>
<p class="appeal__action"><a class="haven-button haven-button--primary haven-button--large" ${linkTo(site, `/appeals/${appeal.code}`)}>${text('giveToAppeal')}</a></p></div>
${until && day ? clock(until, day, { site, isDoubled }) : ''}
</div></section>`;
}

/** An appeal ends at the first instant of the day after its last one. */
const lastDayOf = (until: NonNullable<Appeal['until']>, site: Site): string =>
  dayOf(new Date(until.getTime() - 1), site);

function clock(until: Date, day: string, { site, isDoubled }: { site: Site; isDoubled: boolean }): Markup {
  const text = pageTexts(site, HOME);
  return html`<div class="appeal__clock">${isDoubled ? html`<p class="appeal__caption">${text('timeLeft')}</p>` : ''}<countdown-timer id="appeal-countdown" end-date="${until.toISOString()}">${text('until', { day })}</countdown-timer><p class="appeal__reason">${text('appealEnds', { day })}</p></div>`;
}

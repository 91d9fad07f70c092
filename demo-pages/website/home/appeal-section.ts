import { html } from 'hono/html';
import { appealProgress } from '../appeals/appeal-progress-tag.ts';
import type { RunningAppeal } from '../appeals/find-appeals.ts';
import { TIME_ZONES } from '../site/day-of.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import { linkTo, type Markup, type PageContext } from '../site/page-context.ts';
import { appealEnd } from './appeal-end.ts';
import type { HomeTexts } from './home-texts.ts';
import { HOME } from './languages/home.texts.ts';

/** The matched appeal with its deadline, and how far it is while it runs. `now` is in milliseconds since 1970. */
export function appealSection(
  context: PageContext,
  appeal: HomeTexts['appeal'],
  { running, now }: { running: RunningAppeal | undefined; now: number },
): Markup {
  const { site } = context;
  const text = pageTexts(site, HOME);
  const path = running ? `/appeals/${running.appeal.code}` : '/donate';
  const end = appealEnd(now, TIME_ZONES[site.code], appeal.month, appeal.day);
  return html`<section class="section section--sky appeal" aria-labelledby="appeal-title"><div class="section__inner appeal__inner">
<div class="appeal__text"><p class="eyebrow">${text('matched')}</p><h2 class="section__title" id="appeal-title">${appeal.title}</h2><p class="section__lead">${appeal.lead}</p>
${running ? html`<div class="appeal__progress">${appealProgress(context, running.appeal, running.figures)}</div>` : ''}
<p class="appeal__action"><a class="haven-button haven-button--primary haven-button--large" ${linkTo(site, path)}>${text('giveToAppeal')}</a></p></div>
<div class="appeal__clock"><p class="appeal__caption">${text('timeLeft')}</p><countdown-timer id="appeal-countdown" end-date="${end}">${text('until', { lastDay: appeal.lastDay })}</countdown-timer><p class="appeal__reason">${appeal.reason}</p></div>
</div></section>`;
}

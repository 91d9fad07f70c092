import { html } from 'hono/html';
import HOME from '#texts/website/home';
import { type Markup, type PageContext, pageTexts, type Site } from '../../platform/index.ts';

const figureOf = (value: number, lang: string) =>
  html`<animated-counter value="${value}">${value.toLocaleString(lang)}</animated-counter>`;

/** Last year's results, in figures that count up when they scroll into view. */
export function impactFigures({ site }: PageContext, supporters: number): Markup {
  const text = pageTexts(site, HOME);
  const counter = (value: number, label: string, after = '') =>
    html`<div class="counter"><dt class="counter__label">${label}</dt><dd class="counter__value">${figureOf(value, site.lang)}${after}</dd></div>`;
  return html`<section class="section section--navy" aria-labelledby="impact-title"><div class="section__inner">
<div class="section__head"><h2 class="section__title" id="impact-title">${text('figures')}</h2><p class="section__lead">${text('figuresLead')}</p></div>
<dl class="counters">
${counter(318_400, text('slept'))}
${counter(96, text('schools'))}
${counter(1_250_000, text('litres'))}
${counter(supporters, text('gave', { country: site.countryName }))}
</dl>
</div></section>`;
}

/**
 * Where the money goes, in a declarative shadow root, as a page builder would render it: its counters show their final
 * values immediately.
 */
export function spendPanel(site: Site): Markup {
  const text = pageTexts(site, HOME);
  const share = (percent: number, label: string) =>
    html`<div class="spend__row"><dt>${label}</dt><dd>${text.rich('cents', { number: html`<animated-counter value="${percent}">${percent}</animated-counter>` })}</dd></div>`;
  return html`<div class="spend-panel"><template shadowrootmode="open"><link rel="stylesheet" href="/design/haven-controls.css"><link rel="stylesheet" href="/design/haven.css">
<div class="spend"><h2 class="spend__title">${text('spend')}</h2>
<div class="spend-bar" aria-hidden="true"><span class="spend-bar__programs"></span><span class="spend-bar__fundraising"></span><span class="spend-bar__running"></span></div>
<dl class="spend__rows">${share(81, text('reaches'))}${share(12, text('finds'))}${share(7, text('keeps'))}</dl>
<p class="spend__note">${text('spendNote')}</p></div></template></div>`;
}

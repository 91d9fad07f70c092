import { html } from 'hono/html';
import type { Markup, PageContext } from '../site/page-context.ts';

const figureOf = (value: number, lang: string) =>
  html`<animated-counter value="${value}">${value.toLocaleString(lang)}</animated-counter>`;

/** Last year's results, in figures that count up when they scroll into view. */
export function impactFigures({ site }: PageContext, supporters: number): Markup {
  const counter = (value: number, label: string, after = '') =>
    html`<div class="counter"><dt class="counter__label">${label}</dt><dd class="counter__value">${figureOf(value, site.lang)}${after}</dd></div>`;
  return html`<section class="section section--navy" aria-labelledby="impact-title"><div class="section__inner">
<div class="section__head"><h2 class="section__title" id="impact-title">A year in figures</h2><p class="section__lead">What supporters made possible between July and June. All figures are illustrative: Haven is a fictional agency.</p></div>
<dl class="counters">
${counter(318_400, 'people had a dry, safe place to sleep')}
${counter(96, 'schools and learning rooms stayed open')}
${counter(1_250_000, 'litres of safe water every day')}
${counter(supporters, `people in ${site.countryName} gave`)}
</dl>
</div></section>`;
}

/**
 * Where the money goes, in a declarative shadow root, as a page builder would render it: its counters show their final
 * values immediately.
 */
export function spendPanel(): Markup {
  const share = (percent: number, label: string) =>
    html`<div class="spend__row"><dt>${label}</dt><dd><animated-counter value="${percent}">${percent}</animated-counter> cents</dd></div>`;
  return html`<div class="spend-panel"><template shadowrootmode="open"><link rel="stylesheet" href="/design/haven-controls.css"><link rel="stylesheet" href="/design/haven.css">
<div class="spend"><h2 class="spend__title">Of every dollar you give</h2>
<div class="spend-bar" aria-hidden="true"><span class="spend-bar__programs"></span><span class="spend-bar__fundraising"></span><span class="spend-bar__running"></span></div>
<dl class="spend__rows">${share(81, 'reaches people who had to flee')}${share(12, 'finds the next supporter')}${share(7, 'keeps the lights on')}</dl>
<p class="spend__note">Illustrative figures, in the form that a real agency would have audited each year.</p></div></template></div>`;
}

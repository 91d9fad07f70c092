import { html } from 'hono/html';
import HOME from '#texts/website/home';
import type { Appeal, RunningAppeal } from '../../giving/index.ts';
import {
  layout,
  linkTo,
  type Markup,
  offeredPrice,
  type PageContext,
  pageTexts,
  type Site,
  staffText,
} from '../../platform/index.ts';
import { giftCard, type Product } from '../../shop/index.ts';
import { appealSection } from './appeal-section.tsx';
import { featuredSection } from './featured-section.tsx';
import { heroSlides } from './hero-slides.tsx';
import { homeTexts } from './home-texts.ts';
import { impactFigures, spendPanel } from './impact-figures.tsx';
import { filmSection, voicesSection } from './voices-section.tsx';

const OUTCOMES = ['safe-water', 'warm-blankets', 'emergency-tent'];

/** What a front page shows of the appeals that run: the one of its section, and the one of its banner. */
interface HomeAppeals {
  appeal: RunningAppeal | undefined;
  emergency: Appeal | undefined;
}

/** The front page: what the gifts do, quotes, and every way to take part.  */
export function homePage(context: PageContext, gifts: readonly Product[], { appeal, emergency }: HomeAppeals): Markup {
  const { site, origin, path } = context;
  const texts = homeTexts(site);
  const text = pageTexts(site, HOME);
  const outcomes = gifts.filter((gift) => OUTCOMES.includes(gift.itemId));
  return layout(context, {
    title: text('title'),
    description: text('description', { country: site.countryName }),
    banner: html`<emergency-banner banner-id="${texts.emergency.id}"><p><strong>${texts.emergency.lead}</strong> ${texts.emergency.text} <a ${linkTo(site, emergency ? `/appeals/${emergency.code}` : '/donate')}>${text('giveNow')}</a></p></emergency-banner>`,
    main: html`${heroSlides(context, texts.heroes)}
<section class="section" aria-labelledby="outcomes-title"><div class="section__inner">
<div class="section__head"><h2 class="section__title" id="outcomes-title">${text('outcomes')}</h2><p class="section__lead">${text('outcomesLead')}</p></div>
<ul class="outcomes" role="list">${outcomes.map(
      (gift) =>
        html`<li class="outcome"><strong class="outcome__amount">${offeredPrice(gift.priceMinor, site)}</strong><p class="outcome__text">${staffText(site, gift.impact)}</p><a class="outcome__link" ${linkTo(site, `/gifts/${gift.itemId}`)}>${staffText(site, gift.name)}</a></li>`,
    )}</ul>
</div></section>
${appealSection(context, appeal)}
${site.language === 'en' ? firstGifts(site, gifts) : ''}
${impactFigures(context, texts.supporters)}
${voicesSection(site, texts.voices)}
${filmSection(site)}
${featuredSection(context)}
<section class="section section--mist" aria-labelledby="how-title"><div class="section__inner how-row">
<div class="how-row__text"><h2 class="section__title" id="how-title">${text('how')}</h2>
<ol class="haven-next-steps">
<li>${text.rich('choose', { Choose: strong(text('Choose')) })}</li>
<li>${text.rich('write', { Write: strong(text('Write')) })}</li>
<li>${text.rich('pay', { Pay: strong(text('Pay')) })}</li>
</ol>
<ul class="trust-row" role="list"><li><span class="haven-icon haven-icon--lock"></span> ${text('cardDetails')}</li><li><span class="haven-icon haven-icon--mail"></span> ${text('receipt')}</li></ul></div>
${spendPanel(site)}
</div></section>
<section class="section share" aria-labelledby="share-title"><div class="section__inner share__inner">
<div><h2 class="section__title" id="share-title">${text('tellOne')}</h2><p class="section__lead">${text('tellLead')}</p></div>
<copy-link url="${origin}${path}" label="${text('copyLink')}">${text('copyAddress', { address: `${origin}${path}` })}</copy-link>
</div></section>
<bequest-banner banner-id="wills-${site.code}" persistent><p>${text.rich('will', { guide: html`<a ${linkTo(site, '/bequest')}>${text('guide')}</a>` })}</p></bequest-banner>`,
  });
}

const strong = (word: string): Markup => html`<strong>${word}</strong>`;

/** The first gifts of the shop, which is in English: other languages lead there from what a gift does. */
function firstGifts(site: Site, gifts: readonly Product[]): Markup {
  const text = pageTexts(site, HOME);
  return html`<section class="section" aria-labelledby="gifts-title"><div class="section__inner">
<div class="section__head section__head--row"><h2 class="section__title" id="gifts-title">${text('begin')}</h2><a class="haven-button haven-button--secondary" ${linkTo(site, '/gifts')}>${text('allGifts')}</a></div>
<ul class="haven-gift-grid" role="list">${gifts.slice(0, 3).map((gift) => html`<li>${giftCard(gift, site, { headingLevel: 3 })}</li>`)}</ul>
</div></section>`;
}

import { html } from 'hono/html';
import type { RunningAppeal } from '../appeals/find-appeals.ts';
import type { Product } from '../gifts/find-gifts.ts';
import { giftCard } from '../gifts/gift-card.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, price, to } from '../site/page-context.ts';
import { appealSection } from './appeal-section.ts';
import { featuredSection } from './featured-section.ts';
import { heroSlides } from './hero-slides.ts';
import { homeTexts } from './home-texts.ts';
import { impactFigures, spendPanel } from './impact-figures.ts';
import { filmSection, voicesSection } from './voices-section.ts';

const OUTCOMES = ['safe-water', 'warm-blankets', 'emergency-tent'];

/** The front page: what the gifts do, quotes, and every way to take part.  */
export function homePage(
  context: PageContext,
  gifts: readonly Product[],
  appeal: { running: RunningAppeal | undefined; now: number },
): Markup {
  const { site, origin, path } = context;
  const texts = homeTexts(site.code);
  const outcomes = gifts.filter((gift) => OUTCOMES.includes(gift.itemId));
  return layout(context, {
    title: 'Gifts that protect people who had to flee',
    description: `Give a tent, safe water or a school kit in the name of someone you love. The demonstration site of a fictional refugee agency in ${site.countryName}.`,
    banner: html`<emergency-banner banner-id="${texts.emergency.id}" loading="eager"><p><strong>${texts.emergency.lead}</strong> ${texts.emergency.text} <a href="${to(site, '/donate')}">Give now</a></p></emergency-banner>`,
    main: html`${heroSlides(context, texts.heroes)}
<section class="section" aria-labelledby="outcomes-title"><div class="section__inner">
<div class="section__head"><h2 class="section__title" id="outcomes-title">What your gift does</h2><p class="section__lead">Every gift is bought as near as we can to the families who need it.</p></div>
<ul class="outcomes" role="list">${outcomes.map(
      (gift) =>
        html`<li class="outcome"><strong class="outcome__amount">${price(gift.priceMinor, site)}</strong><p class="outcome__text">${gift.impact}</p><a class="outcome__link" href="${to(site, `/gifts/${gift.itemId}`)}">${gift.name}</a></li>`,
    )}</ul>
</div></section>
${appealSection(context, texts.appeal, appeal)}
<section class="section" aria-labelledby="gifts-title"><div class="section__inner">
<div class="section__head section__head--row"><h2 class="section__title" id="gifts-title">Gifts to begin with</h2><a class="haven-button haven-button--secondary" href="${to(site, '/gifts')}">All gifts</a></div>
<ul class="haven-gift-grid" role="list">${gifts.slice(0, 3).map((gift) => html`<li>${giftCard(gift, site, { headingLevel: 3 })}</li>`)}</ul>
</div></section>
${impactFigures(context, texts.supporters)}
${voicesSection(texts.voices)}
${filmSection()}
${featuredSection(context)}
<section class="section section--mist" aria-labelledby="how-title"><div class="section__inner how-row">
<div class="how-row__text"><h2 class="section__title" id="how-title">How it works</h2>
<ol class="haven-next-steps">
<li><strong>Choose</strong> one gift or several, up to nine of each.</li>
<li><strong>Write</strong> a card for each gift if you like: we can send it by e-mail, or you print it.</li>
<li><strong>Pay</strong> by card. The person you honour gets the card; the money funds the gift, or what is needed most where it is given.</li>
</ol>
<ul class="trust-row" role="list"><li><span class="haven-icon haven-icon--lock"></span> Card details go only to the payment provider</li><li><span class="haven-icon haven-icon--mail"></span> A receipt by e-mail for every gift</li></ul></div>
${spendPanel()}
</div></section>
<section class="section share" aria-labelledby="share-title"><div class="section__inner share__inner">
<div><h2 class="section__title" id="share-title">Tell one person</h2><p class="section__lead">Most people gave for the first time because somebody they trust had told them.</p></div>
<copy-link url="${origin}${path}" label="Copy the link to this page">Copy this address: ${origin}${path}</copy-link>
</div></section>
<bequest-banner banner-id="wills-${site.code}" persistent><p>A gift in your will can shelter families long after us. <a href="${to(site, '/bequest')}">Ask for the free guide</a></p></bequest-banner>`,
  });
}

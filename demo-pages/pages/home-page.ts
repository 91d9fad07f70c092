import { html } from 'hono/html';
import type { Gift } from '../server/website/catalogue/find-gifts.ts';
import { agencyOf } from './agency.ts';
import { giftCard } from './gift-card.ts';
import { layout } from './layout.ts';
import { type Markup, type PageContext, price, to } from './page-context.ts';

/** The front door: what the gifts do, three of them, and the way to the shop. */
export function homePage(context: PageContext, gifts: readonly Gift[]): Markup {
  const { site } = context;
  const outcomes = gifts.filter((gift) => ['safe-water', 'warm-blankets', 'emergency-tent'].includes(gift.itemId));
  return layout(context, {
    title: 'Gifts that protect people who had to flee',
    main: html`<section class="hero">
<img class="hero__image" src="/design/hero.svg" width="1600" height="900" alt="" fetchpriority="high">
<div class="hero__content">
<p class="hero__eyebrow">${agencyOf(site).greeting}. Useful gifts.</p>
<h1 class="hero__title">Someone you love gets a card. A family who fled gets shelter.</h1>
<p class="hero__text">Choose a gift, write a card, and help a family through its first months of safety.</p>
<div class="haven-actions"><a class="haven-button haven-button--give haven-button--large" href="${to(site, '/gifts')}">See the gifts</a></div>
</div>
</section>
<section class="section"><div class="section__inner">
<div class="section__head"><h2 class="section__title">What your gift does</h2><p class="section__lead">Every gift is bought as near as we can to the families who need it.</p></div>
<ul class="outcomes" role="list">${outcomes.map(
      (gift) =>
        html`<li class="outcome"><strong class="outcome__amount">${price(gift.priceMinor, site)}</strong><p class="outcome__text">${gift.impact}</p></li>`,
    )}</ul>
</div></section>
<section class="section section--mist"><div class="section__inner">
<div class="section__head"><h2 class="section__title">Gifts to begin with</h2></div>
<ul class="haven-gift-grid" role="list">${gifts.slice(0, 3).map((gift) => html`<li>${giftCard(gift, site, { headingLevel: 3 })}</li>`)}</ul>
<p class="haven-actions"><a class="haven-button haven-button--secondary" href="${to(site, '/gifts')}">All gifts</a></p>
</div></section>
<section class="section"><div class="section__inner prose">
<h2>How it works</h2>
<ol class="haven-next-steps">
<li><strong>Choose</strong> one gift or several, up to nine of each.</li>
<li><strong>Write</strong> a card for each gift if you like: we can send it by e-mail, or you print it.</li>
<li><strong>Pay</strong> by card. The person you honour gets the card; the money funds the gift, or what is needed most where it is given.</li>
</ol>
</div></section>`,
  });
}

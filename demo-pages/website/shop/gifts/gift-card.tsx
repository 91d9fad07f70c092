import { html } from 'hono/html';
import { fromMinorUnits } from '#rules/money.ts';
import { MAX_QUANTITY } from '#rules/shop/quantity.ts';
import GIFT_ITEM_TEXTS from '#texts/elements/gift-item';
import CHECKOUT_PAGES from '#texts/website/checkout-pages';
import {
  contentFields,
  type Markup,
  offeredPrice,
  pageTexts,
  plainStaffText,
  type Site,
  staffText,
  to,
} from '../../platform/index.ts';
import { categoryField, categoryIn } from './category-in.ts';
import type { Gift, Product } from './find-gifts.ts';

/** The text about the stock; the same as the block's. */
function stockNote(available: number | null, site: Site): string {
  if (available === null || available > MAX_QUANTITY) return '';
  const text = pageTexts(site, GIFT_ITEM_TEXTS);
  return available === 0 ? text('soldOut') : text('left', { number: available });
}

export interface GiftCardOptions {
  detail?: boolean;
  headingLevel?: 2 | 3;
  /** Where it is put into the cart. */
  action?: string;
}

/** A gift as its block, which contains the same card as a form that works without JavaScript. */
export function giftCard(gift: Product, site: Site, options: GiftCardOptions = {}): Markup {
  const { detail = false, headingLevel = 2, action = to(site, '/cart') } = options;
  const { variants, available } = gift;
  const href = to(site, `/gifts/${gift.itemId}`);
  const link = html`<a class="haven-gift-card__link" href="${href}">${staffText(site, gift.name)}</a>`;
  const heading = detail
    ? html`<h1 class="haven-gift-card__name">${staffText(site, gift.name)}</h1>`
    : headingLevel === 2
      ? html`<h2 class="haven-gift-card__name">${link}</h2>`
      : html`<h3 class="haven-gift-card__name">${link}</h3>`;
  const hasChoice = variants.length > 1;
  const { category, ...ofCategory } = categoryField(site, gift.category);
  const own = contentFields(site, { itemName: gift.name, itemVariant: gift.variant, summary: gift.summary });
  const english = [...(ofCategory.english ? ['itemCategory'] : []), ...(own.english ?? [])];
  const text = pageTexts(site, GIFT_ITEM_TEXTS);
  const note = detail && hasChoice ? '' : stockNote(available, site);
  const stock = available === null ? '' : html` available="${available}"`;
  const sizes = hasChoice ? html` variants="${JSON.stringify(variants.map((each) => forBlock(each, site)))}"` : '';
  return html`<gift-item item-id="${gift.itemId}" item-name="${own.itemName}" item-category="${category}" item-variant="${own.itemVariant}" price="${fromMinorUnits(gift.priceMinor)}" currency="${gift.currency}" image="${gift.image}" href="${href}" summary="${own.summary}"${english.length > 0 ? html` english="${JSON.stringify(english)}"` : ''} action="${action}" cart-url="${to(site, '/cart')}" site-country-code="${site.code}" heading-level="${detail ? 1 : headingLevel}"${stock}${sizes}${detail ? html` detail` : ''}>
<article class="haven-gift-card${detail ? ' haven-gift-card--detail' : ''}">
<img class="haven-gift-card__image" src="${gift.image}" width="800" height="600" alt=""${detail ? '' : html` loading="lazy"`}>
<div class="haven-gift-card__body">
<p class="haven-gift-card__category">${categoryIn(site, gift.category)}${note ? html` <span class="haven-badge haven-badge--${available === 0 ? 'neutral' : 'warning'}">${note}</span>` : ''}</p>
${heading}
<p class="haven-gift-card__summary">${staffText(site, gift.summary)}</p>
<p class="haven-gift-card__price">${offeredPrice(gift.priceMinor, site)} <span class="haven-gift-card__variant">${staffText(site, gift.variant)}${hasChoice && !detail ? ` · ${text('sizes', { count: variants.length })}` : ''}</span></p>
${available === 0 && !(detail && hasChoice) ? html`<p class="gift-item__gone">${text('gone')}</p>` : addForm(gift, site, { withChoice: detail && hasChoice, action })}
<p class="haven-gift-card__status" role="status"></p>
</div>
</article>
</gift-item>`;
}

function forBlock({ itemId, variant, priceMinor, available }: Gift, site: Site) {
  return {
    itemId,
    ...contentFields(site, { variant }),
    price: fromMinorUnits(priceMinor),
    ...(available === null ? {} : { available }),
  };
}

function addForm(gift: Product, site: Site, { withChoice, action }: { withChoice: boolean; action: string }): Markup {
  const label = pageTexts(site, CHECKOUT_PAGES)('quantityOf', {
    name: plainStaffText(site, gift.name),
    most: MAX_QUANTITY,
  });
  const name = html`<span class="haven-visually-hidden">: ${staffText(site, gift.name)}</span>`;
  return html`<form class="haven-gift-card__add" method="post" action="${action}">
<input type="hidden" name="intent" value="add">
${withChoice ? sizeChoice(gift, site) : html`<input type="hidden" name="itemId" value="${gift.itemId}">`}
<quantity-stepper value="1" name="quantity" label="${plainStaffText(site, gift.name)}"><div class="haven-stepper"><input class="haven-stepper__value" name="quantity" inputmode="numeric" autocomplete="off" value="1" aria-label="${label}"></div></quantity-stepper>
<button class="haven-button haven-button--primary" type="submit">${pageTexts(site, GIFT_ITEM_TEXTS).rich('add', { name })}</button>
</form>`;
}

function sizeChoice({ itemId, variants }: Product, site: Site): Markup {
  return html`<fieldset class="haven-radio-cards gift-item__sizes"><legend class="haven-radio-cards__legend">${pageTexts(site, GIFT_ITEM_TEXTS)('choose')}</legend><div class="haven-radio-cards__grid">${variants.map(
    (each) =>
      html`<label class="haven-radio-card"><input class="haven-radio-card__input" type="radio" name="itemId" value="${each.itemId}"${each.itemId === itemId ? html` checked` : ''}${each.available === 0 ? html` disabled` : ''}><span class="haven-radio-card__title">${staffText(site, each.variant)}</span><span class="haven-radio-card__detail">${offeredPrice(each.priceMinor, site)}${stockNote(each.available, site) ? ` · ${stockNote(each.available, site)}` : ''}</span></label>`,
  )}</div></fieldset>`;
}

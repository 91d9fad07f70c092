import { html } from 'hono/html';
import { MAX_MESSAGE_CHARACTERS } from '#website/shop/ecard-message.ts';
import { ECARD_TEXTS } from '../../../elements/ecard-signing/ecard-signing.texts.ts';
import { errorSummary } from '../site/error-summary.ts';
import { pageTexts, tagTexts } from '../site/languages/page-texts.ts';
import { contentFields, staffText } from '../site/languages/said-in.ts';
import { checkoutSteps } from '../site/layout/checkout-steps.ts';
import { CHECKOUT_PAGES } from '../site/layout/languages/checkout-pages.texts.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../site/page-context.ts';
import type { Site } from '../site/sites.ts';
import { designImage, ECARD_DESIGNS } from './ecard-designs.ts';
import type { CartEcard } from './ecard-instances.ts';

const TYPES = [
  { value: 'email', icon: 'mail', title: 'email', detail: 'emailDetail' },
  { value: 'printable', icon: 'print', title: 'printable', detail: 'printableDetail' },
  { value: 'not required', icon: 'close', title: 'notRequired', detail: 'notRequiredDetail' },
] as const;

function designsOf(site: Site) {
  const text = pageTexts(site, CHECKOUT_PAGES);
  return ECARD_DESIGNS.map((id) => ({ id, name: text(id), image: designImage(id) }));
}

/** One card for each gift in the cart. Without JavaScript: one fieldset for each card in a single form. */
export function ecardsPage(context: PageContext, cards: readonly CartEcard[], errors: readonly string[] = []): Markup {
  const { site } = context;
  const action = to(site, '/cart/e-cards');
  const next = to(site, '/checkout/details');
  const text = pageTexts(site, CHECKOUT_PAGES);
  return layout(context, {
    title: text('cardsTitle'),
    isCheckout: true,
    hasErrors: errors.length > 0,
    main: html`${checkoutSteps(site, 'ecards')}
<div class="page-head"><h1>${text('cardsTitle')}</h1><p class="lead">${text('cardsLead')}</p></div>
${errorSummary(
  errors.map((message) => ({ message })),
  { site },
)}
<ecard-signing action="${action}" next-url="${next}" cards="${JSON.stringify(cards.map((card) => forBlock(card, site)))}" designs="${JSON.stringify(designsOf(site))}" site-country-code="${site.code}">
<form class="haven-ecards" method="post" action="${action}">
${cards.map((card, index) => editor(card, `${index + 1}/${cards.length}`, site))}
<div class="haven-ecards__footer haven-actions"><button class="haven-button haven-button--give haven-button--large" type="submit">${tagTexts(site, ECARD_TEXTS)('toDetails')}</button><a class="haven-button haven-button--quiet" href="${to(site, '/cart')}">${text('backToCart')}</a></div>
</form>
</ecard-signing>`,
  });
}

/** A card without a chosen type starts as an email card in the block, which then reports what is missing. */
function forBlock({ isBlank, cardType, ...rest }: CartEcard, site: Site) {
  const card = { ...rest, ...contentFields(site, { itemName: rest.itemName }) };
  return isBlank ? card : { ...card, cardType };
}

function editor(card: CartEcard, place: string, site: Site): Markup {
  const text = tagTexts(site, ECARD_TEXTS);
  const [which = '', total = ''] = place.split('/');
  const id = (field: string) => `${card.instanceId}-${field}`;
  const name = (field: string) => `${card.instanceId}.${field}`;
  const field = (field: 'recipientName' | 'recipientEmailAddress' | 'senderName', label: string, attributes: Markup) =>
    html`<div class="haven-field"><label class="haven-field__label" for="${id(field)}">${label}</label><input class="haven-field__control" id="${id(field)}" name="${name(field)}" value="${card[field]}" maxlength="200" ${attributes}></div>`;
  return html`<div class="haven-ecards__editor"><fieldset class="haven-fieldset haven-ecards__form haven-form">
<legend class="haven-fieldset__legend">${text('cardNumber', { place: which, total })} – ${staffText(site, card.itemName)}</legend>
<fieldset class="haven-radio-cards"><legend class="haven-radio-cards__legend">${text('how')}</legend>
<div class="haven-radio-cards__grid">${TYPES.map(
    ({ value, icon, title, detail }) =>
      html`<label class="haven-radio-card"><input class="haven-radio-card__input" type="radio" name="${name('cardType')}" value="${value}"${card.cardType === value ? html` checked` : ''}><span class="haven-radio-card__icon haven-icon haven-icon--${icon}"></span><span class="haven-radio-card__title">${text(title)}</span><span class="haven-radio-card__detail">${text(detail)}</span></label>`,
  )}</div></fieldset>
<fieldset class="haven-radio-cards"><legend class="haven-radio-cards__legend">${text('picture')}</legend>
<div class="haven-radio-cards__grid">${designsOf(site).map(
    (design) =>
      html`<label class="haven-radio-card"><input class="haven-radio-card__input" type="radio" name="${name('design')}" value="${design.id}"${card.design === design.id ? html` checked` : ''}><img class="ecard-signing__design" src="${design.image}" width="800" height="450" alt="" loading="lazy"><span class="haven-radio-card__title">${design.name}</span></label>`,
  )}</div></fieldset>
${field('recipientName', text('recipientName'), html`autocomplete="off"`)}
${field('recipientEmailAddress', text('recipientEmail'), html`type="email" inputmode="email" autocomplete="off"`)}
<div class="haven-field"><label class="haven-field__label" for="${id('message')}">${text('message')}</label><p class="haven-field__hint" id="${id('message')}-hint">${pageTexts(site, CHECKOUT_PAGES)('atMost', { number: MAX_MESSAGE_CHARACTERS })}</p><textarea class="haven-field__control" id="${id('message')}" name="${name('message')}" rows="4" autocomplete="off" aria-describedby="${id('message')}-hint">${card.message}</textarea></div>
${field('senderName', text('senderName'), html`autocomplete="name"`)}
</fieldset></div>`;
}

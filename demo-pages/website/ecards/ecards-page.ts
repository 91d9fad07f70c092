import { html } from 'hono/html';
import { MAX_MESSAGE_CHARACTERS } from '#website/shop/ecard-message.ts';
import { errorSummary } from '../site/error-summary.ts';
import { checkoutSteps } from '../site/layout/checkout-steps.ts';
import { layout } from '../site/layout/layout.ts';
import { type Markup, type PageContext, to } from '../site/page-context.ts';
import { designImage, ECARD_DESIGNS } from './ecard-designs.ts';
import type { CartEcard } from './ecard-instances.ts';

const TYPES = [
  { value: 'email', icon: 'mail', title: 'Email', detail: 'It goes to the address you give' },
  { value: 'printable', icon: 'print', title: 'Printable', detail: 'You print it and hand it over' },
  { value: 'not required', icon: 'close', title: 'Not required', detail: 'No card for this gift' },
] as const;

const DESIGNS = ECARD_DESIGNS.map((design) => ({ ...design, image: designImage(design.id) }));

/** One card for each gift in the cart. Without JavaScript: one fieldset for each card in a single form. */
export function ecardsPage(context: PageContext, cards: readonly CartEcard[], errors: readonly string[] = []): Markup {
  const { site } = context;
  const action = to(site, '/cart/e-cards');
  const next = to(site, '/checkout/details');
  return layout(context, {
    title: 'Cards for your gifts',
    isCheckout: true,
    hasErrors: errors.length > 0,
    main: html`${checkoutSteps(site, 'E-cards')}
${errorSummary(errors.map((message) => ({ message })))}
<div class="page-head"><h1>Cards for your gifts</h1><p class="lead">Write a card for the person you honour, or go on without one.</p></div>
<ecard-signing action="${action}" next-url="${next}" cards="${JSON.stringify(cards.map(forBlock))}" designs="${JSON.stringify(DESIGNS)}" site-country-code="${site.code}">
<form class="haven-ecards" method="post" action="${action}">
${cards.map((card, index) => editor(card, index, cards.length))}
<div class="haven-ecards__footer haven-actions"><button class="haven-button haven-button--give haven-button--large" type="submit">Continue to payment</button><a class="haven-button haven-button--quiet" href="${to(site, '/cart')}">Back to cart</a></div>
</form>
</ecard-signing>`,
  });
}

/** A card without a chosen type starts as an email card in the block, which then reports what is missing. */
function forBlock({ isBlank, cardType, ...card }: CartEcard) {
  return isBlank ? card : { ...card, cardType };
}

function editor(card: CartEcard, index: number, count: number): Markup {
  const id = (field: string) => `${card.instanceId}-${field}`;
  const name = (field: string) => `${card.instanceId}.${field}`;
  const text = (field: 'recipientName' | 'recipientEmailAddress' | 'senderName', label: string, attributes: Markup) =>
    html`<div class="haven-field"><label class="haven-field__label" for="${id(field)}">${label}</label><input class="haven-field__control" id="${id(field)}" name="${name(field)}" value="${card[field]}" maxlength="200" ${attributes}></div>`;
  return html`<div class="haven-ecards__editor"><fieldset class="haven-fieldset haven-ecards__form haven-form">
<legend class="haven-fieldset__legend">Card ${index + 1} of ${count} – ${card.itemName}</legend>
<fieldset class="haven-radio-cards"><legend class="haven-radio-cards__legend">How should this card arrive?</legend>
<div class="haven-radio-cards__grid">${TYPES.map(
    ({ value, icon, title, detail }) =>
      html`<label class="haven-radio-card"><input class="haven-radio-card__input" type="radio" name="${name('cardType')}" value="${value}"${card.cardType === value ? html` checked` : ''}><span class="haven-radio-card__icon haven-icon haven-icon--${icon}"></span><span class="haven-radio-card__title">${title}</span><span class="haven-radio-card__detail">${detail}</span></label>`,
  )}</div></fieldset>
<fieldset class="haven-radio-cards"><legend class="haven-radio-cards__legend">Choose its picture</legend>
<div class="haven-radio-cards__grid">${DESIGNS.map(
    (design) =>
      html`<label class="haven-radio-card"><input class="haven-radio-card__input" type="radio" name="${name('design')}" value="${design.id}"${card.design === design.id ? html` checked` : ''}><img class="ecard-signing__design" src="${design.image}" width="800" height="450" alt="" loading="lazy"><span class="haven-radio-card__title">${design.name}</span></label>`,
  )}</div></fieldset>
${text('recipientName', 'Recipient name', html`autocomplete="off"`)}
${text('recipientEmailAddress', 'Recipient email address', html`type="email" inputmode="email" autocomplete="off"`)}
<div class="haven-field"><label class="haven-field__label" for="${id('message')}">Message</label><p class="haven-field__hint" id="${id('message')}-hint">At most ${MAX_MESSAGE_CHARACTERS} characters</p><textarea class="haven-field__control" id="${id('message')}" name="${name('message')}" rows="4" autocomplete="off" aria-describedby="${id('message')}-hint">${card.message}</textarea></div>
${text('senderName', 'Sender name', html`autocomplete="name"`)}
</fieldset></div>`;
}

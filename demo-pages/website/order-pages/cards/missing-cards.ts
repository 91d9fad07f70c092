import { html } from 'hono/html';
import type { PricedLine } from '../../gifts/priced-line.ts';
import { giftNameOf } from '../../orders/ecard-list.ts';
import type { OrderEcard } from '../../orders/find-order.ts';
import type { Markup } from '../../site/page-context.ts';

const FIELDS = [
  { name: 'recipientName', label: 'Recipient name', type: 'text', autocomplete: 'off' },
  { name: 'recipientEmailAddress', label: 'Recipient email address', type: 'email', autocomplete: 'off' },
  { name: 'senderName', label: 'Sender name', type: 'text', autocomplete: 'name' },
] as const;

/** The e-mail cards that could not be sent yet, with the fields to complete them. */
export function missingCards(cards: readonly OrderEcard[], lines: readonly PricedLine[], action: string): Markup {
  return html`<form class="haven-form order-missing" method="post" action="${action}" novalidate>
<h2 class="section__title">Complete your e-mail cards</h2>
<p>${cards.length === 1 ? 'This card waits' : 'These cards wait'} for a few details. As soon as they are there, we send ${cards.length === 1 ? 'it' : 'them'}.</p>
${cards.map((card) => fields(card, giftNameOf(card, lines)))}
<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">${cards.length === 1 ? 'Send this card' : 'Send these cards'}</button></div>
</form>`;
}

function fields(card: OrderEcard, gift: string): Markup {
  const id = (field: string) => `${card.instanceId}-${field}`;
  const name = (field: string) => `${card.instanceId}.${field}`;
  return html`<fieldset class="haven-fieldset"><legend class="haven-fieldset__legend">Card for ${gift}</legend>
<input type="hidden" name="${name('cardType')}" value="email">
${FIELDS.map(
  (field) =>
    html`<div class="haven-field"><label class="haven-field__label" for="${id(field.name)}">${field.label}</label><input class="haven-field__control" id="${id(field.name)}" name="${name(field.name)}" type="${field.type}" value="${card[field.name]}" maxlength="200" autocomplete="${field.autocomplete}"></div>`,
)}
<div class="haven-field"><label class="haven-field__label" for="${id('message')}">Message</label><textarea class="haven-field__control" id="${id('message')}" name="${name('message')}" rows="4" maxlength="500" autocomplete="off">${card.message}</textarea></div>
</fieldset>`;
}

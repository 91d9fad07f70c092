import { html } from 'hono/html';
import type { Markup } from '../../platform/index.ts';

/** The container of a hosted form; its height is reserved. */
export const frame = (id: string, height: 'short' | 'medium' | 'tall'): Markup =>
  html`<div class="merchant-frame merchant-frame--${height}" id="${id}"></div>`;

/** A button of the merchant's page. */
export const button = (id: string, text: string, kind = 'primary'): Markup =>
  html`<button class="haven-button haven-button--${kind}" type="button" id="${id}">${text}</button>`;

export const actions = (...buttons: Markup[]): Markup => html`<div class="haven-actions">${buttons}</div>`;

/** A text field of the merchant's own form. */
export const field = (name: string, label: string, hint: string, value: string, isNumeric = false): Markup =>
  html`<div class="haven-field"><label class="haven-field__label" for="own-${name}">${label}</label><p class="haven-field__hint" id="own-${name}-hint">${hint}</p><input class="haven-field__control" id="own-${name}" name="${name}" value="${value}" autocomplete="off" required aria-describedby="own-${name}-hint"${isNumeric ? html` inputmode="numeric"` : ''}></div>`;

/** The container of a wallet's buttons, and the button that starts again: a charge is paid once. */
export const wallet = (
  id: string,
  height: 'button' | 'buttons' | 'frame' = 'button',
  before: Markup | '' = '',
): Markup =>
  html`<p class="merchant-order"><span>Haven gifts</span><strong>$20.00</strong></p>${before}
<div class="merchant-wallet merchant-wallet--${height}" id="${id}"></div>
<button class="haven-button haven-button--secondary merchant-wallet__again" type="button" id="${id}-again" hidden>Try again</button>`;

import { html } from 'hono/html';
import type { Markup } from '../site/page-context.ts';
import type { BlockAttribute } from './block-catalogue.ts';
import { withCode } from './with-code.ts';

/** A field for one attribute of a block. The page's script fills in its value from the example. */
export function attributeField({ name, description, type, initial }: BlockAttribute): Markup {
  const id = `attribute-${name}`;
  const hint = html`<p class="haven-field__hint" id="${id}-hint">${withCode(description)}</p>`;
  if (type === 'boolean') {
    return html`<div class="haven-field"><div class="haven-checkbox"><input class="haven-checkbox__input" type="checkbox" id="${id}" data-attribute="${name}" aria-describedby="${id}-hint"><label class="haven-checkbox__label" for="${id}"><code>${name}</code></label></div>${hint}</div>`;
  }
  const label = html`<label class="haven-field__label" for="${id}"><code>${name}</code> <span class="haven-field__optional">${kindOf(type)}${initial === undefined ? ', required' : ''}</span></label>`;
  const shared = html`class="haven-field__control" id="${id}" data-attribute="${name}" aria-describedby="${id}-hint" autocomplete="off" spellcheck="false"`;
  const isJson = kindOf(type) === 'JSON';
  return html`<div class="haven-field">${label}${hint}${isJson ? html`<textarea ${shared} rows="4"></textarea>` : html`<input ${shared}${type === 'number' ? html` inputmode="decimal"` : ''} placeholder="${placeholderOf(initial)}">`}</div>`;
}

function kindOf(type: string): string {
  if (type === 'number') return 'number';
  return /\[\]|object|record|unknown/i.test(type) ? 'JSON' : 'text';
}

function placeholderOf(initial: string | undefined): string {
  return initial === undefined ? '' : initial.replace(/^"(.*)"$/s, '$1');
}

import { html } from 'hono/html';
import type { Markup } from '../../platform/index.ts';
import { attributeControl } from '../reference/attribute-form.tsx';
import type { AttributeFact } from '../reference/element-catalogue.ts';
import { withCode } from './with-code.tsx';

const LOOK = {
  field: 'haven-field__control',
  checkbox: html`class="haven-checkbox__input"`,
};

/** A field for one attribute of a block. The page's script fills in its value from the example. */
export function attributeField(fact: AttributeFact): Markup {
  const { name, description, kind, isRequired } = fact;
  const id = `attribute-${name}`;
  const hint = html`<p class="haven-field__hint" id="${id}-hint">${withCode(description)}</p>`;
  const shared = html`id="${id}" data-attribute="${name}" aria-describedby="${id}-hint"`;
  const control = attributeControl(fact, null, shared, LOOK);
  if (kind === 'boolean') {
    return html`<div class="haven-field"><div class="haven-checkbox">${control}<label class="haven-checkbox__label" for="${id}"><code>${name}</code></label></div>${hint}</div>`;
  }
  const note = isRequired ? `${kindText(fact)}, required` : kindText(fact);
  return html`<div class="haven-field"><label class="haven-field__label" for="${id}"><code>${name}</code> <span class="haven-field__optional">${note}</span></label>${hint}${control}</div>`;
}

function kindText({ kind, isJson, options }: AttributeFact): string {
  if (options) return 'choice';
  if (isJson) return 'JSON';
  return kind === 'number' ? 'number' : 'text';
}

import { html } from 'hono/html';
import type { FormField, Markup } from '../../../platform/index.ts';

/** A labelled field for a day, with its hint and error. */
export function dayField({ name, label, value, hint, error, optional }: FormField): Markup {
  const describedBy = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ');
  return html`<div class="haven-field haven-field--medium">
<label class="haven-field__label" for="${name}">${label}${optional ? html` <span class="haven-field__optional">optional</span>` : ''}</label>
${hint ? html`<p class="haven-field__hint" id="${name}-hint">${hint}</p>` : ''}<input class="haven-field__control" id="${name}" name="${name}" type="date" value="${value}"${describedBy ? html` aria-describedby="${describedBy}"` : ''}${error ? html` aria-invalid="true"` : ''}${optional ? '' : html` required`}>
${error ? html`<p class="haven-field__error" id="${name}-error"><span class="haven-visually-hidden">Error: </span>${error}</p>` : ''}
</div>`;
}

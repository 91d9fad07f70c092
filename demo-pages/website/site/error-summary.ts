import { html } from 'hono/html';
import type { Markup } from './page-context.ts';

export interface ListedError {
  message: string;
  /** Id of the field to link to. */
  field?: string;
}

/**
 * The box at the top of a page that lists the errors to correct; empty when there are none. `takesFocus`: on a page without
 * scripts the browser itself moves the focus there.
 */
export function errorSummary(errors: readonly ListedError[], { takesFocus = false } = {}): Markup | '' {
  if (errors.length === 0) return '';
  return html`<div class="haven-error-summary" role="alert" tabindex="-1"${takesFocus ? html` autofocus` : ''}>
<h2 class="haven-error-summary__title">There is a problem</h2>
<ul class="haven-error-summary__list">${errors.map(({ message, field }) =>
    field ? html`<li><a href="#${field}">${message}</a></li>` : html`<li>${message}</li>`,
  )}</ul>
</div>`;
}

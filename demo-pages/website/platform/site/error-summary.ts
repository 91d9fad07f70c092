import { html } from 'hono/html';
import type { Shown } from '#locales/message.ts';
import FORM_TEXTS from '#texts/elements/form';
import { pageTexts } from './languages/page-texts.ts';
import { shownIn } from './languages/shown-in.ts';
import type { Markup } from './page-context.ts';
import { SITES, type Site } from './sites.ts';

export interface ListedError {
  message: Shown;
  /** Id of the field to link to. */
  field?: string;
}

/**
 * The box that lists the errors to correct, below the page's heading; empty when there are none. The browser itself moves
 * the focus there, also without scripts. `site` says its language.
 */
export function errorSummary(errors: readonly ListedError[], { site = SITES[0] as Site } = {}): Markup | '' {
  if (errors.length === 0) return '';
  return html`<div class="haven-error-summary" role="alert" tabindex="-1" autofocus>
<h2 class="haven-error-summary__title">${pageTexts(site, FORM_TEXTS)('problem')}</h2>
<ul class="haven-error-summary__list">${errors.map(({ message, field }) =>
    field ? html`<li><a href="#${field}">${shownIn(site, message)}</a></li>` : html`<li>${shownIn(site, message)}</li>`,
  )}</ul>
</div>`;
}

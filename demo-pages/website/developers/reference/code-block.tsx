import { html } from 'hono/html';
import type { Markup } from '../../platform/index.ts';
import type { Token } from './markup-tokens.ts';

/** Code with a copy button. `id` identifies the block in the page; `label` says what the code is. */
export function codeBlock(id: string, label: string, tokens: readonly Token[]): Markup {
  // Code is read from left to right in every language.
  return html`<div class="rf-code" data-code>
<div class="rf-code__head"><p class="rf-code__label" id="${id}-label">${label}</p><p class="rf-code__status" role="status" data-copy-status></p><button class="rf-button rf-button--quiet" type="button" data-copy hidden>Copy<span class="haven-visually-hidden"> ${label}</span></button></div>
<pre class="rf-code__text" dir="ltr" tabindex="0" role="group" aria-labelledby="${id}-label"><code id="${id}">${tokens.map(([kind, text]) => (kind === 'text' ? text : html`<span class="rf-${kind}">${text}</span>`))}</code></pre>
</div>`;
}

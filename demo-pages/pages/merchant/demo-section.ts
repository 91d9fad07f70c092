import { html } from 'hono/html';
import type { Markup } from '../page-context.ts';
import { codeListing } from './code-listing.ts';
import type { MerchantDemo } from './merchant-demo.ts';

/** A demo beside the script that runs it: the listing is the very file that the page loads. */
export function demoSection({ id, title, text, stage }: MerchantDemo, script: string): Markup {
  return html`<section class="merchant-demo" aria-labelledby="${id}-title" id="${id}-demo">
<div class="merchant-demo__head"><h2 class="merchant-demo__title" id="${id}-title">${title}</h2><p>${text}</p></div>
<div class="merchant-demo__live">
${stage}
<p class="merchant-demo__result" id="${id}-result" role="status"></p>
<h3 class="merchant-demo__label">Events</h3>
<div class="merchant-log" id="${id}-log" role="log" aria-label="Events of ${title}" tabindex="0"></div>
</div>
<div class="merchant-demo__code">${codeListing(`${id}.js`, script)}</div>
</section>`;
}

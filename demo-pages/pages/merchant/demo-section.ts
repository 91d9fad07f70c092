import { html } from 'hono/html';
import type { Markup } from '../page-context.ts';
import { codeListing } from './code-listing.ts';
import type { MerchantDemo, MerchantGroup } from './merchant-demo.ts';

/** A demo beside the script that runs it: the listing is the very file that the page loads. */
export function demoSection({ id, title, text, stage }: MerchantDemo, script: string): Markup {
  return html`<section class="merchant-demo" aria-labelledby="${id}-title" id="${id}-demo">
<div class="merchant-demo__head"><h3 class="merchant-demo__title" id="${id}-title">${title}</h3><p>${text}</p></div>
<div class="merchant-demo__live">
${stage}
<p class="merchant-demo__result" id="${id}-result" role="status"></p>
<h4 class="merchant-demo__label">Events</h4>
<div class="merchant-log" id="${id}-log" role="log" aria-label="Events of ${title}" tabindex="0"></div>
</div>
<div class="merchant-demo__code">${codeListing(`${id}.js`, script)}</div>
</section>`;
}

/** Demos that belong together, under one heading, with the code that they share. */
export function groupSection(
  { id, title, text, demos, shared = [] }: MerchantGroup,
  scriptText: (name: string) => string,
): Markup {
  const listings = shared.map((name) => codeListing(name, scriptText(name)));
  return html`<section class="merchant-group" aria-labelledby="${id}-title" id="${id}">
<div class="merchant-group__head"><h2 class="merchant-group__title" id="${id}-title">${title}</h2><p class="lead">${text}</p></div>
${listings.length > 0 ? html`<details class="merchant-shared"><summary>What they share: ${shared.join(' and ')}</summary><div class="merchant-shared__code">${listings}</div></details>` : ''}
${demos.map((demo) => demoSection(demo, scriptText(`${demo.id}.js`)))}
</section>`;
}

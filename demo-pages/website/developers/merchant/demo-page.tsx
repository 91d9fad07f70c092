import { html } from 'hono/html';
import { type Markup, type PageContext, to } from '../../platform/index.ts';
import { codeListing } from './code-listing.tsx';
import type { MerchantDemo, MerchantGroup } from './merchant-demo.ts';
import { type MerchantFacts, merchantLayout } from './merchant-layout.tsx';
import { merchantNav } from './merchant-nav.tsx';

/** One demo beside the script that runs it: the listing shows the file that the page loads. */
export function demoPage(
  context: PageContext,
  facts: MerchantFacts,
  group: MerchantGroup,
  { id, title, text, stage }: MerchantDemo,
  scriptText: (name: string) => string,
): Markup {
  const { shared = [] } = group;
  const script = `${group.id}/${id}`;
  const start = to(context.site, '/merchant');
  return merchantLayout(context, facts, {
    title: `${title}: payments for merchants`,
    description: text,
    main: html`<nav class="merchant-trail" aria-label="You are here"><a href="${start}">Payments for merchants</a> <span aria-hidden="true">/</span> <a href="${start}#${group.id}">${group.title}</a></nav>
<section class="merchant-demo merchant-demo--page" aria-labelledby="${id}-title" id="${id}-demo">
<div class="merchant-demo__head"><h1 class="merchant-demo__title" id="${id}-title">${title}</h1><p class="lead">${text}</p></div>
<noscript><div class="haven-alert haven-alert--info"><p class="haven-alert__title">This needs JavaScript</p><p class="haven-alert__text">Payment details are typed into frames of the payment provider, which a script places here. You can read the code without it.</p></div></noscript>
<div class="merchant-demo__live">
${typeof stage === 'function' ? stage(facts.cards) : stage}
<p class="merchant-demo__result" id="${id}-result" role="status"></p>
<h2 class="merchant-demo__label">Events</h2>
<div class="merchant-log" id="${id}-log" role="log" aria-label="Events of ${title}" tabindex="0"></div>
<p class="merchant-demo__numbers"><a href="${start}#test-data">Test numbers</a></p>
</div>
<div class="merchant-demo__code">${codeListing(`${id}.js`, scriptText(`${script}.js`))}${
      shared.length > 0
        ? html`<details class="merchant-shared"><summary>What these demos share: ${shared.join(' and ')}</summary><div class="merchant-shared__code">${shared.map((name) => codeListing(name, scriptText(name)))}</div></details>`
        : ''
    }</div>
</section>
${merchantNav(context, id)}`,
    scripts: [script, 'copy-code'],
  });
}

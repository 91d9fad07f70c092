import { html } from 'hono/html';
import { sourceWords } from '../../regular-giving/plan-words.ts';
import { agencyOf } from '../../site/agency.ts';
import { debitAgreement } from '../../site/debit-agreement.ts';
import type { Markup, PageContext } from '../../site/page-context.ts';
import { siteOf } from '../../site/sites.ts';
import { givingLayout } from '../giving-layout.ts';
import type { OpenedPlan } from './plan-page.ts';

export interface SourcePageData extends OpenedPlan {
  method: 'card' | 'bank';
  providerOrigin: string;
  widgetOrigin: string;
  publicKey: string;
  gatewayId: string;
}

/** Another card or account for a monthly gift: the provider's form, so that its numbers never reach us. */
export function sourcePage(context: PageContext, data: SourcePageData): Markup {
  const { plan, base, isSigned, method, providerOrigin, widgetOrigin, publicKey, gatewayId } = data;
  const isBank = method === 'bank';
  const title = isBank ? 'Use a bank account' : 'Give another card';
  const type = isBank ? (plan.siteCountryCode === 'AUS' ? 'bsb' : 'bank_account') : 'card';
  return givingLayout(context, {
    title,
    ...(!isSigned && { menu: '' }),
    mainClass: 'page-main--narrow',
    main: html`<div class="page-head"><h1>${title}</h1><p class="lead">Your monthly gift is taken from ${sourceWords(plan)} now. Nothing is taken today: the new ${isBank ? 'account' : 'card'} is for the next gift and all later ones.</p></div>
<noscript><div class="haven-alert haven-alert--info"><p class="haven-alert__title">This needs JavaScript</p><p class="haven-alert__text">The form comes from our payment provider, so that your numbers never reach us. Switch JavaScript on, or call ${agencyOf(siteOf(plan.siteCountryCode)).phone} (illustrative).</p></div></noscript>
${isBank ? agreement(plan.siteCountryCode) : ''}
<p class="haven-field__error" id="source-error" role="alert" hidden></p>
<div id="another-source" data-provider="${providerOrigin}" data-widget="${widgetOrigin}" data-public-key="${publicKey}" data-gateway="${gatewayId}" data-type="${type}" data-country="${plan.siteCountryCode === 'NZL' ? 'NZ' : 'AU'}" data-post="${base}/${method}"></div>
<p id="source-status" role="status"></p>
<p><a class="haven-link" href="${base}">Back to your monthly gift</a></p>
<script src="/sdk/sdk.global.js" defer></script><script src="/giving-files/another-source.js" type="module"></script>`,
  });
}

/** The agreement stands before the form, and is accepted with it (D1.11). */
function agreement(siteCountryCode: string): Markup {
  const { title, paragraphs } = debitAgreement(siteOf(siteCountryCode));
  return html`<section class="giving-agreement" aria-labelledby="agreement-title" tabindex="0"><h2 id="agreement-title">${title}</h2>${paragraphs.map((text) => html`<p>${text}</p>`)}</section>
<div class="haven-checkbox"><input class="haven-checkbox__input" type="checkbox" id="agreed" required><label class="haven-checkbox__label" for="agreed">I have read the agreement, and I can authorise debits of this account alone</label></div>`;
}

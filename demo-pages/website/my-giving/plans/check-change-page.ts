import { html } from 'hono/html';
import { joined } from '../../giving/regular-giving/change-plan.ts';
import type { AskedChange } from '../../giving/regular-giving/plan-change.ts';
import type { SayChange } from '../../giving/regular-giving/plan-change-words.ts';
import { pageTexts } from '../../platform/site/languages/page-texts.ts';
import type { Markup, PageContext } from '../../platform/site/page-context.ts';
import { siteFor, siteOf } from '../../platform/site/sites.ts';
import { givingLayout, notice } from '../giving-layout.ts';
import { type ChangeKind, changeFields } from './change-fields.ts';
import { GIVING_CHANGE } from './languages/giving-change.texts.ts';
import type { OpenedPlan } from './plan-page.ts';

const KEYS = { amount: 'Amount', day: 'Day', pause: 'Pause', resume: 'Resume', stop: 'Stop' } as const satisfies Record<
  ChangeKind,
  string
>;

export interface CheckChangeData extends OpenedPlan {
  asked: AskedChange;
  /** What the change would do. */
  say: SayChange;
  /** Identifies this confirmation: sent twice, the change happens once. */
  key: string;
  /** The plan has changed since the words were shown. */
  isNew: boolean;
}

/** Says what a change does and from when it holds, before it is made. It needs no script. */
export function checkChangePage(context: PageContext, data: CheckChangeData): Markup {
  const { plan, asked, say, key, base, isSigned, isNew } = data;
  const { site } = context;
  const text = pageTexts(site, GIVING_CHANGE);
  const kind = KEYS[asked.kind];
  const title = text(`ask${kind}`);
  // Compared in English, in whatever language they were read.
  const fields = { ...changeFields(asked), key, shown: joined(say(siteOf(plan.siteCountryCode))) };
  return givingLayout(context, {
    title: title.replace(/[?؟]/, ''),
    ...(!isSigned && { menu: '' }),
    mainClass: 'page-main--narrow',
    main: html`${isNew ? notice('warning', text('newTitle'), text('newText')) : ''}
<div class="page-head"><h1>${title}</h1></div>
<div class="prose">${say(siteFor(plan.siteCountryCode, site.language)).map((sentence) => html`<p>${sentence}</p>`)}</div>
<form method="post" action="${base}/change">${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">${text(`do${kind}`)}</button><a class="haven-button haven-button--quiet" href="${base}">${text(`back${kind}`)}</a></div></form>`,
  });
}

import { html } from 'hono/html';
import { joined } from '../../regular-giving/change-plan.ts';
import type { AskedChange } from '../../regular-giving/plan-change.ts';
import type { Markup, PageContext } from '../../site/page-context.ts';
import { givingLayout, notice } from '../giving-layout.ts';
import { type ChangeKind, changeFields } from './change-fields.ts';
import type { OpenedPlan } from './plan-page.ts';

const TEXTS: Readonly<Record<ChangeKind, { title: string; button: string; back: string }>> = {
  amount: { title: 'Change the amount?', button: 'Change the amount', back: 'Leave it as it is' },
  day: { title: 'Change the day?', button: 'Change the day', back: 'Leave it as it is' },
  pause: { title: 'Pause your monthly gift?', button: 'Pause my monthly gift', back: 'Do not pause' },
  resume: { title: 'End the pause?', button: 'End the pause', back: 'Stay paused' },
  stop: { title: 'Stop your monthly gift?', button: 'Stop my monthly gift', back: 'Keep giving' },
};

export interface CheckChangeData extends OpenedPlan {
  asked: AskedChange;
  /** What the change would do. */
  words: readonly string[];
  /** Identifies this confirmation: sent twice, the change happens once. */
  key: string;
  /** The plan has changed since the words were shown. */
  isNew: boolean;
}

/** Says what a change does and from when it holds, before it is made. It needs no script. */
export function checkChangePage(context: PageContext, data: CheckChangeData): Markup {
  const { asked, words, key, base, isSigned, isNew } = data;
  const { title, button, back } = TEXTS[asked.kind];
  const fields = { ...changeFields(asked), key, shown: joined(words) };
  return givingLayout(context, {
    title: title.replace('?', ''),
    ...(!isSigned && { menu: '' }),
    mainClass: 'page-main--narrow',
    main: html`${isNew ? notice('warning', 'Something has changed meanwhile', 'Nothing was changed by you yet. Read again what would happen, and confirm.') : ''}
<div class="page-head"><h1>${title}</h1></div>
<div class="prose">${words.map((sentence) => html`<p>${sentence}</p>`)}</div>
<form method="post" action="${base}/change">${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">${button}</button><a class="haven-button haven-button--quiet" href="${base}">${back}</a></div></form>`,
  });
}

import { html } from 'hono/html';
import { errorSummary } from '../../site/error-summary.ts';
import { layout } from '../../site/layout/layout.ts';
import type { Markup } from '../../site/page-context.ts';
import { recordsHead } from '../../staff/pages/records-head.ts';
import { recordsNav } from '../../staff/pages/records-nav.ts';
import { mayDo } from '../../staff/staff-acts.ts';
import type { StaffPageContext } from '../../staff/staff-page-context.ts';
import type { ContentKind, EntryProblem } from '../content-kind.ts';
import { listPath } from '../content-paths.ts';

/** What every page of the content needs. */
export interface ContentContext {
  context: StaffPageContext;
  kind: ContentKind;
  /** All kinds, for the navigation. */
  kinds: readonly ContentKind[];
}

export interface ContentPage {
  title: string;
  eyebrow?: string;
  lead?: string;
  problems?: readonly EntryProblem[];
  /** What was just done. */
  outcome?: Markup | '';
  main: Markup;
}

/** A page of the content, with links to the kinds that the member's role may open. */
export function contentPage({ context, kind, kinds }: ContentContext, page: ContentPage): Markup {
  const { title, eyebrow, lead, problems = [], outcome = '', main } = page;
  const shown = kinds.filter(({ viewAct }) => context.member && mayDo(context.member.role, viewAct));
  // A problem of the whole form has no field to link to.
  const listed = problems.map(({ field, message }) => (field === 'main' ? { message } : { field, message }));
  return layout(context, {
    title,
    head: recordsHead(),
    hasErrors: problems.length > 0,
    main: html`${errorSummary(listed)}${outcome}
<div class="page-head">${eyebrow ? html`<p class="eyebrow">${eyebrow}</p>` : ''}<h1>${title}</h1>${lead ? html`<p class="lead">${lead}</p>` : ''}</div>
${recordsNav(context, 'content')}
<nav class="records-countries" aria-label="Content"><ul role="list">${shown.map(
      (each) =>
        html`<li><a class="haven-link" href="${listPath(each)}"${each.name === kind.name ? html` aria-current="page"` : ''}>${each.title}</a></li>`,
    )}</ul></nav>
${main}`,
  });
}

/** Whether the member may edit entries of this kind. */
export const mayEdit = ({ context, kind }: ContentContext): boolean =>
  context.member !== undefined && mayDo(context.member.role, kind.editAct);

import type { ContentKind, EntryProblem } from '../../../content/index.ts';
import { type Markup, mayDo } from '../../../platform/index.ts';
import { staffPage } from '../../pages/staff-page.tsx';
import type { StaffPageContext } from '../../staff-page-context.ts';

/** What every page of the content needs. */
export interface ContentContext {
  context: StaffPageContext;
  kind: ContentKind;
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

/** A page about the entries of a kind. */
export function contentPage({ context, kind }: ContentContext, page: ContentPage): Markup {
  const { problems = [], ...rest } = page;
  return staffPage(context, {
    ...rest,
    place: `content/${kind.slug}`,
    // A problem of the whole form has no field to link to.
    problems: problems.map(({ field, message }) => (field === 'main' ? { message } : { field, message })),
  });
}

/** Whether the member may edit entries of this kind. */
export const mayEdit = ({ context, kind }: ContentContext): boolean =>
  context.member !== undefined && mayDo(context.member.role, kind.editAct);

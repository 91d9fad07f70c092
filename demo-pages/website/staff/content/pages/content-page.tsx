import {
  type ContentKind,
  countryWords,
  type Entry,
  type EntryProblem,
  type EntryWithLatest,
  entryPath,
  type FieldChoices,
  newEntryPath,
  type Picture,
  trailCountry,
} from '../../../content/index.ts';
import { CLOCK_NAMES, type Markup, mayDo, momentText } from '../../../platform/index.ts';
import { recordLink } from '../../giving/pages/act-form.tsx';
import { statusBadge } from '../../pages/record-status.tsx';
import { recordsTable } from '../../pages/records-table.tsx';
import { staffPage } from '../../pages/staff-page.tsx';
import type { StaffPageContext } from '../../staff-member.ts';

/** What every page of the content needs. */
export interface ContentContext {
  context: StaffPageContext;
  kind: ContentKind;
  /** The pictures that its form offers. */
  library?: readonly Picture[];
  /** What fields choose from. */
  choices?: FieldChoices;
}

interface ContentPage {
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

/** In a few words: which version is live. */
export function entryState({ liveVersion, latest }: Entry): Markup {
  if (liveVersion === null) return statusBadge('unpublished', 'Not published');
  return statusBadge('live', liveVersion === latest ? 'Live' : `Live: version ${liveVersion}`);
}

/** When which version is published, on the clocks of the entry's country; empty when nothing is scheduled. */
export function scheduleWords(kind: ContentKind, { entry, latest }: EntryWithLatest): string {
  if (entry.dueAt === null) return '';
  const country = kind.countryOf(latest.fields);
  return `Version ${entry.dueVersion} on ${momentText(entry.dueAt, country)} (${CLOCK_NAMES[country]})`;
}

/** The entries of a kind: which are in use, what is planned, and who changed them last. */
export function contentListPage(content: ContentContext, entries: readonly EntryWithLatest[]): Markup {
  const { kind } = content;
  const rows = entries.map((each) => {
    const { entry, latest } = each;
    return [
      recordLink(entryPath(kind, entry.key), entry.key),
      kind.titleOf(latest.fields),
      countryWords(kind, latest.fields),
      entryState(entry),
      scheduleWords(kind, each),
      momentText(latest.at, trailCountry(kind, latest.fields)),
      latest.actor,
    ];
  });
  return contentPage(content, {
    title: kind.title,
    lead: kind.lead,
    main: (
      <>
        {mayEdit(content) && (
          <p>
            <a className="haven-button haven-button--primary" href={newEntryPath(kind)}>
              New {kind.name}
            </a>
          </p>
        )}
        <p>
          {entries.length === 1 ? `1 ${kind.name}` : `${entries.length} ${kind.name}s, most recently changed first`}.
        </p>
        {recordsTable(kind.title, [kind.key.label, 'Title', 'Country', 'Status', 'Scheduled', 'Changed', 'By'], rows)}
      </>
    ),
  });
}

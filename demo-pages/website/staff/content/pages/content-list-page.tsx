import { countryWords, type EntryWithLatest, entryPath, newEntryPath, trailCountry } from '../../../content/index.ts';
import { type Markup, momentText } from '../../../platform/index.ts';
import { recordLink } from '../../giving/pages/act-form.tsx';
import { recordsTable } from '../../pages/records-table.tsx';
import { type ContentContext, contentPage, mayEdit } from './content-page.ts';
import { entryState, scheduleWords } from './entry-state.ts';

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

import { Fragment } from 'react';
import {
  type ContentKind,
  changedLabels,
  countryWords,
  type EntryFacts,
  type EntryWithLatest,
  entryPath,
  outdatedTranslations,
  trailCountry,
  type Version,
  versionPath,
} from '../../../content/index.ts';
import { type Markup, momentText } from '../../../platform/index.ts';
import { factRow, type Outcomes, outcomeAlert, recordLink } from '../../giving/pages/act-form.tsx';
import type { TrailEntry } from '../../order-trail.ts';
import { statusBadge } from '../../pages/record-status.tsx';
import { recordsTable, trailTable } from '../../pages/records-table.tsx';
import { type ContentContext, contentPage, entryState, mayEdit, scheduleWords } from './content-page.tsx';
import { entryFormView, type ShownForm } from './entry-form-view.tsx';

/** The acts after which the page says what was done. */
const DONE: Outcomes = {
  saved: ['Saved as a draft', 'Only staff can see it until it’s published.'],
  published: ['Published', 'It’s live now.'],
  scheduled: ['Scheduled', 'It will be published automatically.'],
  unscheduled: ['Schedule cancelled', 'The live version stays as it is.'],
  unpublished: ['Unpublished', 'Publish it again at any time.'],
};

interface EntryPageData {
  found: EntryWithLatest;
  versions: readonly Version[];
  trail: readonly TrailEntry[];
  about: EntryFacts;
  form: ShownForm;
  formKey: string;
  useKey: string;
  done?: string | undefined;
}

/** An entry as staff see it: what is live, the form for the next version, the history and the trail. */
export function entryPage(content: ContentContext, data: EntryPageData): Markup {
  const { kind, library, choices } = content;
  const { found, about, form, done, trail } = data;
  const { entry, latest } = found;
  const schedule = scheduleWords(kind, found);
  const isEditor = mayEdit(content);
  return contentPage(content, {
    title: kind.titleOf(latest.fields),
    eyebrow: countryWords(kind, latest.fields),
    problems: form.problems,
    outcome: outcomeAlert(DONE, done),
    main: (
      <>
        <dl className="haven-facts records-facts">
          {factRow(kind.key.label, entry.key)}
          {factRow('Status', entryState(entry))}
          {schedule && factRow('Scheduled', schedule)}
          {about.facts.map(([label, value]) => factRow(label, value))}
        </dl>
        {about.links?.length ? (
          <p className="records-after">
            {about.links.map(([href, words], place) => (
              <Fragment key={href}>
                {place > 0 && ', '}
                {recordLink(href, words)}
              </Fragment>
            ))}
          </p>
        ) : null}
        {about.tag && (
          <section className="records-part">
            <h2>Tag for a page</h2>
            <p>Authors paste this tag where they want it. The words and pictures around it belong to the page.</p>
            <pre className="records-text">
              <code>{about.tag}</code>
            </pre>
          </section>
        )}
        {isEditor && (
          <>
            <section className="records-part" id="edit">
              <h2>Edit</h2>
              {entry.latest !== entry.liveVersion && <p>You’re editing version {entry.latest}, which is not live.</p>}
              {entryFormView(kind, form, data.formKey, {
                outdated: outdatedTranslations(data.versions),
                library,
                choices,
              })}
            </section>
            {takeBackForm(kind, data)}
          </>
        )}
        <section className="records-part">
          <h2>History</h2>
          {history(kind, data)}
        </section>
        <section className="records-part">
          <h2>Audit trail</h2>
          {trailTable(trail)}
        </section>
      </>
    ),
  });
}

/** The form for a new entry. */
export function newEntryPage(content: ContentContext, form: ShownForm, formKey: string): Markup {
  const { kind, library, choices } = content;
  return contentPage(content, {
    title: `New ${kind.name}`,
    lead: 'Save a draft, preview it, then publish it now or later.',
    problems: form.problems,
    main: entryFormView(kind, form, formKey, { library, choices }),
  });
}

/** The buttons that cancel a planned publication, and that unpublish the entry. */
function takeBackForm(kind: ContentKind, { found: { entry }, useKey }: EntryPageData): Markup | '' {
  const canStop = entry.dueVersion !== null;
  const canTakeDown = kind.takeDown !== undefined && entry.liveVersion !== null;
  if (!canStop && !canTakeDown) return '';
  const button = (change: string, words: string) => (
    <button className="haven-button haven-button--secondary" type="submit" name="change" value={change}>
      {words}
    </button>
  );
  return (
    <section className="records-part">
      <h2>{canTakeDown ? 'Unpublish' : 'Cancel the schedule'}</h2>
      <form className="records-form" method="post" action={`${entryPath(kind, entry.key)}/use`}>
        <input type="hidden" name="formKey" value={useKey} />
        <div className="haven-actions">
          {canStop && button('unschedule', `Cancel publishing version ${entry.dueVersion}`)}
          {canTakeDown && button('take-down', 'Unpublish')}
        </div>
      </form>
    </section>
  );
}

function history(kind: ContentKind, { versions, found: { entry, latest } }: EntryPageData): Markup {
  const country = trailCountry(kind, latest.fields);
  const rows = versions.map((version, place) => {
    const { number, at, actor, fields, restoredFrom } = version;
    const before = versions[place + 1];
    const changes = before ? changedLabels(kind, before.fields, fields).join(', ') || 'Nothing' : 'First version';
    const state = number === entry.liveVersion ? statusBadge('live') : number === entry.dueVersion ? 'Scheduled' : '';
    return [
      recordLink(versionPath(kind, entry.key, number), `Version ${number}`),
      momentText(at, country),
      actor,
      restoredFrom === null ? changes : `Restored version ${restoredFrom}: ${changes}`,
      state,
    ];
  });
  return recordsTable('History', ['Version', 'Saved', 'By', 'What changed', 'Status'], rows);
}

import { html } from 'hono/html';
import { factRow, recordLink } from '../../donation-records/pages/act-form.ts';
import { doneAlert } from '../../donation-records/pages/donation-records-page.ts';
import type { Markup } from '../../site/page-context.ts';
import type { TrailEntry } from '../../staff/order-trail.ts';
import { momentText } from '../../staff/pages/moment-text.ts';
import { recordsTable } from '../../staff/pages/records-table.ts';
import { trailTable } from '../../staff/pages/trail-table.ts';
import { type ContentKind, countryWords, type EntryFacts } from '../content-kind.ts';
import { entryPath, versionPath } from '../content-paths.ts';
import type { EntryWithLatest, Version } from '../find-content.ts';
import { changedLabels } from '../versions/add-version.ts';
import { type ContentContext, contentPage, mayEdit } from './content-page.ts';
import { entryFormView, type ShownForm } from './entry-form-view.ts';
import { entryState, scheduleWords } from './entry-state.ts';

/** The acts after which the page says what was done. */
const DONE: Readonly<Record<string, readonly [title: string, text: string]>> = {
  saved: ['Saved as a draft', 'Nobody sees it until it is published.'],
  published: ['Published', 'It is in use now.'],
  scheduled: ['Scheduled', 'It is published at its time by itself.'],
  unscheduled: ['Nothing is scheduled any more', 'What is in use stays as it is.'],
  'taken out of use': ['Taken out of use', 'Publish it to use it again.'],
};

export interface EntryPageData {
  found: EntryWithLatest;
  versions: readonly Version[];
  trail: readonly TrailEntry[];
  about: EntryFacts;
  form: ShownForm;
  formKey: string;
  useKey: string;
  done?: string | undefined;
}

/** An entry as staff see it: what is in use, the form for the next version, the history and the trail. */
export function entryPage(content: ContentContext, data: EntryPageData): Markup {
  const { kind } = content;
  const { found, about, form, done = '', trail } = data;
  const { entry, latest } = found;
  const [title, text] = DONE[done] ?? [];
  const schedule = scheduleWords(kind, found);
  const isEditor = mayEdit(content);
  return contentPage(content, {
    title: kind.titleOf(latest.fields),
    eyebrow: countryWords(kind, latest.fields),
    problems: form.problems,
    outcome: title && text ? doneAlert(title, text) : '',
    main: html`<dl class="haven-facts records-facts">
${factRow(kind.key.label, entry.key)}${factRow('State', entryState(entry))}${schedule ? factRow('Scheduled', schedule) : ''}${about.facts.map(([label, value]) => factRow(label, value))}
</dl>
${about.links?.length ? html`<p class="records-after">${about.links.map(([href, words], place) => html`${place > 0 ? ', ' : ''}${recordLink(href, words)}`)}</p>` : ''}
${about.tag ? html`<section class="records-part"><h2>The tag for a page</h2><p>An author places it; the words and the pictures around it are the page’s own.</p><pre class="records-text"><code>${about.tag}</code></pre></section>` : ''}
${isEditor ? html`<section class="records-part" id="edit"><h2>Change it</h2>${entry.latest === entry.liveVersion ? '' : html`<p>The form has version ${entry.latest}, which is not in use.</p>`}${entryFormView(kind, form, data.formKey)}</section>${takeBackForm(kind, data)}` : ''}
<section class="records-part"><h2>History</h2><p>Times are UTC, the newest first.</p>${history(kind, data)}</section>
<section class="records-part"><h2>Audit trail</h2><p>Times are UTC, the newest first.</p>${trailTable(trail)}</section>`,
  });
}

/** The form for a new entry. */
export function newEntryPage(content: ContentContext, form: ShownForm, formKey: string): Markup {
  const { kind } = content;
  return contentPage(content, {
    title: `Make ${kind.one}`,
    lead: 'Save it as a draft, look at the preview, and publish it now or later.',
    problems: form.problems,
    main: entryFormView(kind, form, formKey),
  });
}

/** The buttons that stop a planned publication, and that take the entry out of use. */
function takeBackForm(kind: ContentKind, { found: { entry }, useKey }: EntryPageData): Markup | '' {
  const canStop = entry.dueVersion !== null;
  const canTakeDown = kind.takeDown !== undefined && entry.liveVersion !== null;
  if (!canStop && !canTakeDown) return '';
  const button = (change: string, words: string) =>
    html`<button class="haven-button haven-button--secondary" type="submit" name="change" value="${change}">${words}</button>`;
  return html`<section class="records-part"><h2>Take it back</h2><form class="records-form" method="post" action="${entryPath(kind, entry.key)}/use"><input type="hidden" name="formKey" value="${useKey}">
<div class="haven-actions">${canStop ? button('unschedule', `Do not publish version ${entry.dueVersion}`) : ''}${canTakeDown ? button('take-down', 'Take it out of use') : ''}</div></form></section>`;
}

function history(kind: ContentKind, { versions, found: { entry } }: EntryPageData): Markup {
  const rows = versions.map((version, place) => {
    const { number, at, actor, fields, restoredFrom } = version;
    const before = versions[place + 1];
    const changes = before ? changedLabels(kind, before.fields, fields).join(', ') || 'Nothing' : 'The first version';
    const state = number === entry.liveVersion ? 'In use' : number === entry.dueVersion ? 'Scheduled' : '';
    return [
      recordLink(versionPath(kind, entry.key, number), `Version ${number}`),
      momentText(at),
      actor,
      restoredFrom === null ? changes : `Version ${restoredFrom} again: ${changes}`,
      state,
    ];
  });
  return recordsTable('History', ['Version', 'When', 'Who', 'What changed', 'State'], rows);
}

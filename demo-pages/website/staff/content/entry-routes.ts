import { and, desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../../../server/database/open-database.ts';
import {
  type ContentKindName,
  changeUse,
  type EntryWithLatest,
  entryPath,
  findEntry,
  findVersion,
  listPath,
  listPictures,
  listVersions,
  newEntryPath,
  saveEntry,
} from '../../content/index.ts';
import {
  renderPage,
  routeMethods,
  STAFF_ACTION_KINDS,
  staffActions,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { TrailEntry } from '../order-trail.ts';
import { type StaffMember, staffPageContext } from '../staff-member.ts';
import type { StaffServices } from '../staff-services.ts';
import { type ContentArea, readPost, subjectOf } from './content-area.ts';
import { type EntryForm, mergeForm, readEntryForm } from './entry-form.ts';
import type { ShownForm } from './pages/entry-form-view.tsx';
import { entryPage, newEntryPage } from './pages/entry-page.tsx';

const EMPTY: ShownForm = { key: '', seen: 0, fields: {}, liveOn: '', liveTime: '', problems: [] };

/** The page of an entry, the form for a new one, and what these forms do. */
export function entryRoutes(app: Hono<WebsiteEnv>, services: StaffServices, area: ContentArea): void {
  const { db, clock, log } = services;
  const { staff, guarded, kind } = area;
  const find = (c: WebsiteContext) => findEntry(db, kind, c.req.param('key') ?? '');
  const hasPictures = kind.fields.some(({ facts }) => facts.hasPictures);
  const content = async (c: WebsiteContext) => ({
    context: staffPageContext(c, services),
    kind,
    library: hasPictures ? await listPictures(db) : [],
    choices: (await kind.choices?.(db)) ?? {},
  });

  const showNew = async (c: WebsiteContext, member: StaffMember, form: ShownForm) => {
    const formKey = await staff.formKey(member, subjectOf(kind, '', 'edit'));
    return c.html(renderPage(newEntryPage(await content(c), form, formKey)), form.problems.length > 0 ? 422 : 200);
  };
  const show = async (c: WebsiteContext, member: StaffMember, found: EntryWithLatest, sent?: ShownForm) => {
    const { key } = found.entry;
    const { fields } = found.latest;
    const page = entryPage(await content(c), {
      found,
      versions: await listVersions(db, kind.name, key),
      trail: await readContentTrail(db, kind.name, key),
      about: await kind.facts(db, key, fields),
      form: sent ?? { ...EMPTY, key, seen: found.entry.latest, fields },
      formKey: await staff.formKey(member, subjectOf(kind, key, 'edit')),
      useKey: await staff.formKey(member, subjectOf(kind, key, 'use')),
      done: sent ? undefined : c.req.query('done'),
    });
    return c.html(renderPage(page), sent ? 422 : 200);
  };

  /** The form as it was sent, and the way to show it again with what is wrong. */
  const receive = async (c: WebsiteContext, member: StaffMember, found: EntryWithLatest | undefined) => {
    const post = await readPost(c, area, member, subjectOf(kind, found?.entry.key ?? '', 'edit'));
    const form = readEntryForm(kind, post.fields, found?.latest, clock());
    const again = (shown: EntryForm) => (found ? show(c, member, found, shown) : showNew(c, member, shown));
    return { form, again, stale: post.stale };
  };
  const save = async (c: WebsiteContext, member: StaffMember, found: EntryWithLatest | undefined) => {
    const { form, again, stale } = await receive(c, member, found);
    const problems = [...stale, ...form.problems];
    if (problems.length > 0) return again({ ...form, problems });
    const { result, conflict } = await saveEntry(db, kind, { ...form, staff: member }, clock());
    if (conflict) {
      const base = await findVersion(db, kind.name, form.key, form.seen);
      const now = (await findEntry(db, kind, form.key)) ?? found!;
      return show(c, member, now, mergeForm(kind, form, base?.fields ?? {}, conflict));
    }
    if ('problem' in result) return again({ ...form, problems: [result.problem] });
    const done = 'done' in result ? result.done.outcome : '';
    log({ event: 'staff-area', content: kind.name, key: form.key, done });
    return c.redirect(`${entryPath(kind, form.key)}?done=${encodeURIComponent(done)}`, 303);
  };
  const preview = async (c: WebsiteContext, member: StaffMember, found: EntryWithLatest | undefined) => {
    const { form, again } = await receive(c, member, found);
    // A preview publishes nothing, so it needs no day and no time.
    const problems = form.problems.filter(({ field }) => field !== 'liveOn' && field !== 'liveTime');
    if (problems.length > 0) return again({ ...form, problems });
    return c.html(renderPage(await kind.preview(c, services, form.key, form.fields, clock())));
  };
  const use = async (c: WebsiteContext, member: StaffMember, found: EntryWithLatest) => {
    const { key } = found.entry;
    const { fields, formKey, stale } = await readPost(c, area, member, subjectOf(kind, key, 'use'));
    const change = textField(fields, 'change') === 'unschedule' ? 'unschedule' : 'take-down';
    const refuse = (problems: ShownForm['problems']) =>
      show(c, member, found, { ...EMPTY, key, seen: found.entry.latest, fields: found.latest.fields, problems });
    if (stale.length > 0) return refuse(stale);
    const result = await changeUse(db, kind, { key, change, formKey, staff: member }, clock());
    if ('problem' in result) return refuse([result.problem]);
    const done = 'done' in result ? result.done.outcome : '';
    log({ event: 'staff-area', content: kind.name, key, done });
    return c.redirect(`${entryPath(kind, key)}?done=${encodeURIComponent(done)}`, 303);
  };

  type OfEntry = (c: WebsiteContext, member: StaffMember, found: EntryWithLatest) => Promise<Response>;
  const ofEntry = (work: OfEntry) => async (c: WebsiteContext, member: StaffMember) => {
    const found = await find(c);
    return found ? work(c, member, found) : c.notFound();
  };

  routeMethods(app, newEntryPath(kind), {
    get: guarded(kind.editAct, (c, member) => showNew(c, member, { ...EMPTY, fields: kind.initial ?? {} })),
    post: guarded(kind.editAct, (c, member) => save(c, member, undefined)),
  });
  routeMethods(app, `${newEntryPath(kind)}/preview`, {
    post: guarded(kind.editAct, (c, member) => preview(c, member, undefined)),
  });
  const path = `${listPath(kind)}/:key`;
  routeMethods(app, path, { get: guarded(kind.viewAct, ofEntry(show)), post: guarded(kind.editAct, ofEntry(save)) });
  routeMethods(app, `${path}/preview`, { post: guarded(kind.editAct, ofEntry(preview)) });
  routeMethods(app, `${path}/use`, { post: guarded(kind.editAct, ofEntry(use)) });
}

const MOST_ROWS = 100;

/** What was done to an entry, the newest first. */
async function readContentTrail(db: Database, kind: ContentKindName, key: string): Promise<TrailEntry[]> {
  const rows = await db
    .select()
    .from(staffActions)
    .where(and(eq(staffActions.action, kind), eq(staffActions.subject, key)))
    .orderBy(desc(staffActions.at), desc(staffActions.id))
    .limit(MOST_ROWS);
  return rows.map(({ at, actor, action, siteCountryCode, subject, outcome, detail }) => ({
    ...{ at, who: actor, what: STAFF_ACTION_KINDS[action].name, country: siteCountryCode ?? '' },
    ...{ subject, outcome, detail },
  }));
}

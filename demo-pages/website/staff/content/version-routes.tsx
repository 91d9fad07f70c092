import type { Hono } from 'hono';
import {
  type EntryProblem,
  type EntryWithLatest,
  entryPath,
  findEntry,
  findVersion,
  fullLabel,
  listPath,
  type NamedField,
  saveEntry,
  trailCountry,
  type Version,
  versionPath,
} from '../../content/index.ts';
import {
  type Markup,
  momentText,
  renderPage,
  routeMethods,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import { recordLink } from '../giving/pages/act-form.tsx';
import { recordsTable } from '../pages/records-table.tsx';
import { type StaffMember, staffPageContext } from '../staff-member.ts';
import type { StaffServices } from '../staff-services.ts';
import { type ContentArea, readPost, subjectOf } from './content-area.ts';
import { type ContentContext, contentPage, mayEdit } from './pages/content-page.tsx';

interface FoundVersion {
  found: EntryWithLatest;
  version: Version;
}

/** One version of an entry: its content, its preview, and its return as a new version. */
export function versionRoutes(app: Hono<WebsiteEnv>, services: StaffServices, area: ContentArea): void {
  const { db, clock, log } = services;
  const { staff, guarded, kind } = area;

  const find = async (c: WebsiteContext): Promise<FoundVersion | undefined> => {
    const key = c.req.param('key') ?? '';
    const number = /^\d{1,6}$/.test(c.req.param('number') ?? '') ? Number(c.req.param('number')) : 0;
    const found = await findEntry(db, kind, key);
    const version = found && (await findVersion(db, kind.name, key, number));
    return version && { found, version };
  };
  const show = async (
    c: WebsiteContext,
    member: StaffMember,
    { found, version }: FoundVersion,
    problems?: readonly EntryProblem[],
  ) => {
    const { key, number } = version;
    const context = staffPageContext(c, services);
    const before = await findVersion(db, kind.name, key, number - 1);
    const formKey = await staff.formKey(member, subjectOf(kind, key, 'restore'));
    const page = versionPage({ context, kind }, { found, version, before, formKey, ...(problems && { problems }) });
    return c.html(renderPage(page), problems ? 422 : 200);
  };
  const restore = async (c: WebsiteContext, member: StaffMember, each: FoundVersion) => {
    const { key, number, fields } = each.version;
    const post = await readPost(c, area, member, subjectOf(kind, key, 'restore'));
    // The rules of a field may have changed since that version was saved.
    const result = kind.read(fields);
    const problems = [...post.stale, ...('problems' in result ? result.problems : [])];
    if (problems.length > 0)
      return show(
        c,
        member,
        each,
        problems.map(({ message }) => ({ field: 'main', message })),
      );
    const act = textField(post.fields, 'act') === 'publish' ? 'publish' : 'draft';
    const seen = Number.parseInt(textField(post.fields, 'seen'), 10) || -1;
    const { formKey } = post;
    const request = { key, seen, fields, publication: { act }, restoredFrom: number, formKey, staff: member } as const;
    const saved = await saveEntry(db, kind, request, clock());
    if ('problem' in saved.result) {
      const { message } = saved.result.problem;
      return show(c, member, each, [{ field: 'main', message }]);
    }
    const done = 'done' in saved.result ? saved.result.done.outcome : '';
    log({ event: 'staff-area', content: kind.name, key, restored: number, done });
    return c.redirect(`${entryPath(kind, key)}?done=${encodeURIComponent(done)}`, 303);
  };

  type OfVersion = (c: WebsiteContext, member: StaffMember, each: FoundVersion) => Response | Promise<Response>;
  const ofVersion = (work: OfVersion) => async (c: WebsiteContext, member: StaffMember) => {
    const each = await find(c);
    return each ? work(c, member, each) : c.notFound();
  };
  const path = `${listPath(kind)}/:key/versions/:number`;
  routeMethods(app, path, {
    get: guarded(
      kind.viewAct,
      ofVersion((c, member, each) => show(c, member, each)),
    ),
  });
  routeMethods(app, `${path}/restore`, { post: guarded(kind.editAct, ofVersion(restore)) });
  routeMethods(app, `${path}/preview`, {
    get: guarded(
      kind.viewAct,
      ofVersion(async (c, _member, { version: { key, fields } }) => {
        if ('problems' in kind.read(fields)) return c.notFound();
        return c.html(renderPage(await kind.preview(c, services, key, fields, clock())));
      }),
    ),
  });
}

interface VersionPageData {
  found: EntryWithLatest;
  version: Version;
  /** The one before it; undefined for the first. */
  before: Version | undefined;
  formKey: string;
  problems?: readonly EntryProblem[];
}

/** One version: each field, what it was before, its preview, and the buttons that bring it back. */
function versionPage(content: ContentContext, data: VersionPageData): Markup {
  const { kind } = content;
  const { found, version, before, formKey, problems } = data;
  const { number, key, at, actor } = version;
  const path = versionPath(kind, key, number);
  const shown = ({ name, facts }: NamedField, { fields }: Version) => {
    const text = fields[name] ?? '';
    return facts.options?.find(({ value }) => value === text)?.label ?? (text || '(empty)');
  };
  const rows = kind.fields.map((field) => {
    const [now, then] = [shown(field, version), before && shown(field, before)];
    return [fullLabel(field.facts), now, ...(before ? [then === now ? 'No change' : (then ?? '')] : [])];
  });
  const isLive = found.entry.liveVersion === number;
  return contentPage(content, {
    title: `${kind.titleOf(version.fields)}, version ${number}`,
    lead:
      `Saved ${momentText(at, trailCountry(kind, version.fields))} by ` +
      `${actor}.${isLive ? ' This version is live.' : ''}`,
    ...(problems && { problems }),
    main: (
      <>
        <p className="records-after">
          {recordLink(entryPath(kind, key), `Back to ${kind.key.label.toLowerCase()} ${key}`)},{' '}
          {recordLink(`${path}/preview`, 'preview this version')}
        </p>
        {recordsTable(
          `Version ${number}`,
          ['Field', `Version ${number}`, ...(before ? [`Version ${before.number}`] : [])],
          rows,
        )}
        {mayEdit(content) && !isLive && (
          <section className="records-part">
            <h2>Restore</h2>
            <p>Its content becomes a new version. No version is lost.</p>
            <form className="records-form" method="post" action={`${path}/restore`}>
              <input type="hidden" name="formKey" value={formKey} />
              <input type="hidden" name="seen" value={found.entry.latest} />
              <div className="haven-actions">
                <button className="haven-button haven-button--secondary" type="submit" name="act" value="draft">
                  Restore as draft
                </button>
                <button className="haven-button haven-button--primary" type="submit" name="act" value="publish">
                  Restore and publish now
                </button>
              </div>
            </form>
          </section>
        )}
      </>
    ),
  });
}

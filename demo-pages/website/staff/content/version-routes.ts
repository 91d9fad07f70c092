import type { Hono } from 'hono';
import {
  type EntryProblem,
  type EntryWithLatest,
  entryPath,
  findEntry,
  findVersion,
  listPath,
  saveEntry,
  type Version,
} from '../../content/index.ts';
import { renderPage, routeMethods, textField, type WebsiteContext, type WebsiteEnv } from '../../platform/index.ts';
import type { StaffMember } from '../staff-member.ts';
import { staffPageContext } from '../staff-page-context.ts';
import type { StaffServices } from '../staff-services.ts';
import { type ContentArea, readPost, subjectOf } from './content-area.ts';
import { versionPage } from './pages/version-page.tsx';

interface FoundVersion {
  found: EntryWithLatest;
  version: Version;
}

/** One version of an entry: what it said, how it looks, and its return as a new version. */
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

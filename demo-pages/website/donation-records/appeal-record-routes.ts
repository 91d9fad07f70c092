import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { readProgress } from '../appeals/appeal-progress.ts';
import { appeals } from '../appeals/appeals-schema.ts';
import type { Appeal } from '../appeals/find-appeals.ts';
import { storable } from '../forms/storable.ts';
import { BODY_LIMIT, limitBody, readFields, textField } from '../http/read-fields.ts';
import { routeMethods } from '../http/route-methods.ts';
import type { WebsiteContext, WebsiteEnv } from '../http/website-env.ts';
import { readTrail } from '../staff/order-trail.ts';
import type { StaffMember } from '../staff/staff-member.ts';
import { staffPageContext } from '../staff/staff-page-context.ts';
import type { WebsiteServices } from '../website-services.ts';
import { parseAppeal } from './acts/parse-appeal.ts';
import { saveAppeal } from './acts/save-appeal.ts';
import { appealRecordPath, APPEAL_RECORDS_PATH as PATH } from './donation-record-paths.ts';
import type { DonationRecordsArea } from './donation-records-area.ts';
import type { PostedForm } from './pages/act-form.ts';
import { appealRecordPage } from './pages/appeal-record-page.ts';

const TRAIL_ROWS = 100;

/** Appeals as staff see them, and the forms that create and change them (D6.01, D6.02). */
export function appealRecordRoutes(app: Hono<WebsiteEnv>, services: WebsiteServices, area: DonationRecordsArea): void {
  const { db, clock } = services;
  const { staff, guarded, staleProblem } = area;
  const subjectOf = (appeal: Appeal | undefined) => `appeal ${appeal?.code ?? ''}`;

  const find = async (c: WebsiteContext): Promise<Appeal | undefined> => {
    const [found] = await db
      .select()
      .from(appeals)
      .where(eq(appeals.code, c.req.param('code') ?? ''));
    return found;
  };
  const show = async (c: WebsiteContext, member: StaffMember, appeal: Appeal | undefined, posted?: PostedForm) => {
    const page = appealRecordPage(await staffPageContext(c, services), {
      appeal,
      figures: appeal && (await readProgress(db, [appeal.code]))[0],
      trail: appeal ? await readTrail(db, TRAIL_ROWS, appeal.code) : [],
      formKey: await staff.formKey(member, subjectOf(appeal)),
      done: c.req.query('done'),
      posted,
    });
    return c.html(page, posted ? 422 : 200);
  };
  const save = async (c: WebsiteContext, member: StaffMember, appeal: Appeal | undefined) => {
    const fields = storable(await readFields(c));
    // The code and the country of an appeal that exists are not in its form.
    const fixed = appeal && { code: appeal.code, siteCountryCode: appeal.siteCountryCode };
    const form = parseAppeal({ ...fields, ...fixed });
    const refuse = (problems: PostedForm['problems']) =>
      show(c, member, appeal, { name: 'appeal', typed: form.typed, problems });
    const formKey = textField(fields, 'formKey');
    const stale = await staleProblem(member, subjectOf(appeal), formKey);
    if (stale || form.problems.length > 0) return refuse(stale ? [stale] : form.problems);
    const result = await saveAppeal(db, { form, code: appeal?.code, formKey, staff: member }, clock());
    if ('problem' in result) return refuse([result.problem]);
    return c.redirect(`${appealRecordPath(form.values.code)}?done=saved`, 303);
  };

  app.use(`${PATH}/*`, limitBody(BODY_LIMIT));
  routeMethods(app, `${PATH}/new`, {
    get: guarded('edit-appeal', (c, member) => show(c, member, undefined)),
    post: guarded('edit-appeal', (c, member) => save(c, member, undefined)),
  });
  routeMethods(app, `${PATH}/:code`, {
    get: guarded('view-donations', async (c, member) => {
      const appeal = await find(c);
      return appeal ? show(c, member, appeal) : c.notFound();
    }),
    post: guarded('edit-appeal', async (c, member) => {
      const appeal = await find(c);
      return appeal ? save(c, member, appeal) : c.notFound();
    }),
  });
}

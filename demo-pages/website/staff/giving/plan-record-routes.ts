import { desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { donations, type GivingPlan, givingPlans } from '../../giving/index.ts';
import {
  BODY_LIMIT,
  type Fields,
  limitBody,
  readFields,
  renderPage,
  routeMethods,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import { readTrail } from '../order-trail.ts';
import type { StaffMember } from '../staff-member.ts';
import { staffPageContext } from '../staff-page-context.ts';
import type { StaffServices } from '../staff-services.ts';
import { changePlanByStaff, type PlanAct } from './acts/plan-acts.ts';
import { readNote } from './acts/read-note.ts';
import { DONATION_RECORDS_PATH, planRecordPath } from './donation-record-paths.ts';
import type { DonationRecordsArea } from './donation-records-area.ts';
import type { PostedForm } from './pages/act-form.tsx';
import { planRecordPage } from './pages/plan-record-page.tsx';

const TRAIL_ROWS = 200;
const SHOWN_MONTHS = 240;

/** A monthly gift as staff see it, and its end or pause (D6.01, D6.02). */
export function planRecordRoutes(app: Hono<WebsiteEnv>, services: StaffServices, area: DonationRecordsArea): void {
  const { db, clock, siteOrigin } = services;
  const { staff, guarded, staleProblem } = area;
  const path = `${DONATION_RECORDS_PATH}/plans/:id`;

  const find = async (c: WebsiteContext): Promise<GivingPlan | undefined> => {
    const [found] = await db
      .select()
      .from(givingPlans)
      .where(eq(givingPlans.id, c.req.param('id') ?? ''));
    return found;
  };
  const show = async (c: WebsiteContext, member: StaffMember, plan: GivingPlan, posted?: PostedForm) => {
    const page = planRecordPage(staffPageContext(c, services), {
      plan,
      months: await db
        .select()
        .from(donations)
        .where(eq(donations.planId, plan.id))
        .orderBy(desc(donations.period), desc(donations.createdAt))
        .limit(SHOWN_MONTHS),
      trail: await readTrail(db, TRAIL_ROWS, plan.id),
      formKey: await staff.formKey(member, `plan ${plan.id}`),
      done: c.req.query('done'),
      posted,
    });
    return c.html(renderPage(page), posted ? 422 : 200);
  };
  const change = async (c: WebsiteContext, member: StaffMember) => {
    const plan = await find(c);
    if (!plan) return c.notFound();
    const fields = await readFields(c);
    const { note, problems } = readNote(fields);
    const typed = { change: textField(fields, 'change'), note };
    const refuse = (found: PostedForm['problems']) => show(c, member, plan, { name: 'change', typed, problems: found });
    const formKey = textField(fields, 'formKey');
    const stale = await staleProblem(member, `plan ${plan.id}`, formKey);
    const asked = readChange(fields);
    if (!asked) problems.unshift({ field: 'change', message: 'Choose what the donor asked for.' });
    if (stale || !asked || problems.length > 0) return refuse(stale ? [stale] : problems);
    const act = { plan, change: asked, note, formKey, staff: member };
    const result = await changePlanByStaff(db, act, { siteOrigin, now: clock() });
    return 'problem' in result ? refuse([result.problem]) : c.redirect(`${planRecordPath(plan.id)}?done=changed`, 303);
  };

  app.use(`${path}/change`, limitBody(BODY_LIMIT));
  routeMethods(app, path, {
    get: guarded('view-donations', async (c, member) => {
      const plan = await find(c);
      return plan ? show(c, member, plan) : c.notFound();
    }),
  });
  routeMethods(app, `${path}/change`, { post: guarded('stop-plan', change) });
}

function readChange(fields: Fields): PlanAct['change'] | undefined {
  const [, months] = /^pause-(\d)$/.exec(textField(fields, 'change')) ?? [];
  if (months) return { kind: 'pause', months: Number(months) };
  return textField(fields, 'change') === 'stop' ? { kind: 'stop' } : undefined;
}

import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { describeError } from '../../../../server/http/describe-error.ts';
import {
  actOnce,
  actorOf,
  BODY_LIMIT,
  limitBody,
  readFields,
  renderPage,
  routeMethods,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
  writeStaffAction,
} from '../../../platform/index.ts';
import type { StaffMember } from '../../staff-member.ts';
import { staffPageContext } from '../../staff-page-context.ts';
import type { StaffServices } from '../../staff-services.ts';
import { readNote } from '../acts/read-note.ts';
import { RECONCILIATION_PATH as PATH } from '../donation-record-paths.ts';
import type { DonationRecordsArea } from '../donation-records-area.ts';
import type { PostedForm } from '../pages/act-form.tsx';
import { reconciliationPage } from '../pages/reconciliation-page.tsx';
import { reconciliationDifferences as differences, reconciliationRuns } from './reconciliation-schema.ts';

const SHOWN = 200;

/** The differences between our books and the provider's (D6.04): what to do, "run now" and "done with a note". */
export function reconciliationRoutes(app: Hono<WebsiteEnv>, services: StaffServices, area: DonationRecordsArea): void {
  const { db, clock, log, reconcile } = services;
  const { staff, guarded, staleProblem } = area;
  const isOpen = and(isNull(differences.doneAt), isNull(differences.goneAt));

  const show = async (c: WebsiteContext, member: StaffMember, posted?: PostedForm & { id: string }) => {
    const newest = desc(differences.foundAt);
    const open = await db.select().from(differences).where(isOpen).orderBy(newest, differences.id).limit(SHOWN);
    const [run] = await db.select().from(reconciliationRuns).orderBy(desc(reconciliationRuns.id)).limit(1);
    const page = reconciliationPage(staffPageContext(c, services), {
      run,
      open: await Promise.all(
        open.map(async (difference) => ({
          ...difference,
          formKey: await staff.formKey(member, `difference ${difference.id}`),
        })),
      ),
      past: await db
        .select()
        .from(differences)
        .where(or(sql`${differences.doneAt} is not null`, sql`${differences.goneAt} is not null`))
        .orderBy(desc(differences.lastSeenAt), differences.id)
        .limit(SHOWN),
      runKey: await staff.formKey(member, 'reconciliation'),
      done: c.req.query('done'),
      posted,
    });
    return c.html(renderPage(page), posted ? 422 : 200);
  };
  const run = async (c: WebsiteContext, member: StaffMember) => {
    const formKey = textField(await readFields(c), 'formKey');
    const refuse = (message: string) =>
      show(c, member, { id: '', name: 'run', typed: {}, problems: [{ field: 'run', message }] });
    const stale = await staleProblem(member, 'reconciliation', formKey);
    if (stale) return refuse(stale.message);
    const result = await reconcile(member.name).catch((error: Error) => {
      log({ event: 'reconciliation', ...describeError(error) });
    });
    if (!result)
      return refuse('The payment provider does not answer. Nothing was compared. Try again in some minutes.');
    await writeStaffAction(db, {
      at: new Date(clock()),
      ...actorOf(member),
      action: 'reconciliation',
      subject: 'charges',
      outcome: 'compared',
      detail: `${result.charges} charges, ${result.differences} differences`,
    });
    return c.redirect(`${PATH}?done=run`, 303);
  };
  const finish = async (c: WebsiteContext, member: StaffMember) => {
    const fields = await readFields(c);
    const [id, formKey] = [textField(fields, 'difference'), textField(fields, 'formKey')];
    const { note, problems } = readNote(fields);
    const stale = await staleProblem(member, `difference ${id}`, formKey);
    const refuse = (found: PostedForm['problems']) =>
      show(c, member, { id, name: 'done', typed: { note }, problems: found });
    if (stale || problems.length > 0) return refuse(stale ? [stale] : problems);
    const result = await actOnce(db, { formKey, staff: member, now: clock() }, async (tx) => {
      const [changed] = await tx
        .update(differences)
        .set({ doneAt: new Date(clock()), doneBy: member.name, note })
        .where(and(eq(differences.id, id), isNull(differences.doneAt)))
        .returning();
      if (!changed) return { problem: { field: 'main', message: 'Someone else has already resolved this.' } };
      return {
        action: 'reconciliation',
        siteCountryCode: null,
        subject: changed.subject || changed.chargeId,
        outcome: 'done',
        detail: `${changed.kind}: ${note}`,
      };
    });
    return 'problem' in result ? refuse([result.problem]) : c.redirect(`${PATH}?done=difference`, 303);
  };

  app.use(`${PATH}/*`, limitBody(BODY_LIMIT));
  routeMethods(app, PATH, { get: guarded('reconcile', (c, member) => show(c, member)) });
  routeMethods(app, `${PATH}/run`, { post: guarded('reconcile', run) });
  routeMethods(app, `${PATH}/done`, { post: guarded('reconcile', finish) });
}

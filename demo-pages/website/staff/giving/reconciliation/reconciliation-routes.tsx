import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { describeError } from '../../../../server/http/describe-error.ts';
import {
  actOnce,
  actorOf,
  BODY_LIMIT,
  limitBody,
  type Markup,
  momentText,
  RECORDS_PATH,
  readFields,
  renderPage,
  routeMethods,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
  writeStaffAction,
} from '../../../platform/index.ts';
import { recordsTable } from '../../pages/records-table.tsx';
import { staffPage } from '../../pages/staff-page.tsx';
import { type StaffMember, type StaffPageContext, staffPageContext } from '../../staff-member.ts';
import type { StaffServices } from '../../staff-services.ts';
import { readNote } from '../acts/act-rules.ts';
import {
  type DonationRecordsArea,
  giftPath,
  RECONCILIATION_PATH as PATH,
  RECONCILIATION_PATH,
} from '../donation-records-area.ts';
import {
  actForm,
  doneAlert,
  recordLink as link,
  noteField,
  type PostedForm,
  factRow as row,
  valuesOf,
} from '../pages/act-form.tsx';
import { DIFFERENCE_TEXTS } from './compare-charge.ts';
import {
  type Difference,
  reconciliationDifferences as differences,
  reconciliationRuns,
} from './reconciliation-schema.ts';

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

interface ReconciliationPageData {
  /** The newest comparison. */
  run: typeof reconciliationRuns.$inferSelect | undefined;
  open: readonly (Difference & { formKey: string })[];
  past: readonly Difference[];
  runKey: string;
  done?: string | undefined;
  posted?: (PostedForm & { id: string }) | undefined;
}

/** Every difference between our books and the provider's list of charges, with what to do. */
function reconciliationPage(context: StaffPageContext, data: ReconciliationPageData): Markup {
  const { run, open, past, runKey, done, posted } = data;
  const last = run ? (
    <p>
      Last compared {momentText(run.startedAt)}: {run.charges} charges,{' '}
      {run.differences === 1 ? '1 difference' : `${run.differences} differences`}.
    </p>
  ) : (
    <p>Not compared yet.</p>
  );
  return staffPage(context, {
    title: 'Reconciliation',
    lead:
      'Each day we compare our books with the payment provider’s charges. Differences stay here until you ' +
      'resolve them.',
    place: 'donations/reconciliation',
    problems: posted?.problems ?? [],
    outcome:
      done === 'run'
        ? doneAlert('Comparison finished', 'The differences below are up to date.')
        : done
          ? doneAlert('Marked as resolved', 'It stays on this page with your note.')
          : '',
    main: (
      <>
        {last}
        {actForm(`${RECONCILIATION_PATH}/run`, runKey, [], 'Compare now')}
        <section className="records-part">
          <h2>Open differences</h2>
          {open.length === 0 ? (
            <p>No open differences.</p>
          ) : (
            open.map((each, index) => openDifference(each, index, posted))
          )}
        </section>
        {past.length > 0 && (
          <section className="records-part">
            <h2>Resolved</h2>
            {recordsTable(
              'Resolved',
              ['Found', 'Difference', 'About', 'Charge', 'Our books', 'Provider', 'Resolved by', 'Note'],
              past.map((each) => [
                momentText(each.foundAt),
                DIFFERENCE_TEXTS[each.kind].name,
                subjectLink(each.subject),
                each.chargeId,
                each.ours,
                each.theirs,
                each.doneBy ?? `No longer there, ${momentText(each.goneAt)}`,
                each.note,
              ]),
            )}
          </section>
        )}
      </>
    ),
  });
}

function subjectLink(subject: string): Markup | string {
  if (subject.startsWith('GIFT-')) return link(giftPath(subject), subject);
  return subject === '' ? 'No record of ours' : link(`${RECORDS_PATH}/orders/${encodeURIComponent(subject)}`, subject);
}

function openDifference(
  difference: Difference & { formKey: string },
  index: number,
  posted: ReconciliationPageData['posted'],
): Markup {
  const { name, whatToDo } = DIFFERENCE_TEXTS[difference.kind];
  const isPosted = posted?.id === difference.id;
  const values = valuesOf(isPosted ? posted : undefined, 'done');
  const about = difference.subject || difference.chargeId;
  return (
    <article key={difference.id} className="haven-card records-difference">
      <h3 className="haven-card__title">
        {name}: {about}
      </h3>
      <dl className="haven-facts">
        {row('Our books', difference.ours)}
        {row('Provider', difference.theirs)}
        {row('Charge', difference.chargeId)}
        {row('About', subjectLink(difference.subject))}
        {row('Charged', momentText(difference.chargedAt))}
        {row('Found', momentText(difference.foundAt))}
      </dl>
      <p>
        <strong>What to do:</strong> {whatToDo}
      </p>
      <details open={isPosted}>
        <summary>Mark as resolved</summary>
        {actForm(
          `${RECONCILIATION_PATH}/done`,
          difference.formKey,
          [
            <input type="hidden" name="difference" value={difference.id} />,
            noteField(values, {
              id: isPosted ? 'note' : `note-${index}`,
              label: 'What you did',
              hint: 'For the audit trail.',
            }),
          ],
          'Mark as resolved',
        )}
      </details>
    </article>
  );
}

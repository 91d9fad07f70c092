import { type Markup, momentText, RECORDS_PATH } from '../../../platform/index.ts';
import { recordsTable } from '../../pages/records-table.tsx';
import { staffPage } from '../../pages/staff-page.tsx';
import type { StaffPageContext } from '../../staff-page-context.ts';
import { giftPath, RECONCILIATION_PATH } from '../donation-record-paths.ts';
import { DIFFERENCE_TEXTS } from '../reconciliation/difference-kinds.ts';
import type { Difference, reconciliationRuns } from '../reconciliation/reconciliation-schema.ts';
import { actForm, recordLink as link, noteField, type PostedForm, factRow as row, valuesOf } from './act-form.tsx';
import { doneAlert } from './done-alert.tsx';

export interface ReconciliationPageData {
  /** The newest comparison. */
  run: typeof reconciliationRuns.$inferSelect | undefined;
  open: readonly (Difference & { formKey: string })[];
  past: readonly Difference[];
  runKey: string;
  done?: string | undefined;
  posted?: (PostedForm & { id: string }) | undefined;
}

/** Every difference between our books and the provider's list of charges, with what to do. */
export function reconciliationPage(context: StaffPageContext, data: ReconciliationPageData): Markup {
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

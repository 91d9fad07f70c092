import {
  amountsOf,
  type Donation,
  type GivingPlan,
  isGoing,
  LONGEST_PAUSE,
  nextGiftDay,
  planWords,
  receiptNumberText,
} from '../../../giving/index.ts';
import { formField, type Markup, mayDo, momentText, monthText, shortDay, siteOf } from '../../../platform/index.ts';
import type { TrailEntry } from '../../order-trail.ts';
import { statusBadge } from '../../pages/record-status.tsx';
import { moneyText, recordsTable } from '../../pages/records-table.tsx';
import { staffPage } from '../../pages/staff-page.tsx';
import { trailTable } from '../../pages/trail-table.tsx';
import type { StaffPageContext } from '../../staff-page-context.ts';
import { appealRecordPath, giftPath, planRecordPath } from '../donation-record-paths.ts';
import { actForm, recordLink as link, noteField, type PostedForm, factRow as row, valuesOf } from './act-form.tsx';
import { doneAlert } from './done-alert.tsx';
import { giftState } from './gift-record-page.tsx';

export interface PlanRecordData {
  plan: GivingPlan;
  /** The gifts of its months, the newest first. */
  months: readonly Donation[];
  trail: readonly TrailEntry[];
  formKey: string;
  done?: string | undefined;
  posted?: PostedForm | undefined;
}

function nextGiftRow(plan: GivingPlan): Markup {
  if (plan.status === 'stopped') return row('Stopped', momentText(plan.stoppedAt, siteOf(plan.siteCountryCode).code));
  if (!isGoing(plan)) return row('Next gift', 'None until the donor adds a different card or account');
  const day = nextGiftDay(plan);
  const moved = day === plan.nextGiftOn ? '' : `; ${shortDay(plan.nextGiftOn)} is not a banking day`;
  return row('Next gift', `${shortDay(day)}, for ${monthText(plan.nextPeriod)}${moved}`);
}

/** A monthly gift as staff see it, with its months, and the form that stops or pauses it. */
export function planRecordPage(context: StaffPageContext, data: PlanRecordData): Markup {
  const { plan, months, trail, done, posted } = data;
  const site = siteOf(plan.siteCountryCode);
  const { mandate } = plan;
  const words = planWords(site);
  const next = amountsOf(plan, plan.nextPeriod);
  const mayChange = context.member && mayDo(context.member.role, 'stop-plan') && plan.status !== 'stopped';
  return staffPage(context, {
    title: `Regular gift ${plan.id}`,
    eyebrow: site.countryName,
    place: 'donations/plans',
    problems: posted?.problems ?? [],
    outcome: done ? doneAlert('Regular gift updated', 'We’ll email the donor to confirm the change.') : '',
    main: (
      <>
        <dl className="haven-facts records-facts">
          {row('Status', statusBadge(plan.status))}
          {row('Per month', words.money(next.giftMinor + next.costsMinor))}
          {row('Frequency', words.giftDay(plan.anchorDay))}
          {nextGiftRow(plan)}
          {plan.firstFailedOn && row('First failed', shortDay(plan.firstFailedOn))}
          {plan.firstFailedOn && isGoing(plan) && row('Next attempt', momentText(plan.nextAttemptAt, site.code))}
          {row('Last gift', shortDay(plan.lastChargedOn))}
          {row('Started', momentText(plan.createdAt, site.code))}
          {row(
            'Paid from',
            words.source(plan).replace(/^your /, '') +
              (plan.sourceEndsIn ? `, expires ${monthText(plan.sourceEndsIn)}` : ''),
          )}
          {mandate &&
            row(
              'Direct debit mandate',
              `${mandate.reference}, accepted ${momentText(new Date(mandate.accepted_at), site.code)} from ` +
                `${mandate.ip_address}, agreement ${mandate.agreement_version}`,
            )}
          {plan.appealCode && row('Appeal', link(appealRecordPath(plan.appealCode), plan.appealCode))}
          {row('Donor', `${plan.customerTitle} ${plan.customerFirstName} ${plan.customerLastName}`.trim())}
          {row('Email', plan.customerEmailAddress)}
          {plan.customerPhoneNumber && row('Phone', plan.customerPhoneNumber)}
          {plan.note && row('Note', plan.note)}
        </dl>
        <section className="records-part">
          <h2>Payments</h2>
          {months.length > 0 ? (
            recordsTable(
              'Payments',
              ['Month', 'Donation', 'Status', { title: 'Amount', isNumeric: true }, 'Date', 'Receipt'],
              months.map((month) => [
                month.period ? monthText(month.period) : '',
                link(giftPath(month.id), month.id),
                giftState(month),
                moneyText(month.totalMinor, month.currency),
                month.givenOn ? shortDay(month.givenOn) : '',
                receiptNumberText(month.siteCountryCode, month.receiptNumber),
              ]),
            )
          ) : (
            <p>No payments yet.</p>
          )}
        </section>
        {mayChange && (
          <section className="records-part" id="change-plan">
            <h2>Pause or stop</h2>
            {changeForm(data)}
          </section>
        )}
        <section className="records-part">
          <h2>Audit trail</h2>
          {trailTable(trail)}
        </section>
      </>
    ),
  });
}

function changeForm({ plan, formKey, posted }: PlanRecordData): Markup {
  const values = valuesOf(posted, 'change');
  const pauses = Array.from({ length: LONGEST_PAUSE }, (_, index) => ({
    value: `pause-${index + 1}`,
    label: `Pause for ${index + 1} ${index === 0 ? 'month' : 'months'}`,
  }));
  const what = formField({
    name: 'change',
    label: 'What the donor asked for',
    hint: 'It takes effect straight away, and we’ll email the donor.',
    value: values.textOf('change'),
    autocomplete: 'off',
    options: [
      { value: '', label: 'Choose' },
      { value: 'stop', label: 'Stop the regular gift' },
      ...(plan.status === 'resting' ? [] : pauses),
    ],
    error: values.errorOf('change'),
  });
  const note = noteField(values, {
    id: 'note',
    label: 'Note',
    hint: 'Who asked for it and how. The donor won’t see it.',
  });
  return actForm(`${planRecordPath(plan.id)}/change`, formKey, [what, note], 'Update regular gift');
}

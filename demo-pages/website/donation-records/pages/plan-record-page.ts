import { html } from 'hono/html';
import type { Donation } from '../../donations/ledger.ts';
import { receiptNumberText } from '../../donations/receipt-number.ts';
import { LONGEST_PAUSE } from '../../regular-giving/plan-rests.ts';
import { amountsOf } from '../../regular-giving/plan-schedule.ts';
import { planWords } from '../../regular-giving/plan-words.ts';
import type { GivingPlan } from '../../regular-giving/regular-giving-schema.ts';
import { formField } from '../../site/form-field.ts';
import type { Markup } from '../../site/page-context.ts';
import { siteOf } from '../../site/sites.ts';
import type { TrailEntry } from '../../staff/order-trail.ts';
import { momentText } from '../../staff/pages/moment-text.ts';
import { recordsTable } from '../../staff/pages/records-table.ts';
import { trailTable } from '../../staff/pages/trail-table.ts';
import { mayDo } from '../../staff/staff-acts.ts';
import type { StaffPageContext } from '../../staff/staff-page-context.ts';
import { appealRecordPath, giftPath, planRecordPath } from '../donation-record-paths.ts';
import { actForm, recordLink as link, noteField, type PostedForm, factRow as row, valuesOf } from './act-form.ts';
import { donationRecordsPage, doneAlert } from './donation-records-page.ts';
import { giftState } from './gift-record-page.ts';

export interface PlanRecordData {
  plan: GivingPlan;
  /** The gifts of its months, the newest first. */
  months: readonly Donation[];
  trail: readonly TrailEntry[];
  formKey: string;
  done?: string | undefined;
  posted?: PostedForm | undefined;
}

const STATES = { active: 'Active', paused: 'Paused', resting: 'Resting after failures', stopped: 'Stopped' } as const;

/** A monthly gift as staff see it, with its months, and the form that stops or pauses it. */
export function planRecordPage(context: StaffPageContext, data: PlanRecordData): Markup {
  const { plan, months, trail, done, posted } = data;
  const site = siteOf(plan.siteCountryCode);
  const { mandate } = plan;
  const words = planWords(site);
  const next = amountsOf(plan, plan.nextPeriod);
  const mayChange = context.member && mayDo(context.member.role, 'stop-plan') && plan.status !== 'stopped';
  return donationRecordsPage(context, {
    title: `Regular gift ${plan.id}`,
    eyebrow: site.countryName,
    place: 'plans',
    problems: posted?.problems ?? [],
    outcome: done ? doneAlert('Regular gift changed', 'The donor gets a mail that says what holds from now on.') : '',
    main: html`<dl class="haven-facts records-facts">
${row('State', html`<span class="haven-badge haven-badge--${plan.status === 'active' ? 'success' : plan.status === 'resting' ? 'warning' : 'info'}">${STATES[plan.status]}</span>`)}
${row('A month', words.money(next.giftMinor + next.costsMinor))}
${row('When', words.giftDay(plan.anchorDay))}
${plan.status === 'stopped' ? row('Stopped', `${momentText(plan.stoppedAt)} UTC`) : plan.status === 'resting' ? row('Next gift', 'None until the donor gives another card or account') : row('Next gift', `${plan.nextGiftOn}, for ${plan.nextPeriod}`)}
${plan.firstFailedOn ? row('Failed first', plan.firstFailedOn) : ''}
${plan.firstFailedOn && plan.status !== 'resting' && plan.status !== 'stopped' ? row('Tried again', `${momentText(plan.nextAttemptAt)} UTC`) : ''}
${row('Last gift', plan.lastChargedOn)}
${row('Begun', `${momentText(plan.createdAt)} UTC`)}
${row('From', `${words.source(plan).replace(/^your /, '')}${plan.sourceEndsIn ? `, until ${plan.sourceEndsIn}` : ''}`)}
${mandate ? row('Mandate', `${mandate.reference}, accepted ${mandate.accepted_at} from ${mandate.ip_address}, agreement ${mandate.agreement_version}`) : ''}
${plan.appealCode ? row('Appeal', link(appealRecordPath(plan.appealCode), plan.appealCode)) : ''}
${row('Donor', `${plan.customerTitle} ${plan.customerFirstName} ${plan.customerLastName}`.trim())}
${row('Email', plan.customerEmailAddress)}
${plan.customerPhoneNumber ? row('Phone', plan.customerPhoneNumber) : ''}
${plan.note ? row('Note', plan.note) : ''}
</dl>
<section class="records-part"><h2>Months</h2>
${
  months.length > 0
    ? recordsTable(
        'Months',
        ['Month', 'Gift', 'State', 'Amount', 'Day', 'Receipt'],
        months.map((month) => [
          month.period ?? '',
          link(giftPath(month.id), month.id),
          giftState(month),
          planWords(siteOf(plan.siteCountryCode)).money(month.totalMinor),
          month.givenOn ?? '',
          receiptNumberText(month.siteCountryCode, month.receiptNumber),
        ]),
      )
    : html`<p>No month was charged yet.</p>`
}</section>
${mayChange ? html`<section class="records-part" id="change-plan"><h2>Stop or pause</h2>${changeForm(data)}</section>` : ''}
<section class="records-part"><h2>Audit trail</h2><p>Times are UTC, the newest first.</p>${trailTable(trail)}</section>`,
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
    label: 'What the donor wishes',
    hint: 'It holds at once, and the donor gets a mail about it.',
    value: values.textOf('change'),
    autocomplete: 'off',
    options: [
      { value: '', label: 'Choose' },
      { value: 'stop', label: 'Stop it' },
      ...(plan.status === 'resting' ? [] : pauses),
    ],
    error: values.errorOf('change'),
  });
  const note = noteField(values, {
    id: 'note',
    label: 'Note',
    hint: 'Who asked for it and how. The donor does not see it.',
  });
  return actForm(`${planRecordPath(plan.id)}/change`, formKey, [what, note], 'Change this regular gift');
}

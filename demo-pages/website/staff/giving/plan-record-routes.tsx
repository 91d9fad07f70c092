import { desc, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Database } from '../../../server/database/open-database.ts';
import {
  amountsOf,
  type ConsiderChange,
  changePlan,
  considerChange,
  type Donation,
  donations,
  type GivingPlan,
  givingPlans,
  isGoing,
  LONGEST_PAUSE,
  nextGiftDay,
  type PlanChangeRequest,
  planWords,
  receiptNumberText,
  refusalText,
} from '../../giving/index.ts';
import {
  type ActResult,
  actOnce,
  BODY_LIMIT,
  type Fields,
  formField,
  limitBody,
  type Markup,
  mayDo,
  momentText,
  monthText,
  readFields,
  renderPage,
  routeMethods,
  type StaffActor,
  shortDay,
  siteOf,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import { readTrail, type TrailEntry } from '../order-trail.ts';
import { statusBadge } from '../pages/record-status.tsx';
import { moneyText, recordsTable, trailTable } from '../pages/records-table.tsx';
import { staffPage } from '../pages/staff-page.tsx';
import { type StaffMember, type StaffPageContext, staffPageContext } from '../staff-member.ts';
import type { StaffServices } from '../staff-services.ts';
import { readNote } from './acts/act-rules.ts';
import {
  appealRecordPath,
  DONATION_RECORDS_PATH,
  type DonationRecordsArea,
  giftPath,
  planRecordPath,
} from './donation-records-area.ts';
import {
  actForm,
  doneAlert,
  recordLink as link,
  noteField,
  type PostedForm,
  factRow as row,
  valuesOf,
} from './pages/act-form.tsx';
import { giftState } from './pages/gift-record-page.tsx';

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
    const change = readChange(fields);
    if (!change) problems.unshift({ field: 'change', message: 'Choose what the donor asked for.' });
    if (stale || !change || problems.length > 0) return refuse(stale ? [stale] : problems);
    const act = { plan, change, note, formKey, staff: member };
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

interface PlanRecordData {
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
function planRecordPage(context: StaffPageContext, data: PlanRecordData): Markup {
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

/** What staff do to a monthly gift at the wish of its donor, with a note that says why. */
interface PlanAct {
  plan: Pick<GivingPlan, 'id' | 'siteCountryCode'>;
  change: Extract<PlanChangeRequest, { kind: 'stop' | 'pause' }>;
  note: string;
  formKey: string;
  staff: StaffActor;
}

const OUTCOMES = { stop: 'stopped', pause: 'paused' } as const;

/** Stops or pauses a monthly gift by the donors' own rules (D4.02), and emails the donor. */
function changePlanByStaff(
  db: Database,
  { plan, change, note, formKey, staff }: PlanAct,
  { siteOrigin, now }: { siteOrigin: string; now: number },
): Promise<ActResult> {
  const consider: ConsiderChange = (found, facts) => {
    const planned = considerChange(change)(found, facts);
    return 'problem' in planned ? planned : { ...planned, values: { ...planned.values, note } };
  };
  const settings = { siteOrigin, now, kind: change.kind, changeId: formKey, actor: staff.name };
  return actOnce(db, { formKey, staff, now }, async (tx) => {
    const changed = await changePlan(tx, plan.id, consider, settings);
    if (changed.result === 'refused') return { problem: { field: 'change', message: refusalText(changed) } };
    if (changed.result === 'differs') throw new Error('A change of staff is confirmed without words to compare.');
    return {
      action: 'plan',
      siteCountryCode: plan.siteCountryCode,
      subject: plan.id,
      outcome: OUTCOMES[change.kind],
      detail: `${changed.change.words} ${note}`,
    };
  });
}

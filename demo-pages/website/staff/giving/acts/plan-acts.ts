import type { Database } from '../../../../server/database/open-database.ts';
import {
  type ConsiderChange,
  changePlan,
  considerChange,
  type GivingPlan,
  type PlanChangeRequest,
  refusalText,
} from '../../../giving/index.ts';
import { type ActResult, actOnce, type StaffActor } from '../../../platform/index.ts';

/** What staff do to a monthly gift at the wish of its donor, with a note that says why. */
export interface PlanAct {
  plan: Pick<GivingPlan, 'id' | 'siteCountryCode'>;
  change: Extract<PlanChangeRequest, { kind: 'stop' | 'pause' }>;
  note: string;
  formKey: string;
  staff: StaffActor;
}

const OUTCOMES = { stop: 'stopped', pause: 'paused' } as const;

/** Stops or pauses a monthly gift by the donors' own rules (D4.02), and emails the donor. */
export function changePlanByStaff(
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

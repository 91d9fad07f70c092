import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { isOneOf } from '../../../server/database/store-rows.ts';
import { donations } from '../donations/donations-schema.ts';
import type { Period } from './gift-dates.ts';
import { type GivingPlan, givingPlans, type PlanChangeRow, planChanges } from './regular-giving-schema.ts';

/** Locks a plan until the transaction ends. A transaction that also locks a donation of it locks that first. */
export async function lockPlan(tx: Database, id: string): Promise<GivingPlan | undefined> {
  const [plan] = await tx.select().from(givingPlans).where(eq(givingPlans.id, id)).for('update');
  return plan;
}

/** Locks plans until the transaction ends, in the order of their references, so that two such locks never deadlock. */
export const lockPlans = (tx: Database, ids: readonly string[]): Promise<GivingPlan[]> =>
  tx.select().from(givingPlans).where(isOneOf(givingPlans.id, ids)).orderBy(asc(givingPlans.id)).for('update');

/** A plan by its reference. */
export async function readPlan(db: Database, id: string): Promise<GivingPlan | undefined> {
  const [plan] = await db.select().from(givingPlans).where(eq(givingPlans.id, id));
  return plan;
}

/** The plans of a donor, by the key of their email address, newest first. */
export const findPlansOf = (db: Database, emailKey: string): Promise<GivingPlan[]> =>
  db.select().from(givingPlans).where(eq(givingPlans.emailKey, emailKey)).orderBy(desc(givingPlans.createdAt));

/** The changes of a plan, newest first. */
export const findPlanChanges = (db: Database, planId: string): Promise<PlanChangeRow[]> =>
  db.select().from(planChanges).where(eq(planChanges.planId, planId)).orderBy(desc(planChanges.at));

/** Whether a change was stored. */
export const hasPlanChange = async (db: Database, changeId: string): Promise<boolean> =>
  (await db.$count(planChanges, eq(planChanges.id, changeId))) > 0;

/** The donation of a plan's month; one that the bank took back is over, and the month may be charged again. */
export async function findMonth(db: Database, planId: string, period: string): Promise<{ id: string } | undefined> {
  const [donation] = await db.select({ id: donations.id }).from(donations).where(ofMonth(planId, period));
  return donation;
}

/** A month of a plan. */
interface PlanMonth {
  id: string;
  nextPeriod: Period;
}

/** Those of some plans whose month `nextPeriod` has a donation that fits `only`. */
export async function findMonths<Plan extends PlanMonth>(
  db: Database,
  plans: readonly Plan[],
  only?: SQL,
): Promise<Plan[]> {
  if (plans.length === 0) return [];
  const ids = plans.map(({ id }) => id);
  const periods = [...new Set(plans.map(({ nextPeriod }) => nextPeriod))];
  const found = await db
    .select({ planId: donations.planId, period: donations.period })
    .from(donations)
    .where(and(isOneOf(donations.planId, ids), isOneOf(donations.period, periods), only));
  return plans.filter(({ id, nextPeriod }) => found.some((each) => each.planId === id && each.period === nextPeriod));
}

/** The status as the index of months has it, which is used for no parameter. */
export const isNotReversed = sql`${donations.status} <> 'reversed'`;

/** The condition for the donation of a plan's month. */
export const ofMonth = (planId: string, period: string) =>
  and(eq(donations.planId, planId), eq(donations.period, period), isNotReversed);

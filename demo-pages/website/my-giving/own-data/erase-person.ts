import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import GIVING_MAIL from '#texts/website/giving-mail';
import type { Database } from '../../../server/database/open-database.ts';
import { isOneOf } from '../../../server/database/store-rows.ts';
import { givingPlans } from '../../giving/index.ts';
import { paymentAttempts } from '../../payments/index.ts';
import { type Mail, mails, pageTexts, queueMail, type Site } from '../../platform/index.ts';
import { findDonor } from '../find-donor.ts';
import { findPerson, PERSONAL_DATA } from './person-records.ts';

const KIND = 'my-giving-erased';

/** Why nothing was erased: a monthly gift must be stopped first, or the provider has not answered about a payment. */
export type ErasureProblem = 'plan_goes_on' | 'payment_runs';

/** Whether a person can be erased now; undefined when they can. */
export async function erasureProblem(
  db: Database,
  emailKey: string,
  references: readonly string[],
): Promise<ErasureProblem | undefined> {
  const isGoing = and(eq(givingPlans.emailKey, emailKey), ne(givingPlans.status, 'stopped'));
  // A plan that is about to be changed or charged is waited for.
  const plans = await db.select({ id: givingPlans.id }).from(givingPlans).where(isGoing).for('update');
  if (plans.length > 0) return 'plan_goes_on';
  const isRunning = and(isOneOf(paymentAttempts.payableId, references), eq(paymentAttempts.status, 'pending'));
  const running = await db.select({ id: paymentAttempts.id }).from(paymentAttempts).where(isRunning);
  return running.length > 0 ? 'payment_runs' : undefined;
}

/**
 * Erases a donor from every table in one transaction (D4.03); amounts, days and receipt numbers stay. One mail tells
 * them, whose row is the last that has their address: it goes as soon as the mail is sent.
 */
export function erasePerson(
  db: Database,
  emailKey: string,
  site: Site,
  now: number,
): Promise<ErasureProblem | undefined> {
  return db.transaction(async (tx) => {
    // A second click waits for the first one, and then finds nobody: it must not erase the first one's mail.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`erase ${emailKey}`}))`);
    const donor = await findDonor(tx, emailKey);
    if (!donor) return undefined;
    const person = await findPerson(tx, emailKey);
    const problem = await erasureProblem(tx, emailKey, person.references);
    if (problem) return problem;
    for (const { erase } of PERSONAL_DATA) await erase(tx, person);
    await queueMail(tx, farewell(donor.address, site), now);
    return undefined;
  });
}

function farewell(address: string, site: Site): Mail {
  const text = pageTexts(site, GIVING_MAIL);
  return {
    kind: KIND,
    cause: `${KIND}:${randomUUID()}`,
    siteCountryCode: site.code,
    language: site.language,
    to: { address },
    subject: text('erased'),
    body: [{ heading: text('erased') }, { text: text('erasedText') }, { text: text('lastMail') }],
    reason: text('erasedReason'),
  };
}

/** Deletes the mails about erasures that were sent, or that nobody sends. */
export async function forgetFarewells(db: Database): Promise<void> {
  await db.delete(mails).where(and(eq(mails.kind, KIND), ne(mails.status, 'waiting')));
}

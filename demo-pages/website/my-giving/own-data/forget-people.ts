import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/database/open-database.ts';
import { rowsOf } from '../../../server/database/sql-rows.ts';
import { donations, givingPlans } from '../../giving/index.ts';
import { emailKeyOf, retentionStart } from '../../platform/index.ts';
import { orders } from '../../shop/index.ts';
import { erasureProblem } from './erase-person.ts';
import { findPerson, GIVING_DATA, PERSONAL_DATA } from './person-records.ts';

const AT_ONCE = 50;

/**
 * The keys of some people whose last gift and order were before a moment, and who have no monthly gift that goes on.
 */
async function findFormerDonors(db: Database, before: Date): Promise<string[]> {
  const rows = await rowsOf<{ key: string }>(
    db,
    sql`select key from (
        select ${donations.emailKey} as key, max(${donations.createdAt}) as last from ${donations} group by 1
        union all select ${givingPlans.emailKey},
          max(case when ${givingPlans.status} = 'stopped' then ${givingPlans.createdAt} else 'infinity' end)
          from ${givingPlans} group by 1
        union all select ${emailKeyOf(orders.customerEmailAddress)}, max(${orders.createdAt}) from ${orders} group by 1
      ) each where key <> '' group by key having max(last) < ${before.toISOString()}::timestamptz
      order by key limit ${AT_ONCE}`,
  );
  return rows.map(({ key }) => key);
}

/**
 * Removes what was stored long enough (`RETENTION`): each kind by itself, then who some of the people are whose last
 * gift is too old. Amounts, days and receipt numbers stay. Resolves with the number of these people, 0 when none is
 * left.
 */
export async function forgetPeople(db: Database, now: number): Promise<number> {
  for (const { forget } of PERSONAL_DATA) await forget?.(db, now);
  let forgotten = 0;
  for (const emailKey of await findFormerDonors(db, retentionStart('giving', now))) {
    forgotten += await db.transaction(async (tx) => {
      const person = await findPerson(tx, emailKey);
      // A payment without a result is settled first; the next run finds the person again.
      if (await erasureProblem(tx, emailKey, person.references)) return 0;
      for (const { erase } of GIVING_DATA) await erase(tx, person);
      return 1;
    });
  }
  return forgotten;
}

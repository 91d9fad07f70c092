import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { donations } from '../donations/donations-schema.ts';
import { givingPlans } from '../regular-giving/regular-giving-schema.ts';

/** Who gives: by the key of their e-mail address, in one country or in both. */
export interface Donor {
  emailKey: string;
  firstName: string;
  /** As they typed it last; mails go to this spelling, never to one that a stranger typed. */
  address: string;
}

/** The donor of an address; undefined when nobody has given with it. */
export async function findDonor(db: Database, emailKey: string): Promise<Donor | undefined> {
  if (emailKey === '') return undefined;
  const latest = async (table: typeof donations | typeof givingPlans) => {
    const { customerFirstName: firstName, customerEmailAddress: address, createdAt } = table;
    const [found] = await db
      .select({ firstName, address, createdAt })
      .from(table)
      .where(eq(table.emailKey, emailKey))
      .orderBy(desc(createdAt))
      .limit(1);
    return found;
  };
  const found = [await latest(donations), await latest(givingPlans)].flatMap((row) => row ?? []);
  const [newest] = found.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return newest && { emailKey, firstName: newest.firstName, address: newest.address };
}

import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { donations } from '../donations/donations-schema.ts';
import { givingPlans } from '../regular-giving/regular-giving-schema.ts';
import type { Language } from '../site/languages/house-languages.ts';
import { donorDetails } from './my-giving-schema.ts';

/** Who gives: by the key of their e-mail address, in one country or in both. */
export interface Donor {
  emailKey: string;
  firstName: string;
  /** As they typed it last; mails go to this spelling, never to one that a stranger typed. */
  address: string;
  /** As they chose it, otherwise of the newest gift. */
  language: Language;
}

/** The donor of an address; undefined when nobody has given with it. */
export async function findDonor(db: Database, emailKey: string): Promise<Donor | undefined> {
  if (emailKey === '') return undefined;
  const latest = async (table: typeof donations | typeof givingPlans) => {
    const { customerFirstName: firstName, customerEmailAddress: address, language, createdAt } = table;
    const [found] = await db
      .select({ firstName, address, language, createdAt })
      .from(table)
      .where(eq(table.emailKey, emailKey))
      .orderBy(desc(createdAt))
      .limit(1);
    return found;
  };
  const found = [await latest(donations), await latest(givingPlans)].flatMap((row) => row ?? []);
  const [newest] = found.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  if (!newest) return undefined;
  const [chosen] = await db.select().from(donorDetails).where(eq(donorDetails.emailKey, emailKey));
  const { firstName, address, language } = newest;
  return { emailKey, firstName, address, language: chosen?.language ?? language };
}

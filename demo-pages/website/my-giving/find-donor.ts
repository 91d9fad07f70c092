import { eq } from 'drizzle-orm';
import type { Database } from '../../server/database/open-database.ts';
import { findKnownGift, findPlansOf } from '../giving/index.ts';
import type { Language } from '../platform/index.ts';
import { donorDetails } from './my-giving-schema.ts';

/** Who gives: by the key of their email address, in one country or in both. */
export interface Donor {
  emailKey: string;
  firstName: string;
  /** As they typed it with the first gift that came: mails go to this spelling, never to one that was typed since. */
  address: string;
  /** As they chose it, otherwise of the newest gift. */
  language: Language;
}

/** The donor of an address; undefined when nobody has given with it. */
export async function findDonor(db: Database, emailKey: string): Promise<Donor | undefined> {
  if (emailKey === '') return undefined;
  const [oldest, latest] = [await findKnownGift(db, emailKey, 'first'), await findKnownGift(db, emailKey, 'newest')];
  const plans = (await findPlansOf(db, emailKey)).toReversed();
  const known = [oldest, ...plans, latest].filter((gift) => gift !== undefined);
  const [first, newest] = [known[0], known.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]];
  if (!first || !newest) return undefined;
  const [chosen] = await db.select().from(donorDetails).where(eq(donorDetails.emailKey, emailKey));
  return {
    emailKey,
    firstName: newest.customerFirstName,
    address: first.customerEmailAddress,
    language: chosen?.language ?? newest.language,
  };
}

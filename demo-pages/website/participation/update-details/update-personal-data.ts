import { lt, or, sql } from 'drizzle-orm';
import { isAddress, type PersonalData, retentionStart } from '../../platform/index.ts';
import { donorUpdates } from './update-details-schema.ts';

/** By the old address or by the new one. */
const isOf = (emailKey: string) =>
  or(isAddress(donorUpdates.oldEmail, emailKey), isAddress(sql`(${donorUpdates.details}->>'email')`, emailKey));

/** Changes that supporters asked for. */
export const updatePersonalData: PersonalData = {
  tables: ['donor_updates'],
  async collect(db, { emailKey }) {
    return { changesOfDetails: await db.select().from(donorUpdates).where(isOf(emailKey)) };
  },
  async erase(tx, { emailKey }) {
    await tx.delete(donorUpdates).where(isOf(emailKey));
  },
  async forget(db, now) {
    await db.delete(donorUpdates).where(lt(donorUpdates.createdAt, retentionStart('changes', now)));
  },
};

import { lt } from 'drizzle-orm';
import { isAddress, type PersonalData, retentionStart } from '../../platform/index.ts';
import { bequestRequests } from './bequest-schema.ts';

/** Requests for the guide to gifts in wills. */
export const bequestPersonalData: PersonalData = {
  tables: ['bequest_requests'],
  async collect(db, { emailKey }) {
    const own = await db.select().from(bequestRequests).where(isAddress(bequestRequests.email, emailKey));
    return { guidesToGiftsInWills: own };
  },
  async erase(tx, { emailKey }) {
    await tx.delete(bequestRequests).where(isAddress(bequestRequests.email, emailKey));
  },
  async forget(db, now) {
    await db.delete(bequestRequests).where(lt(bequestRequests.createdAt, retentionStart('guides', now)));
  },
};

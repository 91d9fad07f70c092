import { eq, lt } from 'drizzle-orm';
import { type PersonalData, retentionStart } from '../../platform/index.ts';
import { subscribers } from './newsletter-schema.ts';

/** The newsletter's list. */
export const newsletterPersonalData: PersonalData = {
  tables: ['subscribers'],
  async collect(db, { emailKey }) {
    return { newsletter: await db.select().from(subscribers).where(eq(subscribers.emailKey, emailKey)) };
  },
  async erase(tx, { emailKey }) {
    await tx.delete(subscribers).where(eq(subscribers.emailKey, emailKey));
  },
  async forget(db, now) {
    await db.delete(subscribers).where(lt(subscribers.unsubscribedAt, retentionStart('formerSubscribers', now)));
  },
};

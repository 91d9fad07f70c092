import { eq, lt, or, sql } from 'drizzle-orm';
import { isAddress, type PersonalData, retentionStart } from '../platform/index.ts';
import { bequestRequests } from './bequest/bequest-schema.ts';
import { subscribers } from './newsletter/newsletter-schema.ts';
import { petitionSignatures } from './petition/petition-schema.ts';
import { donorUpdates } from './update-details/update-details-schema.ts';

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

/** Signatures: the names go, and the number of signatures stays. */
export const petitionPersonalData: PersonalData = {
  tables: ['petition_signatures'],
  async collect(db, { emailKey }) {
    const own = await db.select().from(petitionSignatures).where(eq(petitionSignatures.emailKey, emailKey));
    return { petitionSignatures: own };
  },
  async erase(tx, { emailKey }) {
    await tx.delete(petitionSignatures).where(eq(petitionSignatures.emailKey, emailKey));
  },
  async forget(db, now) {
    await db.delete(petitionSignatures).where(lt(petitionSignatures.createdAt, retentionStart('signatures', now)));
  },
};

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

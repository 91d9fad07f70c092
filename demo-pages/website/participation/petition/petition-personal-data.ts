import { eq, lt } from 'drizzle-orm';
import { type PersonalData, retentionStart } from '../../platform/index.ts';
import { petitionSignatures } from './petition-schema.ts';

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

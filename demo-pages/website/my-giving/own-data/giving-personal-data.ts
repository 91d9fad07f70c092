import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/index.ts';
import { donorDetails, donorSessions, signInLinks, signInRequests } from '../my-giving-schema.ts';

/** What My giving itself keeps: changed details, and who is signed in. */
export const givingPersonalData: PersonalData = {
  tables: ['donor_details', 'donor_sessions', 'sign_in_links', 'sign_in_requests'],
  async collect(db, { emailKey }) {
    return { details: await db.select().from(donorDetails).where(eq(donorDetails.emailKey, emailKey)) };
  },
  async erase(tx, { emailKey }) {
    for (const table of [donorDetails, donorSessions, signInLinks])
      await tx.delete(table).where(eq(table.emailKey, emailKey));
    const receiver = createHash('sha256').update(emailKey).digest('hex');
    await tx.delete(signInRequests).where(eq(signInRequests.receiver, receiver));
  },
};

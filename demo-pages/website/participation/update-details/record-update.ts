import { createHash } from 'node:crypto';
import type { DonorUpdate } from '#rules/forms/update-details-fields.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { type Language, queueMail } from '../../platform/index.ts';
import { type FormContext, welcomePeople } from '../newsletter/join-newsletter.ts';
import { donorUpdates } from './update-details-schema.ts';
import { updateReceipt } from './update-receipt.ts';

/**
 * Records the changes that a supporter requested, and notifies them at the address on record. The same changes within
 * an hour are one request, also from two tabs or in two processes.
 */
export async function recordUpdate(
  tx: Database,
  update: DonorUpdate,
  language: Language,
  context: FormContext,
): Promise<void> {
  const { recaptchaToken: _, ...details } = update;
  const { siteCountryCode, oldEmail, firstName, lastName } = details;
  const createdAt = new Date(context.now);
  const hour = createdAt.toISOString().slice(0, 13);
  const id = createHash('sha256')
    .update(JSON.stringify([hour, details]))
    .digest('base64url');
  const [recorded] = await tx
    .insert(donorUpdates)
    .values({ id, siteCountryCode, oldEmail, details, createdAt })
    .onConflictDoNothing()
    .returning();
  if (!recorded) return;
  await queueMail(tx, updateReceipt(update, language, context.now), context.now);
  if (!update.subscribe) return;
  const email = update.updateEmail ? update.email : oldEmail;
  await welcomePeople(
    tx,
    [{ siteCountryCode, email, firstName, lastName, language, source: 'update-details' }],
    context,
  );
}

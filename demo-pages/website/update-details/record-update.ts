import { randomUUID } from 'node:crypto';
import type { DonorUpdate } from '#website/forms/update-details-fields.ts';
import type { Database } from '../../database/open-database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type FormContext, welcomePeople } from '../newsletter/join-newsletter.ts';
import type { Language } from '../site/languages/house-languages.ts';
import { donorUpdates } from './update-details-schema.ts';
import { updateReceipt } from './update-receipt.ts';

/** Records the changes that a supporter requested, and notifies them at the address on record. */
export async function recordUpdate(
  tx: Database,
  update: DonorUpdate,
  language: Language,
  context: FormContext,
): Promise<void> {
  const { recaptchaToken: _, ...details } = update;
  const { siteCountryCode, oldEmail, firstName, lastName } = details;
  const createdAt = new Date(context.now);
  await tx.insert(donorUpdates).values({ id: randomUUID(), siteCountryCode, oldEmail, details, createdAt });
  await queueMail(tx, updateReceipt(update, language, context.now), context.now);
  if (!update.subscribe) return;
  const email = update.updateEmail ? update.email : oldEmail;
  await welcomePeople(
    tx,
    [{ siteCountryCode, email, firstName, lastName, language, source: 'update-details' }],
    context,
  );
}

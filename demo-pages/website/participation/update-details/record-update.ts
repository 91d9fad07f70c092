import { createHash } from 'node:crypto';
import { DONOR_TICKS, type DonorUpdate } from '#rules/forms/update-details-fields.ts';
import UPDATE_MAIL from '#texts/website/update-mail';
import type { Database } from '../../../server/database/open-database.ts';
import {
  emailDigest,
  hello,
  type Language,
  type Mail,
  organisationOf,
  pageTexts,
  queueMail,
  siteFor,
} from '../../platform/index.ts';
import { type FormContext, welcomePeople } from '../newsletter/join-newsletter.ts';
import { donorUpdates } from './update-details-schema.ts';

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

/**
 * Notifies a supporter, at the address on record and in the language of the page, that a change was requested: which
 * fields but not the new values, so that a mistyped or wrong address receives no personal data. At most one an hour.
 */
function updateReceipt(update: DonorUpdate, language: Language, now: number): Mail {
  const site = siteFor(update.siteCountryCode, language);
  const text = pageTexts(site, UPDATE_MAIL);
  const hour = new Date(now).toISOString().slice(0, 13);
  return {
    kind: 'update-receipt',
    cause: `update-receipt:${site.code}:${emailDigest(update.oldEmail)}:${hour}`,
    siteCountryCode: site.code,
    language,
    to: { address: update.oldEmail },
    subject: text('subject'),
    body: [
      { heading: text('subject') },
      hello(update.firstName, site),
      { text: text('asked') },
      { list: DONOR_TICKS.filter((tick) => update[tick]).map((tick) => text(tick)) },
      { text: text('person') },
      { text: text('notYou', { phone: organisationOf(site).phone }) },
    ],
    reason: text('reason'),
  };
}

import type { Database } from '../../../server/database/open-database.ts';
import { type Language, queueMails } from '../../platform/index.ts';
import type { BequestSettings } from './bequest-forms.ts';
import { bequestRequests } from './bequest-schema.ts';
import { guideMails, guideRequestId } from './guide-mails.ts';

/**
 * Records a request for the guide and sends it, at most once a day for one address: a second click, a repeated post and
 * one in another process are the same request. Everything except the address comes from the form's settings.
 */
export async function requestGuide(
  tx: Database,
  form: BequestSettings,
  person: { email: string; language: Language },
  origin: string,
  now: number,
): Promise<void> {
  const { formKey, siteCountryCode } = form;
  const id = guideRequestId(formKey, person.email, now);
  const [recorded] = await tx
    .insert(bequestRequests)
    .values({ id, formKey, siteCountryCode, email: person.email, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning();
  if (recorded) await queueMails(tx, guideMails(form, person, origin, now), now);
}

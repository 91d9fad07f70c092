import type { Database } from '../../../server/database/open-database.ts';
import { queueMails } from '../../platform/index.ts';
import { bequestRequests } from './bequest-schema.ts';
import { type GuideRequest, guideMails, guideRequestId } from './guide-mails.ts';

/**
 * Records a request for the guide and sends it, at most once a day for one address: a second click, a repeated post and
 * one in another process are the same request. Everything except the address comes from the form's settings.
 */
export async function requestGuide(tx: Database, request: GuideRequest): Promise<void> {
  const { form, email, now } = request;
  const { formKey, siteCountryCode } = form;
  const id = guideRequestId(formKey, email, now);
  const [recorded] = await tx
    .insert(bequestRequests)
    .values({ id, formKey, siteCountryCode, email, createdAt: new Date(now) })
    .onConflictDoNothing()
    .returning();
  if (recorded) await queueMails(tx, guideMails(request), now);
}

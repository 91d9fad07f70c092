import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/open-database.ts';
import { queueMails } from '../mail/queue-mail.ts';
import type { Language } from '../site/languages/house-languages.ts';
import type { BequestSettings } from './bequest-forms.ts';
import { bequestRequests } from './bequest-schema.ts';
import { guideMails } from './guide-mails.ts';

/**
 * Records a request for the guide and sends it, at most once a day to one address. Everything except the address comes
 * from the form's settings.
 */
export async function requestGuide(
  tx: Database,
  form: BequestSettings,
  person: { email: string; language: Language },
  origin: string,
  now: number,
): Promise<void> {
  const { formKey, siteCountryCode } = form;
  await tx
    .insert(bequestRequests)
    .values({ id: randomUUID(), formKey, siteCountryCode, email: person.email, createdAt: new Date(now) });
  await queueMails(tx, guideMails(form, person, origin, now), now);
}

import type { Subscriber } from '#rules/forms/subscriber-fields.ts';
import type { Database } from '../../../server/database/open-database.ts';
import { type Language, queueMails } from '../../platform/index.ts';
import { welcomeMail } from './newsletter-mails.ts';
import { findSubscriber, type NewSubscriber, subscribePeople } from './subscribe-people.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

/** The context of a form's transaction. */
export interface FormContext {
  origin: string;
  unsubscribeLinks: UnsubscribeLinks;
  /** Epoch ms. */
  now: number;
}

/** Adds people to the list and sends a welcome mail to new subscribers. */
export async function welcomePeople(
  tx: Database,
  people: readonly NewSubscriber[],
  context: FormContext,
): Promise<void> {
  const { origin, unsubscribeLinks, now } = context;
  const joined = await subscribePeople(tx, people, now);
  const welcomes = await Promise.all(
    joined.map(async (person) => welcomeMail(person, origin, await unsubscribeLinks.linkFor(person))),
  );
  await queueMails(tx, welcomes, now);
}

/**
 * The newsletter's form. A subscriber gets the same answer as everyone else, so that the form does not reveal whether
 * an address is on the list.
 */
export async function joinNewsletter(
  tx: Database,
  subscriber: Subscriber,
  language: Language,
  context: FormContext,
): Promise<{ id: string; email: string }> {
  const { siteCountryCode, email, firstName, lastName } = subscriber;
  await welcomePeople(tx, [{ siteCountryCode, email, firstName, lastName, language, source: 'newsletter' }], context);
  const found = await findSubscriber(tx, siteCountryCode, email);
  if (!found) throw new Error('A subscriber was neither found nor written.');
  return { id: found.id, email };
}

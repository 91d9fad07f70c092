import { and, eq, not, sql } from 'drizzle-orm';
import { createElement, Fragment } from 'react';
import type { Database } from '../../../server/database/open-database.ts';
import { isOneOf } from '../../../server/database/store-rows.ts';
import { donations } from '../../giving/index.ts';
import { isAddress, mails, type Person, type PersonalData, renderMarkup } from '../../platform/index.ts';
import { orderEcards } from '../../shop/index.ts';
import { withoutWords } from './without-names.ts';

/** A gift or an order of somebody else with a card to the person, under the name that was typed there. */
interface Mention {
  reference: string;
  names: readonly string[];
}

async function findMentions(db: Database, { emailKey, references }: Person): Promise<Mention[]> {
  const { dedication } = donations;
  const given = await db
    .select({ reference: donations.id, dedication })
    .from(donations)
    .where(isAddress(sql`(${dedication}->'card'->>'recipientEmail')`, emailKey));
  const toPerson = isAddress(orderEcards.recipientEmailAddress, emailKey);
  const bought = await db
    .select({ reference: orderEcards.orderId, name: orderEcards.recipientName })
    .from(orderEcards)
    .where(and(toPerson, not(isOneOf(orderEcards.orderId, references))));
  return [
    ...given.map(({ reference, dedication: to }) => ({
      reference,
      names: [to?.kind === 'honour' ? to.name : '', to?.card?.recipientName ?? ''],
    })),
    ...bought.map(({ reference, name }) => ({ reference, names: [name] })),
  ];
}

/** A text as the markup of a mail has it; mails of earlier versions write an apostrophe in another way. */
function inMarkup(text: string): string[] {
  const markup = renderMarkup(createElement(Fragment, null, text));
  return [markup, markup.replaceAll('&#x27;', '&#39;')];
}

/** Mails to other people that name the person, such as the receipt of a gift in their honour. */
export const mentionPersonalData: PersonalData = {
  tables: ['mails'],
  // What others wrote to the person is collected with the cards; their receipts are theirs.
  collect: async () => ({}),
  async erase(tx, person) {
    for (const { reference, names } of await findMentions(tx, person)) {
      const words = [person.emailKey, ...names].flatMap((word) => [word, ...inMarkup(word)]);
      const about = await tx.select().from(mails).where(sql`strpos(${mails.cause}, ${reference}) > 0`);
      for (const { id, subject, text, html } of about) {
        const left = {
          subject: withoutWords(subject, words),
          text: withoutWords(text, words),
          html: withoutWords(html, words),
        };
        await tx.update(mails).set(left).where(eq(mails.id, id));
      }
    }
  },
};

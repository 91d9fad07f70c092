import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { createElement, Fragment } from 'react';
import type { Database } from '../../../server/database/open-database.ts';
import { isOneOf } from '../../../server/database/store-rows.ts';
import { donationLedger, donations } from '../../giving/index.ts';
import { refunds } from '../../payments/index.ts';
import { isAddress, mails, type Person, type PersonalData, renderMarkup, staffActions } from '../../platform/index.ts';
import { orderEcards } from '../../shop/index.ts';

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
          subject: eraseWords(subject, words),
          text: eraseWords(text, words),
          html: eraseWords(html, words),
        };
        await tx.update(mails).set(left).where(eq(mails.id, id));
      }
    }
  },
};

interface Notes {
  table: PgTable;
  id: PgColumn;
  text: PgColumn;
  /** The key of the text in a change. */
  name: string;
  isAbout: (references: readonly string[]) => SQL;
}

/** What staff wrote about gifts, monthly gifts and orders. */
const NOTES: readonly Notes[] = [
  {
    table: staffActions,
    id: staffActions.id,
    text: staffActions.detail,
    name: 'detail',
    isAbout: (ids) => isOneOf(staffActions.subject, ids),
  },
  {
    table: refunds,
    id: refunds.id,
    text: refunds.reason,
    name: 'reason',
    isAbout: (ids) => isOneOf(refunds.refundableId, ids),
  },
  {
    table: donationLedger,
    id: donationLedger.id,
    text: donationLedger.detail,
    name: 'detail',
    isAbout: (ids) => isOneOf(donationLedger.donationId, ids),
  },
];

/** The rows of a kind of notes about a person. */
const find = (db: Database, { table, id, text, isAbout }: Notes, { references }: Person) =>
  db.select({ id, text }).from(table).where(isAbout(references)) as Promise<{ id: string | number; text: string }[]>;

/** Notes of staff: what was done and why stays, without the person's name. */
export const notePersonalData: PersonalData = {
  tables: ['staff_actions', 'refunds'],
  async collect(db, person) {
    const found = await Promise.all(NOTES.map((notes) => find(db, notes, person)));
    return { notes: found.flat().map(({ text }) => ({ text })) };
  },
  async erase(tx, person) {
    for (const notes of NOTES) {
      for (const { id, text } of await find(tx, notes, person)) {
        const left = eraseNames(text, person);
        if (left !== text)
          await tx
            .update(notes.table)
            .set({ [notes.name]: left })
            .where(eq(notes.id, id));
      }
    }
  },
};

const NAMELESS = '(erased)';
/** A shorter word is part of too many others. */
const SHORTEST = 3;

/** A text in which these words are replaced, in whatever case they stand there; the longest first. */
function eraseWords(text: string, words: readonly string[]): string {
  const replaced = words.filter((word) => word.length >= SHORTEST).toSorted((a, b) => b.length - a.length);
  return replaced.reduce((left, word) => left.replace(new RegExp(escaped(word), 'giu'), NAMELESS), text);
}

/** A text without a person's address, names and parts of names. */
export const eraseNames = (text: string, { emailKey, names }: { emailKey: string; names: readonly string[] }): string =>
  eraseWords(text, [emailKey, ...names, ...names.flatMap((name) => name.split(/\s+/))]);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

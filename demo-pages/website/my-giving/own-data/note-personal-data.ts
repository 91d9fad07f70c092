import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../server/database/open-database.ts';
import { isOneOf } from '../../../server/database/store-rows.ts';
import { donationLedger } from '../../giving/index.ts';
import { refunds } from '../../payments/index.ts';
import { type Person, type PersonalData, staffActions } from '../../platform/index.ts';
import { withoutNames } from './without-names.ts';

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
        const left = withoutNames(text, person);
        if (left !== text)
          await tx
            .update(notes.table)
            .set({ [notes.name]: left })
            .where(eq(notes.id, id));
      }
    }
  },
};

import { index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, website } from '../website-schema.ts';

interface ActionKind {
  /** How the trail names it. */
  name: string;
  /** `access`: about accounts, sign-ins and downloads, which administrators alone see. */
  about: 'records' | 'access';
}

const KINDS = {
  refund: { name: 'Refund', about: 'records' },
  stock: { name: 'Stock', about: 'records' },
  donation: { name: 'Donation', about: 'records' },
  plan: { name: 'Regular gift', about: 'records' },
  receipt: { name: 'Receipt', about: 'records' },
  appeal: { name: 'Appeal', about: 'records' },
  petition: { name: 'Petition', about: 'records' },
  guide: { name: 'Guide', about: 'records' },
  gift: { name: 'Gift', about: 'records' },
  category: { name: 'Gift category', about: 'records' },
  ecard: { name: 'Card design', about: 'records' },
  picture: { name: 'Picture', about: 'records' },
  reconciliation: { name: 'Reconciliation', about: 'records' },
  'sign-in': { name: 'Sign-in', about: 'access' },
  'sign-in-refused': { name: 'Sign-in refused', about: 'access' },
  'sign-out': { name: 'Sign-out', about: 'access' },
  account: { name: 'Account', about: 'access' },
  export: { name: 'Download', about: 'access' },
  'first-run': { name: 'First steps', about: 'access' },
  forbidden: { name: 'Refused: not allowed for the role', about: 'access' },
} as const satisfies Record<string, ActionKind>;

/** A kind of action in the audit trail. */
export type StaffActionKind = keyof typeof KINDS;
export const STAFF_ACTION_KINDS: Readonly<Record<StaffActionKind, ActionKind>> = KINDS;

const ALL = Object.keys(KINDS) as [StaffActionKind, ...StaffActionKind[]];

/** All kinds, as a column's values. */
const ALL_STAFF_ACTIONS: Readonly<[StaffActionKind, ...StaffActionKind[]]> = ALL;
/** The kinds about money, stock and supporters, which everybody with the records sees. */
export const RECORD_ACTIONS: readonly StaffActionKind[] = ALL.filter((kind) => KINDS[kind].about === 'records');

/**
 * Actions of staff in the records, with their results. Rows are only added, which a trigger of the database enforces:
 * it lets erasure change `detail` and nothing else.
 */
export const staffActions = website.table(
  'staff_actions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    /** The member's name at that time, or the shop itself. */
    actor: text('actor').notNull(),
    /** The member's account; null for the shop, and for rows from before there were accounts. */
    actorAccount: text('actor_account'),
    action: text('action', { enum: ALL_STAFF_ACTIONS }).notNull(),
    /** Null when the action belongs to no country. */
    siteCountryCode: text('site_country_code'),
    /** What it was done to: the number of an order, the id of a gift, the address of an account. */
    subject: text('subject').notNull(),
    outcome: text('outcome').notNull(),
    detail: text('detail').notNull(),
    /** The form that caused it: if it is sent twice, the action happens once. */
    formKey: text('form_key'),
  },
  (t) => [
    index('staff_actions_at').on(t.at, t.id),
    index('staff_actions_account').on(t.actorAccount, t.at),
    index('staff_actions_subject').on(t.subject),
    uniqueIndex('staff_actions_form').on(t.formKey),
  ],
);

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
  reconciliation: { name: 'Reconciliation', about: 'records' },
  'sign-in': { name: 'Sign-in', about: 'access' },
  'sign-in-refused': { name: 'Sign-in refused', about: 'access' },
  'sign-out': { name: 'Sign-out', about: 'access' },
  account: { name: 'Account', about: 'access' },
  export: { name: 'Download', about: 'access' },
  forbidden: { name: 'Refused: not allowed for the role', about: 'access' },
} as const satisfies Record<string, ActionKind>;

/** A kind of action in the audit trail. */
export type StaffActionKind = keyof typeof KINDS;
export const STAFF_ACTION_KINDS: Readonly<Record<StaffActionKind, ActionKind>> = KINDS;

const ALL = Object.keys(KINDS) as [StaffActionKind, ...StaffActionKind[]];

/** All kinds, as a column's values. */
export const ALL_STAFF_ACTIONS: Readonly<[StaffActionKind, ...StaffActionKind[]]> = ALL;
/** The kinds about money, stock and supporters, which everybody with the records sees. */
export const RECORD_ACTIONS: readonly StaffActionKind[] = ALL.filter((kind) => KINDS[kind].about === 'records');

/** The roles of staff accounts, the least first. */
export const STAFF_ROLES = ['reader', 'supporter-care', 'finance', 'administrator'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const ROLE_NAMES: Readonly<Record<StaffRole, string>> = {
  reader: 'Reader',
  'supporter-care': 'Supporter care',
  finance: 'Finance',
  administrator: 'Administrator',
};

interface Act {
  /** What the act does, after "may" in a sentence. */
  name: string;
  roles: readonly StaffRole[];
}

const CARE = ['supporter-care', 'administrator'] as const;
const FINANCE = ['finance', 'administrator'] as const;
const CARE_AND_FINANCE = ['supporter-care', 'finance', 'administrator'] as const;
const ADMINISTRATOR = ['administrator'] as const;

/** D6.03: everything that staff can do, and the roles that may. A role has only what its work needs. */
const ACTS = {
  'view-records': { name: 'see the records', roles: STAFF_ROLES },
  'view-donations': { name: 'see donations and regular gifts', roles: STAFF_ROLES },
  'own-account': { name: 'change how you sign in', roles: STAFF_ROLES },
  'export-records': { name: 'download lists', roles: FINANCE },
  refund: { name: 'refund payments', roles: FINANCE },
  'enter-offline-gift': { name: 'enter gifts by bank transfer or cheque', roles: FINANCE },
  reconcile: { name: 'reconcile payments', roles: FINANCE },
  'resend-receipt': { name: 'send a receipt again', roles: CARE_AND_FINANCE },
  'stop-plan': { name: 'pause or stop regular gifts', roles: CARE },
  'change-stock': { name: 'update stock', roles: CARE },
  'edit-appeal': { name: 'edit appeals', roles: CARE },
  'edit-petition': { name: 'edit petitions', roles: CARE },
  'edit-gift': { name: 'edit gifts and their prices', roles: CARE },
  'edit-picture': { name: 'upload and describe pictures', roles: CARE },
  'edit-guide': { name: 'edit the guides to gifts in wills', roles: CARE },
  'view-staff-actions': { name: 'see staff activity', roles: ADMINISTRATOR },
  'set-up-site': { name: 'set up the site', roles: ADMINISTRATOR },
  'manage-accounts': { name: 'manage staff accounts', roles: ADMINISTRATOR },
} as const satisfies Record<string, Act>;

export type StaffAct = keyof typeof ACTS;
export const STAFF_ACTS: Readonly<Record<StaffAct, Act>> = ACTS;

/** Whether an account of this role may do this. */
export const mayDo = (role: StaffRole, act: StaffAct): boolean => STAFF_ACTS[act].roles.includes(role);

/** The staff area: accounts, records, books and the editing of content. What other rooms may use. */

export { tidySignInTries } from './accounts/sign-in-limits.ts';
export { createReconciliation, type ReconciliationResult } from './giving/reconciliation/reconcile.ts';
export { createStaffProblemPage } from './pages/staff-problem-page.tsx';
export { forgetChallenges } from './passkeys/challenges.ts';
export { staffPages } from './staff-pages.ts';
export type { StaffServices } from './staff-services.ts';

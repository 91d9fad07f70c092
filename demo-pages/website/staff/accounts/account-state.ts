import type { SignInFacts } from './sign-in-facts.ts';
import type { StaffAccount } from './staff-accounts.ts';

/** The state of an account in a word or two. */
export function accountState({ disabledAt, setUpAt, passwordHash }: StaffAccount, facts?: SignInFacts): string {
  if (disabledAt) return 'Disabled';
  return setUpAt && (passwordHash || facts?.passkeys) ? 'Can sign in' : 'Not set up';
}

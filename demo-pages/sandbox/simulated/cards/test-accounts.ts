import type { Dishonour, SourcePlan, TestOutcome } from './issuer-outcomes.ts';

/** Bank accounts whose debits fail, by the last two digits of the account number; all others pay. */
export const TEST_ACCOUNTS: readonly {
  ending: string;
  example: string;
  exampleNz: string;
  outcome: Dishonour | SourcePlan;
  effect: string;
}[] = [
  account('91', 'dishonour_insufficient_funds', 'Dishonoured 1 business day after settlement: insufficient_funds'),
  account('92', 'dishonour_account_closed', 'Dishonoured 2 business days after settlement: account_closed'),
  account('93', 'dishonour_no_account', 'Dishonoured 3 business days after settlement: no_account'),
  account('94', 'first_then_dishonoured', 'The first debit pays, later ones are dishonoured: insufficient_funds'),
  account('95', 'dishonour_mandate_revoked', 'Dishonoured 2 business days after settlement, and the mandate ends'),
];

function account(ending: string, outcome: Dishonour | SourcePlan, effect: string) {
  return { ending, example: `123456${ending}`, exampleNz: `01-0902-0068389-${ending}`, outcome, effect };
}

/** What the debits of an account do, by its number. */
export function outcomeOfAccount(number: string): TestOutcome | SourcePlan {
  return TEST_ACCOUNTS.find(({ ending }) => number.endsWith(ending))?.outcome ?? 'approve';
}

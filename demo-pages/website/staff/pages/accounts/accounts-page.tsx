import { ACCOUNTS_PATH, formField, type Markup, momentText, ROLE_NAMES, STAFF_ROLES } from '../../../platform/index.ts';
import { accountState } from '../../accounts/account-state.ts';
import type { SignInFacts } from '../../accounts/sign-in-facts.ts';
import type { NewAccount, StaffAccount } from '../../accounts/staff-accounts.ts';
import type { StaffPageContext } from '../../staff-page-context.ts';
import { recordsTable } from '../records-table.tsx';
import { staffPage } from '../staff-page.tsx';
import { oneTimeLink } from './one-time-link.tsx';

export interface AccountsPageData {
  accounts: readonly StaffAccount[];
  facts: ReadonlyMap<string, SignInFacts>;
  formKey: string;
  /** The refused invitation as typed. */
  form?: NewAccount;
  /** The account that was just made, with its link. */
  made?: { account: StaffAccount; link?: string };
}

/** All accounts, and the form that invites somebody. */
export function accountsPage(
  context: StaffPageContext,
  { accounts, facts, formKey, form, made }: AccountsPageData,
): Markup {
  const errorOf = (field: string) => form?.problems.find((problem) => problem.field === field)?.message;
  const rows = accounts.map((account) => {
    const known = facts.get(account.id);
    return [
      <a key={account.id} className="haven-link" href={`${ACCOUNTS_PATH}/${account.id}`}>
        {account.name}
      </a>,
      account.email,
      ROLE_NAMES[account.role],
      accountState(account, known),
      known?.sessions ?? 0,
      momentText(known?.lastUsedAt ?? null),
    ];
  });
  const sessions = { title: 'Sessions', isNumeric: true };
  return staffPage(context, {
    title: 'Staff accounts',
    place: 'accounts',
    lead: 'Who can sign in here, and what they can do.',
    problems: form?.problems ?? [],
    outcome: made ? oneTimeLink(made) : '',
    main: (
      <>
        {recordsTable('Staff accounts', ['Name', 'Email', 'Role', 'Status', sessions, 'Last used'], rows)}
        <section className="records-part">
          <h2>Invite someone</h2>
          <form className="haven-form records-form" method="post" action={ACCOUNTS_PATH} noValidate>
            <input type="hidden" name="formKey" value={formKey} />
            {formField({
              name: 'name',
              label: 'Name',
              hint: 'Shown in the audit trail.',
              value: form?.name ?? '',
              autocomplete: 'off',
              error: errorOf('name'),
            })}
            {formField({
              name: 'email',
              label: 'Email address',
              value: form?.email ?? '',
              autocomplete: 'off',
              type: 'email',
              error: errorOf('email'),
            })}
            {formField({
              name: 'role',
              label: 'Role',
              value: form?.role ?? 'reader',
              autocomplete: 'off',
              options: STAFF_ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] })),
              error: errorOf('role'),
            })}
            <div className="haven-actions">
              <button className="haven-button haven-button--primary" type="submit">
                Send invitation
              </button>
            </div>
          </form>
        </section>
      </>
    ),
  });
}

import { html } from 'hono/html';
import { errorSummary } from '../../../site/error-summary.ts';
import { formField } from '../../../site/form-field.ts';
import { layout } from '../../../site/layout/layout.ts';
import type { Markup } from '../../../site/page-context.ts';
import { accountState } from '../../accounts/account-state.ts';
import type { SignInFacts } from '../../accounts/sign-in-facts.ts';
import type { NewAccount, StaffAccount } from '../../accounts/staff-accounts.ts';
import { ROLE_NAMES, STAFF_ROLES } from '../../staff-acts.ts';
import type { StaffPageContext } from '../../staff-page-context.ts';
import { ACCOUNTS_PATH } from '../../staff-paths.ts';
import { momentText } from '../moment-text.ts';
import { recordsHead } from '../records-head.ts';
import { recordsNav } from '../records-nav.ts';
import { recordsTable } from '../records-table.ts';
import { oneTimeLink } from './one-time-link.ts';

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
      html`<a class="haven-link" href="${ACCOUNTS_PATH}/${account.id}">${account.name}</a>`,
      account.email,
      ROLE_NAMES[account.role],
      accountState(account, known),
      known?.sessions ?? 0,
      momentText(known?.lastUsedAt ?? null),
    ];
  });
  return layout(context, {
    title: 'Staff accounts',
    head: recordsHead(),
    hasErrors: form !== undefined,
    main: html`${errorSummary(form?.problems ?? [])}${made ? oneTimeLink(made) : ''}
<div class="page-head"><h1>Staff accounts</h1><p class="lead">Who may sign in here, and what they may do.</p></div>
${recordsNav(context, 'accounts')}
${recordsTable('Staff accounts', ['Name', 'Email', 'Role', 'State', 'Sessions', 'Last used (UTC)'], rows)}
<section class="records-part"><h2>Invite somebody</h2><form class="haven-form records-form" method="post" action="${ACCOUNTS_PATH}" novalidate>
<input type="hidden" name="formKey" value="${formKey}">
${formField({ name: 'name', label: 'Name', hint: 'For the audit trail.', value: form?.name ?? '', autocomplete: 'off', error: errorOf('name') })}
${formField({ name: 'email', label: 'Email address', value: form?.email ?? '', autocomplete: 'off', type: 'email', error: errorOf('email') })}
${formField({ name: 'role', label: 'Role', value: form?.role ?? 'reader', autocomplete: 'off', options: STAFF_ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] })), error: errorOf('role') })}
<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">Invite</button></div>
</form></section>`,
  });
}

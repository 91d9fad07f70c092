import { html } from 'hono/html';
import { errorSummary } from '../../../site/error-summary.ts';
import { formField } from '../../../site/form-field.ts';
import { layout } from '../../../site/layout/layout.ts';
import type { Markup } from '../../../site/page-context.ts';
import { accountState } from '../../accounts/account-state.ts';
import type { SignInFacts } from '../../accounts/sign-in-facts.ts';
import type { StaffAccount } from '../../accounts/staff-accounts.ts';
import { ROLE_NAMES, STAFF_ROLES } from '../../staff-acts.ts';
import type { StaffPageContext } from '../../staff-page-context.ts';
import { ACCOUNTS_PATH, OWN_ACCOUNT_PATH, STAFF_ACTIONS_PATH } from '../../staff-paths.ts';
import { momentText } from '../moment-text.ts';
import { recordsHead } from '../records-head.ts';
import { recordsNav } from '../records-nav.ts';
import { oneTimeLink } from './one-time-link.ts';

export interface AccountPageData {
  account: StaffAccount;
  facts: SignInFacts | undefined;
  formKey: string;
  /** An administrator's own account is changed by another one. */
  isOwn: boolean;
  isChanged: boolean;
  problem?: string;
  link?: string;
}

/** One account, with everything that an administrator can change. */
export function accountPage(context: StaffPageContext, data: AccountPageData): Markup {
  const { account, facts, isOwn, isChanged, problem, link } = data;
  const row = (label: string, value: string) =>
    html`<div class="haven-facts__row"><dt>${label}</dt><dd>${value}</dd></div>`;
  const means = [account.passwordHash ? 'Password and app' : '', facts?.passkeys ? `${facts.passkeys} passkeys` : ''];
  return layout(context, {
    title: account.name,
    head: recordsHead(),
    hasErrors: problem !== undefined,
    main: html`${errorSummary(problem ? [{ message: problem }] : [])}${link ? oneTimeLink({ account, link }) : ''}${isChanged && !problem ? html`<div class="haven-alert haven-alert--success" role="status"><p class="haven-alert__title">The account was changed</p></div>` : ''}
<div class="page-head"><p class="eyebrow">Staff account</p><h1>${account.name}</h1></div>
${recordsNav(context, 'accounts')}
<dl class="haven-facts records-facts">
${row('Email', account.email)}
${row('Role', ROLE_NAMES[account.role])}
${row('State', accountState(account, facts))}
${row('Signs in with', means.filter(Boolean).join(', ') || 'Nothing yet')}
${row('Sessions', String(facts?.sessions ?? 0))}
${row('Made', `${momentText(account.createdAt)} UTC`)}
</dl>
<p class="records-after"><a class="haven-link" href="${STAFF_ACTIONS_PATH}?who=${account.id}">What ${account.name} did</a></p>
${isOwn ? html`<p>This is your own account: <a class="haven-link" href="${OWN_ACCOUNT_PATH}">change how you sign in</a>. Another administrator can change your role.</p>` : changes(data)}`,
  });
}

function changes({ account, formKey }: AccountPageData): Markup {
  const form = (change: string, label: string, more: Markup | '' = '') =>
    html`<form class="haven-form records-form" method="post" action="${ACCOUNTS_PATH}/${account.id}"><input type="hidden" name="formKey" value="${formKey}"><input type="hidden" name="change" value="${change}">${more}<div class="haven-actions"><button class="haven-button haven-button--secondary" type="submit">${label}</button></div></form>`;
  const part = (title: string, words: string, body: Markup) =>
    html`<section class="records-part"><h2>${title}</h2><p>${words}</p>${body}</section>`;
  const options = STAFF_ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }));
  if (account.disabledAt)
    return part('Allow again', 'The person can sign in as before.', form('allow', 'Allow this account again'));
  return html`${part('Role', 'Another role counts from the next page on.', form('role', 'Change the role', formField({ name: 'role', label: 'Role', value: account.role, autocomplete: 'off', options })))}
${part('New link', 'For somebody who lost the link, the password or the app. It forgets how they sign in, ends their sessions and mails them a new link.', form('reset', 'Make a new link'))}
${part('Sign out', 'Ends all sessions of this account. The person can sign in again.', form('end-sessions', 'End all sessions'))}
${part('Disable', 'Ends all sessions, and the person cannot sign in any more. What they did stays in the audit trail.', form('disable', 'Disable this account'))}`;
}

import {
  ACCOUNTS_PATH,
  formField,
  type Markup,
  momentText,
  OWN_ACCOUNT_PATH,
  ROLE_NAMES,
  STAFF_ACTIONS_PATH,
  STAFF_ROLES,
} from '../../../platform/index.ts';
import { accountState, type SignInFacts } from '../../accounts/sign-in-facts.ts';
import type { NewAccount, StaffAccount } from '../../accounts/staff-accounts.ts';
import { doneAlert } from '../../giving/pages/act-form.tsx';
import type { StaffPageContext } from '../../staff-member.ts';
import { recordsTable } from '../records-table.tsx';
import { staffPage } from '../staff-page.tsx';

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

/** The link that sets up an account, shown this once to the administrator who sent it. */
function oneTimeLink({ account, link }: { account: StaffAccount; link?: string }): Markup {
  return (
    <div className="haven-alert haven-alert--success" role="status">
      <p className="haven-alert__title">Invitation sent to {account.name}</p>
      <p className="haven-alert__text">
        We’ve emailed {account.email} this set-up link. It works once, for 72 hours, and won’t be shown again:
      </p>
      <p className="records-secret">
        <code>{link}</code>
      </p>
    </div>
  );
}

interface AccountPageData {
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
  const row = (label: string, value: string) => (
    <div className="haven-facts__row">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  const means = [account.passwordHash ? 'Password and app' : '', facts?.passkeys ? `${facts.passkeys} passkeys` : ''];
  const changed = doneAlert('Account updated');
  return staffPage(context, {
    title: account.name,
    place: 'accounts',
    eyebrow: 'Staff account',
    problems: problem ? [{ message: problem }] : [],
    outcome: (
      <>
        {link && oneTimeLink({ account, link })}
        {isChanged && !problem && changed}
      </>
    ),
    main: (
      <>
        <dl className="haven-facts records-facts">
          {row('Email', account.email)}
          {row('Role', ROLE_NAMES[account.role])}
          {row('Status', accountState(account, facts))}
          {row('Signs in with', means.filter(Boolean).join(', ') || 'Nothing yet')}
          {row('Sessions', String(facts?.sessions ?? 0))}
          {row('Created', momentText(account.createdAt))}
        </dl>
        <p className="records-after">
          <a className="haven-link" href={`${STAFF_ACTIONS_PATH}?who=${account.id}`}>
            Activity of {account.name}
          </a>
        </p>
        {isOwn ? (
          <p>
            This is your account. You can{' '}
            <a className="haven-link" href={OWN_ACCOUNT_PATH}>
              change how you sign in
            </a>
            . Only another administrator can change your role.
          </p>
        ) : (
          changes(data)
        )}
      </>
    ),
  });
}

function changes({ account, formKey }: AccountPageData): Markup {
  const form = (change: string, label: string, more: Markup | '' = '') => (
    <form className="haven-form records-form" method="post" action={`${ACCOUNTS_PATH}/${account.id}`}>
      <input type="hidden" name="formKey" value={formKey} />
      <input type="hidden" name="change" value={change} />
      {more}
      <div className="haven-actions">
        <button className="haven-button haven-button--secondary" type="submit">
          {label}
        </button>
      </div>
    </form>
  );
  const part = (title: string, words: string, body: Markup) => (
    <section className="records-part">
      <h2>{title}</h2>
      <p>{words}</p>
      {body}
    </section>
  );
  const options = STAFF_ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }));
  if (account.disabledAt)
    return part(
      'Restore access',
      'This person will be able to sign in as before.',
      form('allow', 'Enable this account'),
    );
  return (
    <>
      {part(
        'Role',
        'A new role applies from the next page they open.',
        form(
          'role',
          'Change role',
          formField({ name: 'role', label: 'Role', value: account.role, autocomplete: 'off', options }),
        ),
      )}
      {part(
        'Reset sign-in',
        'For someone who has lost their link, password or app. It removes how they sign in, ends their sessions ' +
          'and emails them a new set-up link.',
        form('reset', 'Send a new link'),
      )}
      {part(
        'Sign out',
        'Ends all sessions of this account. They can sign in again.',
        form('end-sessions', 'Sign out everywhere'),
      )}
      {part(
        'Disable',
        'Ends all sessions and stops this person signing in. Their activity stays on record.',
        form('disable', 'Disable this account'),
      )}
    </>
  );
}

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
import { accountState } from '../../accounts/account-state.ts';
import type { SignInFacts } from '../../accounts/sign-in-facts.ts';
import type { StaffAccount } from '../../accounts/staff-accounts.ts';
import type { StaffPageContext } from '../../staff-page-context.ts';
import { staffPage } from '../staff-page.tsx';
import { oneTimeLink } from './one-time-link.tsx';

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
  const row = (label: string, value: string) => (
    <div className="haven-facts__row">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
  const means = [account.passwordHash ? 'Password and app' : '', facts?.passkeys ? `${facts.passkeys} passkeys` : ''];
  const changed = (
    <div className="haven-alert haven-alert--success" role="status">
      <p className="haven-alert__title">Account updated</p>
    </div>
  );
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

import {
  type Markup,
  mayDo,
  momentText,
  OWN_ACCOUNT_PATH,
  RECORDS_PATH,
  ROLE_NAMES,
  STAFF_ACTS,
  type StaffAct,
} from '../../../platform/index.ts';
import type { StaffAccount } from '../../accounts/staff-accounts.ts';
import type { Passkey } from '../../passkeys/passkeys.ts';
import type { StaffMember, StaffPageContext } from '../../staff-member.ts';
import type { staffSessions } from '../../staff-schema.ts';
import { recordsTable } from '../records-table.tsx';
import { staffPage } from '../staff-page.tsx';
import { passkeyArea, passkeyScripts, whyNoPasskeys } from './passkey-area.tsx';

interface OwnAccountData {
  account: StaffAccount;
  member: StaffMember;
  sessions: readonly (typeof staffSessions.$inferSelect)[];
  passkeys: readonly Passkey[];
  recoveryCodesLeft: number;
  /** Whether the page was opened under a name that passkeys can belong to. */
  hasPasskeys: boolean;
  siteOrigin: string;
  formKey: string;
  problem?: string | undefined;
}

/** A member's own account: role, ways to sign in, and sessions. */
export function ownAccountPage(context: StaffPageContext, data: OwnAccountData): Markup {
  const { account, member, hasPasskeys, problem } = data;
  const acts = (Object.keys(STAFF_ACTS) as StaffAct[]).filter((act) => mayDo(member.role, act));
  return staffPage(context, {
    title: 'Your account',
    place: 'account',
    lead: `${account.name}, ${account.email}: ${ROLE_NAMES[member.role]}.`,
    problems: problem ? [{ message: problem }] : [],
    scripts: hasPasskeys ? passkeyScripts() : '',
    main: (
      <>
        <p>You can {acts.map((act) => STAFF_ACTS[act].name).join('; ')}.</p>
        <section className="records-part">
          <h2>How you sign in</h2>
          {signInPart(data)}
        </section>
        <section className="records-part">
          <h2>Passkeys</h2>
          {passkeysPart(data)}
        </section>
        <section className="records-part">
          <h2>Where you are signed in</h2>
          <p>
            You are signed out eight hours after signing in. Ten minutes before, the page asks whether you want to stay
            signed in, for up to 24 hours in all.
          </p>
          {sessionsPart(data)}
        </section>
      </>
    ),
  });
}

const changeForm = (data: OwnAccountData, fields: Record<string, string>, label: string) => (
  <form method="post" action={OWN_ACCOUNT_PATH}>
    <input type="hidden" name="formKey" value={data.formKey} />
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button className="haven-button haven-button--secondary" type="submit">
      {label}
    </button>
  </form>
);

const signInAgain = () => (
  <>
    <p>You signed in more than 15 minutes ago. To change how you sign in, please sign in again first.</p>
    <form method="post" action={`${RECORDS_PATH}/sign-out`}>
      <button className="haven-button haven-button--secondary" type="submit">
        Sign out and sign in again
      </button>
    </form>
  </>
);

function signInPart(data: OwnAccountData): Markup {
  const { account, recoveryCodesLeft, member } = data;
  const state = account.passwordHash
    ? `With your password and authenticator app. You have ${recoveryCodesLeft} recovery codes left.`
    : 'With a passkey only. You have no password.';
  if (!member.isFresh)
    return (
      <>
        <p>{state}</p>
        {signInAgain()}
      </>
    );
  const label = account.passwordHash
    ? 'Change password, app and recovery codes'
    : 'Add a password and authenticator app';
  return (
    <>
      <p>{state}</p>
      {changeForm(data, { change: 'sign-in' }, label)}
    </>
  );
}

function passkeysPart(data: OwnAccountData): Markup {
  const { passkeys, hasPasskeys, member, siteOrigin } = data;
  const rows = passkeys.map((passkey) => [
    passkey.name,
    momentText(passkey.createdAt),
    momentText(passkey.lastUsedAt) || 'Never',
    member.isFresh ? changeForm(data, { change: 'passkey', passkey: passkey.id }, 'Remove') : '',
  ]);
  const list =
    rows.length > 0 ? (
      recordsTable('Passkeys', ['Device', 'Created', 'Last used', 'Change'], rows)
    ) : (
      <p>You have no passkeys.</p>
    );
  if (!hasPasskeys)
    return (
      <>
        {list}
        <p>{whyNoPasskeys(siteOrigin)}</p>
      </>
    );
  if (!member.isFresh) return list;
  const paths = { optionsPath: `${OWN_ACCOUNT_PATH}/passkey-options`, answerPath: `${OWN_ACCOUNT_PATH}/passkey` };
  return (
    <>
      {list}
      {passkeyArea({ does: 'create', label: 'Add a passkey', ...paths })}
    </>
  );
}

function sessionsPart(data: OwnAccountData): Markup {
  const { sessions, member } = data;
  const rows = sessions.map((session) => [
    session.browser,
    momentText(session.createdAt),
    momentText(session.lastUsedAt),
    session.id === member.session
      ? 'This session'
      : changeForm(data, { change: 'session', session: session.id }, 'End session'),
  ]);
  return (
    <>
      {recordsTable('Sessions', ['Browser', 'Signed in', 'Last used', 'Change'], rows)}
      {sessions.length > 1 && (
        <div className="records-after">
          {changeForm(data, { change: 'session', session: 'others' }, 'Sign out everywhere else')}
        </div>
      )}
    </>
  );
}

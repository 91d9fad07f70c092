import { html } from 'hono/html';
import { errorSummary } from '../../../site/error-summary.ts';
import { layout } from '../../../site/layout/layout.ts';
import type { Markup } from '../../../site/page-context.ts';
import type { StaffAccount } from '../../accounts/staff-accounts.ts';
import type { Passkey } from '../../passkeys/passkeys.ts';
import { relyingPartyOf } from '../../passkeys/relying-party.ts';
import { mayDo, ROLE_NAMES, STAFF_ACTS, type StaffAct } from '../../staff-acts.ts';
import type { StaffMember } from '../../staff-member.ts';
import type { StaffPageContext } from '../../staff-page-context.ts';
import { OWN_ACCOUNT_PATH, RECORDS_PATH } from '../../staff-paths.ts';
import type { staffSessions } from '../../staff-schema.ts';
import { momentText } from '../moment-text.ts';
import { recordsHead } from '../records-head.ts';
import { recordsNav } from '../records-nav.ts';
import { recordsTable } from '../records-table.ts';
import { passkeyArea, passkeyScripts } from './passkey-area.ts';

export interface OwnAccountData {
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
  return layout(context, {
    title: 'Your account',
    head: html`${recordsHead()}${hasPasskeys ? passkeyScripts() : ''}`,
    hasErrors: problem !== undefined,
    main: html`${errorSummary(problem ? [{ message: problem }] : [])}
<div class="page-head"><h1>Your account</h1><p class="lead">${account.name}, ${account.email}: ${ROLE_NAMES[member.role]}.</p></div>
${recordsNav(context, 'account')}
<p>You may ${acts.map((act) => STAFF_ACTS[act].name).join('; ')}.</p>
<section class="records-part"><h2>How you sign in</h2>${signInPart(data)}</section>
<section class="records-part"><h2>Passkeys</h2>${passkeysPart(data)}</section>
<section class="records-part"><h2>Where you are signed in</h2><p>Times are UTC. A session ends eight hours after the sign-in. Ten minutes before, the page asks whether you want to stay signed in; 24 hours are the most.</p>${sessionsPart(data)}</section>`,
  });
}

const changeForm = (data: OwnAccountData, fields: Record<string, string>, label: string) =>
  html`<form method="post" action="${OWN_ACCOUNT_PATH}"><input type="hidden" name="formKey" value="${data.formKey}">${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button class="haven-button haven-button--secondary" type="submit">${label}</button></form>`;

const signInAgain = () =>
  html`<p>To change how you sign in, sign in again first: you did so more than 15 minutes ago.</p>
<form method="post" action="${RECORDS_PATH}/sign-out"><button class="haven-button haven-button--secondary" type="submit">Sign out, to sign in again</button></form>`;

function signInPart(data: OwnAccountData): Markup {
  const { account, recoveryCodesLeft, member } = data;
  const state = account.passwordHash
    ? `With your password and your authenticator app. ${recoveryCodesLeft} recovery codes are left.`
    : 'With a passkey alone. You have no password.';
  if (!member.isFresh) return html`<p>${state}</p>${signInAgain()}`;
  const label = account.passwordHash ? 'Change password, app and recovery codes' : 'Add a password and an app';
  return html`<p>${state}</p>${changeForm(data, { change: 'sign-in' }, label)}`;
}

function passkeysPart(data: OwnAccountData): Markup {
  const { passkeys, hasPasskeys, member, siteOrigin } = data;
  const rows = passkeys.map((passkey) => [
    passkey.name,
    momentText(passkey.createdAt),
    momentText(passkey.lastUsedAt) || 'never',
    member.isFresh ? changeForm(data, { change: 'passkey', passkey: passkey.id }, 'Remove') : '',
  ]);
  const list =
    rows.length > 0
      ? recordsTable('Passkeys', ['Made with', 'Made', 'Last used', 'Change'], rows)
      : html`<p>You have none.</p>`;
  if (!hasPasskeys) return html`${list}<p>${whyNone(siteOrigin)}</p>`;
  if (!member.isFresh) return list;
  const paths = { optionsPath: `${OWN_ACCOUNT_PATH}/passkey-options`, answerPath: `${OWN_ACCOUNT_PATH}/passkey` };
  return html`${list}${passkeyArea({ does: 'create', label: 'Add a passkey', ...paths })}`;
}

function whyNone(siteOrigin: string): string {
  const { port, protocol } = new URL(siteOrigin);
  return relyingPartyOf(siteOrigin)
    ? `Passkeys work at ${siteOrigin}, not at this address.`
    : `Passkeys need a site with a name and https, and this one is at ${siteOrigin}. On the machine itself, open it as ${protocol}//localhost${port ? `:${port}` : ''} instead; elsewhere, set SITE_ORIGIN to its public address.`;
}

function sessionsPart(data: OwnAccountData): Markup {
  const { sessions, member } = data;
  const rows = sessions.map((session) => [
    session.browser,
    momentText(session.createdAt),
    momentText(session.lastUsedAt),
    session.id === member.session ? 'This one' : changeForm(data, { change: 'session', session: session.id }, 'End'),
  ]);
  return html`${recordsTable('Sessions', ['Browser', 'Signed in', 'Last used', 'Change'], rows)}${sessions.length > 1 ? html`<div class="records-after">${changeForm(data, { change: 'session', session: 'others' }, 'End all others')}</div>` : ''}`;
}

import { html } from 'hono/html';
import { errorSummary } from '../../../site/error-summary.ts';
import { formField } from '../../../site/form-field.ts';
import { layout } from '../../../site/layout/layout.ts';
import type { Markup, PageContext } from '../../../site/page-context.ts';
import { authenticatorLink } from '../../accounts/authenticator-codes.ts';
import type { Invitation } from '../../accounts/invitations.ts';
import { MIN_PASSWORD } from '../../accounts/password-rules.ts';
import type { SetUpProblem } from '../../accounts/set-up-account.ts';
import { ROLE_NAMES } from '../../staff-acts.ts';
import { RECORDS_PATH, SET_UP_PATH, setUpPath } from '../../staff-paths.ts';
import { recordsHead } from '../records-head.ts';
import { passkeyArea, passkeyScripts } from './passkey-area.ts';
import { passwordField } from './password-field.ts';
import { qrCode } from './qr-code.ts';

export interface SetUpData {
  invitation: Invitation;
  token: string;
  hasPasskeys: boolean;
  problems: readonly SetUpProblem[];
}

/** Where an invited member chooses how to sign in: with a passkey, or with a password and an authenticator app. */
export function setUpPage(context: PageContext, { invitation, token, hasPasskeys, problems }: SetUpData): Markup {
  const { account, authenticatorSecret } = invitation;
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message;
  const link = authenticatorLink(authenticatorSecret, account.email);
  const passkey = (path: string) => `${SET_UP_PATH}/${path}?token=${token}`;
  return layout(context, {
    title: 'Set up your account',
    hasErrors: problems.length > 0,
    head: html`${recordsHead()}${hasPasskeys ? passkeyScripts() : ''}`,
    mainClass: 'page-main--narrow',
    main: html`${errorSummary(problems)}
<div class="page-head"><h1>Set up your account</h1><p class="lead">${account.name}, ${account.email}: ${ROLE_NAMES[account.role]}. Choose how you sign in.</p></div>
${hasPasskeys ? html`<section class="records-part"><h2>With a passkey</h2><p>Your device, or a security key, signs you in with your finger, face or PIN. There is no password to type or to steal.</p>${passkeyArea({ does: 'create', label: 'Make a passkey', optionsPath: passkey('passkey-options'), answerPath: passkey('passkey') })}</section>` : ''}
<section class="records-part"><h2>With a password and an app</h2>
<form class="haven-form" method="post" action="${setUpPath(token)}" novalidate>
<input type="text" name="username" autocomplete="username" value="${account.email}" readonly hidden>
${passwordField({ label: 'New password', autocomplete: 'new-password', hint: `${MIN_PASSWORD} characters or more. Several words that do not belong together are strong and easy to remember.`, error: errorOf('password') })}
<div class="records-authenticator">${qrCode(link, 'QR code for the authenticator app')}
<div><p>Add this account to an authenticator app: point its camera at the code, <a class="haven-link" href="${link}">open the app on this device</a>, or type the key.</p>
<p class="records-secret"><span class="haven-visually-hidden">Key: </span><code>${authenticatorSecret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code></p><p>The key is shown only now.</p></div></div>
${formField({ name: 'code', label: 'Code', hint: 'The six digits that the app now shows.', value: '', autocomplete: 'one-time-code', inputmode: 'numeric', width: 'medium', error: errorOf('code') })}
<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">Set up the account</button></div>
</form></section>`,
  });
}

/** The answer to a link that was used, replaced or is older than 72 hours. */
export function linkEndedPage(context: PageContext): Markup {
  return layout(context, {
    title: 'This link is no longer valid',
    head: recordsHead(),
    mainClass: 'page-main--narrow',
    main: html`<div class="page-head"><h1>This link is no longer valid</h1><p class="lead">It works once, within 72 hours, and a newer link ends it. Ask an administrator for a new one, or sign in if your account is set up.</p></div>
<div class="haven-actions"><a class="haven-button haven-button--primary" href="${RECORDS_PATH}">Sign in</a></div>`,
  });
}

/** The recovery codes, shown once. */
export function recoveryCodesPage(context: PageContext, codes: readonly string[]): Markup {
  return layout(context, {
    title: 'Your recovery codes',
    head: recordsHead(),
    mainClass: 'page-main--narrow',
    main: html`<div class="page-head"><h1>Your recovery codes</h1><p class="lead">You are signed in. Each of these codes replaces the app’s code once, if you lose the app. They are shown only now: keep them where your password is not.</p></div>
<ul class="records-codes" role="list">${codes.map((code) => html`<li><code>${code}</code></li>`)}</ul>
<div class="haven-actions"><a class="haven-button haven-button--primary" href="${RECORDS_PATH}">I have kept them: go on</a></div>`,
  });
}

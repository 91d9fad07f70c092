import { html } from 'hono/html';
import { errorSummary } from '../../site/error-summary.ts';
import { formField } from '../../site/form-field.ts';
import { layout } from '../../site/layout/layout.ts';
import type { Markup, PageContext } from '../../site/page-context.ts';
import { FIRST_ACCOUNT_PATH, RECORDS_PATH } from '../staff-paths.ts';
import { passkeyArea, passkeyScripts } from './accounts/passkey-area.ts';
import { passwordField } from './accounts/password-field.ts';
import { recordsHead } from './records-head.ts';

export interface SignInData {
  /** The address of a refused sign-in; which of its three parts was wrong is not said. */
  refusedEmail?: string | undefined;
  /** Whether this address of the site can have passkeys. */
  hasPasskeys: boolean;
  /** Nobody is an administrator yet, and a password for the first one is set. */
  canBegin: boolean;
}

const REFUSED =
  'The email address, the password or the code is not right, or the code was used. Wait for the next code and try again.';

/** Signs in with email address, password and code together, or with a passkey. */
export function signInPage(context: PageContext, { refusedEmail, hasPasskeys, canBegin }: SignInData): Markup {
  const isRefused = refusedEmail !== undefined;
  const form = passwordForm(refusedEmail ?? '', hasPasskeys ? 'secondary' : 'primary');
  return layout(context, {
    title: 'Sign in to the staff area',
    hasErrors: isRefused,
    head: html`${recordsHead()}${hasPasskeys ? passkeyScripts() : ''}`,
    mainClass: 'page-main--narrow',
    main: html`${errorSummary(isRefused ? [{ message: REFUSED, field: 'email' }] : [])}
<div class="page-head"><h1>Staff area</h1><p class="lead">Orders, payments, stock, forms and mails, for staff with an account.</p></div>
${hasPasskeys ? withPasskey(form) : form}
<p class="records-after">${canBegin ? html`Nobody is an administrator yet: <a class="haven-link" href="${FIRST_ACCOUNT_PATH}">make the first one</a>.` : 'No account, or no way to sign in? Ask an administrator for a new link.'}</p>`,
  });
}

function passwordForm(email: string, look: 'primary' | 'secondary'): Markup {
  return html`<form class="haven-form" method="post" action="${RECORDS_PATH}">
${formField({ name: 'email', label: 'Email address', value: email, autocomplete: 'username', type: 'email' })}
${passwordField({ label: 'Password', autocomplete: 'current-password' })}
${formField({ name: 'code', label: 'Code', hint: 'The six digits that your authenticator app shows now, or a recovery code.', value: '', autocomplete: 'one-time-code', width: 'medium' })}
<div class="haven-actions"><button class="haven-button haven-button--${look}" type="submit">Sign in</button></div>
</form>`;
}

function withPasskey(form: Markup): Markup {
  const paths = { optionsPath: `${RECORDS_PATH}/passkey/options`, answerPath: `${RECORDS_PATH}/passkey` };
  return html`<section class="records-part"><h2>With a passkey</h2>${passkeyArea({ does: 'sign-in', label: 'Sign in with a passkey', ...paths, isPrimary: true })}</section>
<section class="records-part"><h2>With a password</h2>${form}</section>`;
}

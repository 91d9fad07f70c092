import { html } from 'hono/html';
import { errorSummary } from '../../../site/error-summary.ts';
import { formField } from '../../../site/form-field.ts';
import { layout } from '../../../site/layout/layout.ts';
import type { Markup, PageContext } from '../../../site/page-context.ts';
import { FIRST_ACCOUNT_PATH } from '../../staff-paths.ts';
import { recordsHead } from '../records-head.ts';
import { passwordField } from './password-field.ts';

/** The submitted form as typed, with its errors; the password is never shown again. */
export interface FirstAccountForm {
  email: string;
  name: string;
  problems: readonly { field: string; message: string }[];
}

/** Makes the first administrator, for whoever knows the password of the environment. */
export function firstAccountPage(context: PageContext, form?: FirstAccountForm): Markup {
  const errorOf = (field: string) => form?.problems.find((problem) => problem.field === field)?.message;
  return layout(context, {
    title: 'The first administrator',
    hasErrors: form !== undefined,
    head: recordsHead(),
    mainClass: 'page-main--narrow',
    main: html`${errorSummary(form?.problems ?? [])}
<div class="page-head"><h1>The first administrator</h1><p class="lead">Nobody has an account in the staff area yet. This makes the first one, who then invites the others.</p></div>
<form class="haven-form" method="post" action="${FIRST_ACCOUNT_PATH}" novalidate>
${passwordField({ label: 'Start password', autocomplete: 'off', hint: 'The value of BACK_OFFICE_PASSWORD. It opens nothing once there is an administrator.', error: errorOf('password') })}
${formField({ name: 'name', label: 'Your name', value: form?.name ?? '', autocomplete: 'name', error: errorOf('name') })}
${formField({ name: 'email', label: 'Your email address', value: form?.email ?? '', autocomplete: 'username', type: 'email', error: errorOf('email') })}
<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">Go on</button></div>
</form>`,
  });
}

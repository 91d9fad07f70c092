import { html } from 'hono/html';
import { formField } from '../../site/form-field.ts';
import { layout } from '../../site/layout/layout.ts';
import type { Markup, PageContext } from '../../site/page-context.ts';
import { recordsHead } from './records-head.ts';

/** The refused sign-in; the password is never shown again. */
export interface SignInProblem {
  name: string;
  problem: 'name' | 'password';
}

/** Asks for a name, for the trail of actions, and for the password of the staff area. */
export function signInPage(context: PageContext, sent?: SignInProblem): Markup {
  const isWrong = sent?.problem === 'password';
  const error = isWrong
    ? html`<p class="haven-field__error" id="password-error"><span class="haven-visually-hidden">Error: </span>This is not the password. Check it and try again.</p>`
    : '';
  return layout(context, {
    title: 'Records',
    hasErrors: sent !== undefined,
    head: recordsHead(),
    mainClass: 'page-main--narrow',
    main: html`<div class="page-head"><h1>Records</h1><p class="lead">Orders, payments, stock, forms and mails, for staff.</p></div>
<form class="haven-form" method="post" action="/back-office/records">
${formField({
  name: 'name',
  label: 'Your name',
  hint: 'It is recorded in the audit trail with your actions.',
  value: sent?.name ?? '',
  autocomplete: 'name',
  error: sent?.problem === 'name' ? 'Enter your name.' : undefined,
})}
<div class="haven-field"><label class="haven-field__label" for="password">Password</label>
<input class="haven-field__control" id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required${isWrong ? html` aria-invalid="true" aria-describedby="password-error"` : ''}>
${error}</div>
<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">Sign in</button></div>
</form>`,
  });
}

import { html } from 'hono/html';
import { layout } from '../layout.ts';
import type { Markup, PageContext } from '../page-context.ts';
import { recordsHead } from './records-head.ts';

/** Asks for the password of the records. */
export function signInPage(context: PageContext, wasWrong: boolean): Markup {
  const error = wasWrong
    ? html`<p class="haven-field__error" id="password-error"><span class="haven-visually-hidden">Error: </span>This is not the password. Check it and try again.</p>`
    : '';
  return layout(context, {
    title: 'Records',
    hasErrors: wasWrong,
    head: recordsHead(),
    mainClass: 'page-main--narrow',
    main: html`<div class="page-head"><h1>Records</h1><p class="lead">Orders, payments, forms and mails, for the people of the agency.</p></div>
<form class="haven-form" method="post" action="/back-office/records">
<div class="haven-field"><label class="haven-field__label" for="password">Password</label>
<input class="haven-field__control" id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required${wasWrong ? html` aria-invalid="true" aria-describedby="password-error"` : ''}>
${error}</div>
<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">Sign in</button></div>
</form>`,
  });
}

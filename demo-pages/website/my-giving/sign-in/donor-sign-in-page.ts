import { html } from 'hono/html';
import { agencyOf } from '../../site/agency.ts';
import { errorSummary } from '../../site/error-summary.ts';
import { formField } from '../../site/form-field.ts';
import { type Markup, type PageContext, to } from '../../site/page-context.ts';
import { givingLayout, notice } from '../giving-layout.ts';
import { linkPath } from './sign-in-mail.ts';

export interface SignInPageData {
  /** `asked`: a link was asked for; `ended`: the visitor has signed out; `expired`: a link that is not valid. */
  state?: 'asked' | 'ended' | 'erased' | 'expired' | undefined;
  email?: string;
  error?: string | undefined;
}

// D4.01: the same sentence whether the address is known or not.
const NOTICES: Readonly<Record<NonNullable<SignInPageData['state']>, Markup>> = {
  asked: notice(
    'success',
    'Look into your mail',
    'If you have given with this address, a link is on its way to it. It works for 30 minutes, and once. Nothing there in ten minutes? Look among unwanted mails, or try the address that your receipts come to.',
  ),
  ended: notice('success', 'You have signed out', 'To see your giving again, have a new link sent to you.'),
  erased: notice(
    'success',
    'Your data has been erased',
    'One last mail tells you so. Your address is removed once that is sent.',
  ),
  expired: notice(
    'warning',
    'This link does not work any more',
    'A link works for 30 minutes, and once. Nothing was changed: have a new one sent to you.',
  ),
};

/** Asks for an e-mail address; the link goes there, so nobody needs a password and nobody sees another's gifts. */
export function signInPage(context: PageContext, { state, email = '', error }: SignInPageData): Markup {
  const { site } = context;
  return givingLayout(context, {
    title: 'My giving',
    hasErrors: error !== undefined,
    mainClass: 'page-main--narrow',
    main: html`${errorSummary(error ? [{ field: 'email', message: error }] : [])}
<div class="page-head"><h1>My giving</h1><p class="lead">Your gifts and receipts, your monthly gift, and what we keep of you. No password: we send a link to your e-mail address.</p></div>
${state ? NOTICES[state] : ''}
<form class="haven-form" method="post" action="${to(site, '/my-giving')}" novalidate>
${formField({ name: 'email', label: 'E-mail', type: 'email', inputmode: 'email', value: email, autocomplete: 'email', error, hint: 'The address that your receipts come to, in Australia or New Zealand.' })}
<div class="haven-actions"><button class="haven-button haven-button--primary" type="submit">Send me a link</button></div>
</form>
<p class="giving-note">To change or stop a monthly gift you can also use the link in any mail about it, or call ${agencyOf(site).phone} (illustrative). Gifts from the shop are under <a href="${to(site, '/orders')}">Find your order</a>.</p>`,
  });
}

/** The page of a mailed link: a press signs in, because programs that check mails open every link. */
export function openLinkPage(context: PageContext, { address, token }: { address: string; token: string }): Markup {
  const { site } = context;
  return givingLayout(context, {
    title: 'My giving',
    mainClass: 'page-main--narrow',
    main: html`<div class="page-head"><h1>My giving</h1><p class="lead">You are about to see the giving of <strong class="giving-address">${address}</strong>.</p></div>
<form class="haven-actions" method="post" action="${linkPath(site, token)}"><button class="haven-button haven-button--primary haven-button--large" type="submit">See my giving</button></form>
<p class="giving-note">We sign you out after 30 minutes without a press.</p>`,
  });
}

import GIVING from '#texts/website/giving';
import {
  errorSummary,
  formField,
  linkTo,
  type Markup,
  organisationOf,
  type PageContext,
  pageTexts,
  to,
} from '../../platform/index.ts';
import { givingLayout, notice } from '../giving-layout.tsx';
import { linkPath } from './sign-in-mail.ts';

export interface SignInPageData {
  /** `asked`: a link was asked for; `ended`: the visitor has signed out; `expired`: a link that is not valid. */
  state?: 'asked' | 'ended' | 'erased' | 'expired' | undefined;
  email?: string;
  error?: string | undefined;
}

// D4.01: the same sentence whether the address is known or not.
const NOTICES = { asked: 'success', ended: 'success', erased: 'success', expired: 'warning' } as const;

/** Asks for an email address; the link goes there, so nobody needs a password and nobody sees another's gifts. */
export function signInPage(context: PageContext, { state, email = '', error }: SignInPageData): Markup {
  const { site } = context;
  const text = pageTexts(site, GIVING);
  const orders = <a {...linkTo(site, '/orders')}>{text('findOrder')}</a>;
  return givingLayout(context, {
    title: text('myGiving'),
    hasErrors: error !== undefined,
    mainClass: 'page-main--narrow',
    main: (
      <>
        <div className="page-head">
          <h1>{text('myGiving')}</h1>
          <p className="lead">{text('lead')}</p>
        </div>
        {errorSummary(error ? [{ field: 'email', message: error }] : [], { site })}
        {state && notice(NOTICES[state], text(`${state}Title`), text(state))}
        <form className="haven-form" method="post" action={to(site, '/my-giving')} noValidate>
          {formField(
            {
              name: 'email',
              label: text('email'),
              type: 'email',
              inputmode: 'email',
              value: email,
              autocomplete: 'email',
              error,
              hint: text('emailHint'),
            },
            site,
          )}
          <div className="haven-actions">
            <button className="haven-button haven-button--primary" type="submit">
              {text('sendLink')}
            </button>
          </div>
        </form>
        <p className="giving-note">{text.rich('otherWays', { phone: organisationOf(site).phone, orders })}</p>
      </>
    ),
  });
}

/** The page of a mailed link: a press signs in, because programs that check mails open every link. */
export function openLinkPage(context: PageContext, { address, token }: { address: string; token: string }): Markup {
  const { site } = context;
  const text = pageTexts(site, GIVING);
  const whose = (
    <strong className="giving-address" dir="ltr">
      {address}
    </strong>
  );
  return givingLayout(context, {
    title: text('myGiving'),
    mainClass: 'page-main--narrow',
    main: (
      <>
        <div className="page-head">
          <h1>{text('myGiving')}</h1>
          <p className="lead">{text.rich('aboutToSee', { address: whose })}</p>
        </div>
        <form className="haven-actions" method="post" action={linkPath(site, token)}>
          <button className="haven-button haven-button--primary haven-button--large" type="submit">
            {text('seeMyGiving')}
          </button>
        </form>
        <p className="giving-note">{text('signOutAfter')}</p>
      </>
    ),
  });
}

import { message } from '#locales/message.ts';
import { cleanEmail, isEmail } from '#rules/email.ts';
import ERROR_PAGE from '#texts/website/error-page';
import GIVING from '#texts/website/giving';
import { maskedAddress } from '../../participation/index.ts';
import {
  activeSites,
  createRateLimiter,
  emailKey,
  errorSummary,
  formField,
  HttpProblem,
  linkTo,
  type Markup,
  networkOf,
  organisationOf,
  type PageContext,
  pageContext,
  pageTexts,
  readFields,
  renderPage,
  type Site,
  sharedBySite,
  textField,
  to,
  type WebsiteContext,
} from '../../platform/index.ts';
import { givingLayout, notice } from '../giving-layout.tsx';
import type { MyGivingServices } from '../my-giving-services.ts';
import { donorSession } from './donor-session.ts';
import { NETWORK_WINDOW_MS, requestLink } from './request-link.ts';
import { linkPath, peekLink } from './sign-in-links.ts';

/** Posts and links of one network: refuses a flood before it reaches the database, where the limits are counted. */
const PER_MINUTE = 60;

/** Signing in by a mailed link, and signing out. */
export const signIn = sharedBySite((services: MyGivingServices, site: Site) => {
  const { db, clock } = services;
  const path = to(site, '/my-giving');
  const session = donorSession(services);
  const limit = createRateLimiter({ limit: PER_MINUTE, windowMs: 60_000, clock });

  /** The page that asks for an address. */
  const show = async (c: WebsiteContext, data: SignInPageData = {}, status: 200 | 410 | 422 = 200) =>
    c.html(renderPage(signInPage(await pageContext(c, services, site), data)), status);

  /** The post of that page. */
  const ask = async (c: WebsiteContext) => {
    limit(networkOf(c));
    const email = cleanEmail(textField(await readFields(c), 'email'));
    if (!isEmail(email)) return show(c, { email, error: 'Enter your email address, like name@example.org.' }, 422);
    const isTaken = await requestLink(db, {
      siteCountryCode: site.code,
      language: site.language,
      email,
      network: networkOf(c),
      device: await session.device(c, emailKey(email)),
      now: clock(),
    });
    if (!isTaken)
      throw new HttpProblem(429, message(ERROR_PAGE, 'tooManyLinks'), {
        'Retry-After': String(NETWORK_WINDOW_MS / 1000),
      });
    return c.redirect(`${path}?asked`, 303);
  };

  const tokenOf = (c: WebsiteContext) => c.req.param('token') ?? '';
  const open = async (c: WebsiteContext) => {
    limit(networkOf(c));
    const address = await peekLink(db, tokenOf(c), clock());
    if (address === undefined) return show(c, { state: 'expired' }, 410);
    const page = openLinkPage(await pageContext(c, services, site), {
      address: maskedAddress(address),
      token: tokenOf(c),
    });
    return c.html(renderPage(page));
  };
  const use = async (c: WebsiteContext) => {
    limit(networkOf(c));
    const isIn = await session.signIn(c, tokenOf(c));
    return isIn ? c.redirect(path, 303) : show(c, { state: 'expired' }, 410);
  };

  const end = async (c: WebsiteContext) => {
    await session.signOut(c);
    return c.redirect(`${path}?ended`, 303);
  };
  return { show, ask, open, use, end };
});

interface SignInPageData {
  /** `asked`: a link was asked for; `ended`: the visitor has signed out; `expired`: a link that is not valid. */
  state?: 'asked' | 'ended' | 'erased' | 'expired' | undefined;
  email?: string;
  error?: string | undefined;
}

// D4.01: the same sentence whether the address is known or not.
const NOTICES = { asked: 'success', ended: 'success', erased: 'success', expired: 'warning' } as const;

/** Asks for an email address; the link goes there, so nobody needs a password and nobody sees another's gifts. */
function signInPage(context: PageContext, { state, email = '', error }: SignInPageData): Markup {
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
              hint: hasTwoCountries() ? text('emailHint') : undefined,
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

/** The page of a mailed link: a click signs in, because programs that check mails open every link. */
function openLinkPage(context: PageContext, { address, token }: { address: string; token: string }): Markup {
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

/** With one country alone nobody is told of the other. */
const hasTwoCountries = () => new Set(activeSites().map(({ code }) => code)).size > 1;

import { message } from '#locales/message.ts';
import { cleanEmail, isEmail } from '#rules/email.ts';
import ERROR_PAGE from '#texts/website/error-page';
import { maskedAddress } from '../../participation/index.ts';
import {
  createRateLimiter,
  emailKey,
  HttpProblem,
  networkOf,
  pageContext,
  readFields,
  renderPage,
  type Site,
  sharedBySite,
  textField,
  to,
  type WebsiteContext,
} from '../../platform/index.ts';
import type { MyGivingServices } from '../my-giving-services.ts';
import { donorSession } from './donor-session.ts';
import { openLinkPage, type SignInPageData, signInPage } from './donor-sign-in-page.tsx';
import { NETWORK_WINDOW_MS, requestLink } from './request-link.ts';
import { peekLink } from './sign-in-links.ts';

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

import type { Hono } from 'hono';
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
  routeMethods,
  type Site,
  textField,
  to,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { MyGivingServices } from '../my-giving-services.ts';
import type { DonorSession } from './donor-session.ts';
import { openLinkPage, type SignInPageData, signInPage } from './donor-sign-in-page.ts';
import { NETWORK_WINDOW_MS, requestLink } from './request-link.ts';
import { peekLink } from './sign-in-links.ts';

/** Posts and links of one network: refuses a flood before it reaches the database, where the limits are counted. */
const PER_MINUTE = 60;

export interface SignInRoutes {
  /** The page that asks for an address. */
  show(c: WebsiteContext, data?: SignInPageData, status?: 200 | 410 | 422): Promise<Response>;
  /** The post of that page. */
  ask(c: WebsiteContext): Promise<Response>;
}

/** Signing in by a mailed link, and signing out. Returns the pages of `/my-giving` for visitors who are not signed in. */
export function signInRoutes(
  app: Hono<WebsiteEnv>,
  services: MyGivingServices,
  site: Site,
  session: DonorSession,
): SignInRoutes {
  const { db, clock } = services;
  const path = to(site, '/my-giving');
  const limit = createRateLimiter({ limit: PER_MINUTE, windowMs: 60_000, clock });

  const show = async (c: WebsiteContext, data: SignInPageData = {}, status: 200 | 410 | 422 = 200) =>
    c.html(signInPage(await pageContext(c, services, site), data), status);

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
    return c.html(page);
  };
  const use = async (c: WebsiteContext) => {
    limit(networkOf(c));
    const isIn = await session.signIn(c, tokenOf(c));
    return isIn ? c.redirect(path, 303) : show(c, { state: 'expired' }, 410);
  };

  routeMethods(app, `${path}/sign-in/:token`, { get: open, post: use });
  routeMethods(app, `${path}/sign-out`, {
    post: async (c) => {
      await session.signOut(c);
      return c.redirect(`${path}?ended`, 303);
    },
  });
  return { show, ask };
}

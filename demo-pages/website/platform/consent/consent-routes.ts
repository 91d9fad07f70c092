import { join } from 'node:path';
import type { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { projectRoot } from '../../../server/database/project-root.ts';
import { serveStaticFolder } from '../../../server/http/static-files.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { limitBody, readFields, textField } from '../http/read-fields.ts';
import { wantsPage } from '../http/request-facts.ts';
import type { WebsiteEnv } from '../http/website-env.ts';
import { asksConsent } from '../organisation/organisation.ts';
import type { PlatformServices } from '../platform-services.ts';
import { CONSENT_COOKIE, CONSENT_PATH, CONSENT_SECONDS, choiceOf, readChoice } from './consent-choice.ts';

/** Shows the notice to who has no scripts and has not chosen: over its `hidden`, and with room for the page's end. */
const UNDECIDED = `.consent-notice[hidden] { display: block; }
html { scroll-padding-block-end: 50vh; }
body { padding-block-end: 50vh; }
`;

/** Takes the choice of a visitor, and serves the files of the notice. */
export function consentRoutes(app: Hono<WebsiteEnv>, { siteOrigin }: PlatformServices): void {
  app.use(CONSENT_PATH, limitBody(1024));
  app.post(CONSENT_PATH, async (c) => {
    if (!asksConsent()) return c.notFound();
    const fields = await readFields(c);
    const choice = readChoice(textField(fields, 'choice'));
    if (!choice) throw new HttpProblem(400, 'The field choice is accepted or declined.');
    // Not `httpOnly`: on pages that all visitors share only a script knows of it.
    const secure = siteOrigin.startsWith('https:');
    setCookie(c, CONSENT_COOKIE, choice, { path: '/', sameSite: 'Lax', secure, maxAge: CONSENT_SECONDS });
    return wantsPage(c) ? c.redirect(pageToReturnTo(textField(fields, 'page'), siteOrigin), 303) : c.body(null, 204);
  });
  app.get('/consent/undecided.css', (c) => {
    c.header('Cache-Control', 'private, no-store');
    c.header('Vary', 'Cookie', { append: true });
    c.header('Content-Type', 'text/css; charset=utf-8');
    return c.body(asksConsent() && !choiceOf(c) ? UNDECIDED : '');
  });
  app.get(
    '/consent/:file',
    serveStaticFolder(join(projectRoot, 'demo-pages/website/platform/consent/browser'), { prefix: '/consent/' }),
  );
}

/** The path that the form names, if it is one of the site. */
function pageToReturnTo(page: string, siteOrigin: string): string {
  const { origin, pathname } = URL.canParse(page, siteOrigin) ? new URL(page, siteOrigin) : new URL('/', siteOrigin);
  // A path such as `//elsewhere.example` would be another site's address.
  return origin === new URL(siteOrigin).origin && !pathname.startsWith('//') ? pathname : '/';
}

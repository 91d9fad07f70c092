import { type Message, message, type Shown } from '#locales/message.ts';
import ERROR_PAGE from '#texts/website/error-page';
import { describeError } from '../../../server/http/describe-error.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { isApiPath, wantsJson, wantsPage } from '../http/request-facts.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { renderPage } from '../pages/render-page.ts';
import { loggedPath } from '../pages/site-pages.ts';
import type { PlatformServices } from '../platform-services.ts';
import { messageIn, pageTexts } from './languages/page-texts.ts';
import { shownIn } from './languages/shown-in.tsx';
import { layout } from './layout/layout.tsx';
import { linkTo, type Markup, type PageContext } from './page-context.ts';
import { pageContext } from './request-context.ts';

/** The page of an area that has its own for errors; undefined where the site's is right. */
type AreaPage = (c: WebsiteContext, status: number, message?: string) => Promise<Markup | undefined>;

const NOT_FOUND = 'There is nothing at this address. Please check the spelling.';

/** The response to an unknown address: JSON for calls, a page with links for people. */
export async function notFoundResponse(
  c: WebsiteContext,
  services: PlatformServices,
  areaPage: AreaPage,
): Promise<Response> {
  const { path, method } = c.req;
  if (isApiPath(path) || wantsJson(c)) return c.json(problemBody(NOT_FOUND), 404);
  // A page's address with a slash at its end is redirected instead of refused.
  if (method === 'GET' && /^(\/[\w-]+)+\/$/.test(path)) return c.redirect(path.slice(0, -1), 308);
  return c.html(renderPage((await areaPage(c, 404)) ?? notFoundPage(await pageContext(c, services))), 404);
}

/** The response to any error. Details of an unexpected error are logged and never shown. */
export async function problemResponse(
  error: Error,
  c: WebsiteContext,
  services: PlatformServices,
  areaPage: AreaPage,
): Promise<Response> {
  const problem = error instanceof HttpProblem ? error : new HttpProblem(500, message(ERROR_PAGE, 'fault'));
  if (problem !== error)
    services.log({ event: 'error', method: c.req.method, path: loggedPath(c.req.path), ...errorFields(error) });
  for (const [name, value] of Object.entries(problem.headers)) c.header(name, value);
  // A form without JavaScript is posted to a call's address, but its sender expects a page.
  const isCall = isApiPath(c.req.path) && !wantsPage(c);
  if (isCall || wantsJson(c)) return c.json(problemBody(problem.message), problem.status);
  const ofArea = await areaPage(c, problem.status, problem.message);
  if (ofArea) return c.html(renderPage(ofArea), problem.status);
  const title = message(ERROR_PAGE, problem.status === 500 ? 'wentWrong' : 'couldNot');
  // The page itself needs the database, which may have failed.
  const context = await pageContext(c, services).catch(() => undefined);
  return context
    ? c.html(renderPage(problemPage(context, title, problem.shown)), problem.status)
    : c.text(problem.message, problem.status);
}

function problemBody(message: string) {
  return { errors: [message], friendlyErrorMessage: message };
}

// A database error quotes its statement with people's data, so only its cause, without values, and its place are
// logged.
function errorFields(error: Error) {
  const at = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 4);
  return { name: error.name, ...describeError(error), at: at.map((line) => line.trim()) };
}

/** The page for an unknown address, with links to other pages. */
function notFoundPage(context: PageContext): Markup {
  const { site } = context;
  const text = pageTexts(site, ERROR_PAGE);
  return layout(context, {
    title: text('notFoundTitle'),
    main: (
      <div className="haven-empty">
        <img className="haven-empty__image" src="/design/not-found.svg" width={480} height={320} alt="" />
        <h1 className="haven-empty__title">{text('notFound')}</h1>
        <p className="haven-empty__text">{text('mayHaveMoved')}</p>
        <div className="haven-actions">
          <a className="haven-button haven-button--primary" {...linkTo(site, '/gifts')}>
            {text('seeGifts')}
          </a>
          <a className="haven-button haven-button--secondary" {...linkTo(site, '/')}>
            {text('toFront')}
          </a>
        </div>
      </div>
    ),
  });
}

/** The page for any other problem, in plain words; those that no room has stay in English and say so. */
function problemPage(context: PageContext, title: Message, message: Shown): Markup {
  const { site } = context;
  return layout(context, {
    title: messageIn(site, title),
    main: (
      <div className="haven-empty">
        <h1 className="haven-empty__title">{messageIn(site, title)}</h1>
        <p className="haven-empty__text">{shownIn(site, message)}</p>
        <div className="haven-actions">
          <a className="haven-button haven-button--primary" {...linkTo(site, '/')}>
            {pageTexts(site, ERROR_PAGE)('toFront')}
          </a>
        </div>
      </div>
    ),
  });
}

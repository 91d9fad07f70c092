import { message } from '#locales/message.ts';
import ERROR_PAGE from '#texts/website/error-page';
import { describeError } from '../../../server/http/describe-error.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { isApiPath, wantsJson, wantsPage } from '../http/request-facts.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { renderPage } from '../pages/render-page.ts';
import { loggedPath } from '../pages/site-pages.ts';
import type { PlatformServices } from '../platform-services.ts';
import { notFoundPage, problemPage } from './error-page.tsx';
import type { Markup } from './page-context.ts';
import { pageContext } from './request-context.ts';

/** The page of an area that has its own for errors; undefined where the site's is right. */
type AreaPage = (c: WebsiteContext, status: number, message?: string) => Promise<Markup | undefined>;

const NOT_FOUND = 'There is nothing at this address. Please check the spelling.';

/** The answer to an unknown address: JSON for calls, a page with links for people. */
export async function answerNotFound(
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

/** The answer to any error. Details of an unexpected error are logged and never shown. */
export async function answerProblem(
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

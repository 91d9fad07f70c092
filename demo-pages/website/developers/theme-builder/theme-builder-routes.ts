import { join } from 'node:path';
import type { Hono } from 'hono';
import { projectRoot } from '../../../server/database/project-root.ts';
import { serveStaticFolder } from '../../../server/http/static-files.ts';
import { changePolicy, renderPage, routeMethods, type WebsiteContext, type WebsiteEnv } from '../../platform/index.ts';
import type { DeveloperServices } from '../developer-services.ts';
import { chosenTheme } from '../reference/reference-layout.tsx';
import { themeBuilderPage } from './theme-builder-page.tsx';
import { readChoice, themeSheet } from './theme-choice.ts';
import { themeFacts } from './theme-facts.ts';
import { themePreviewPage } from './theme-preview-page.tsx';

const PATH = '/elements/theme-builder';
const choiceOf = (c: WebsiteContext) => readChoice(c.req.query());

/** The theme builder (A4.03): its page, what it tells of a choice, the sheet to copy, and all elements in it. */
export function themeBuilderRoutes(app: Hono<WebsiteEnv>, services: DeveloperServices): void {
  routeMethods(app, PATH, {
    get: (c) => {
      changePolicy(c, { 'frame-src': "'self'" });
      return c.html(
        renderPage(themeBuilderPage(choiceOf(c), { theme: chosenTheme(c), isSandbox: services.isSandbox })),
      );
    },
  });
  routeMethods(app, `${PATH}/facts`, {
    get: (c) => {
      const choice = choiceOf(c);
      return c.json({ sheet: themeSheet(choice), facts: themeFacts(choice).map(({ text }) => text) });
    },
  });
  routeMethods(app, `${PATH}/theme.css`, {
    get: (c) => c.body(themeSheet(choiceOf(c)), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  });
  routeMethods(app, `${PATH}/preview`, {
    get: async (c) => c.html(renderPage(await themePreviewPage(c, services, choiceOf(c)))),
  });
  app.get(
    '/theme-builder/*',
    serveStaticFolder(join(projectRoot, 'demo-pages/website/developers/theme-builder/browser'), {
      prefix: '/theme-builder/',
    }),
  );
}

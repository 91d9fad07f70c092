import { join } from 'node:path';
import type { Hono } from 'hono';
import { projectRoot } from '../../../server/database/project-root.ts';
import { serveStaticFolder } from '../../../server/http/static-files.ts';
import { checkJson } from '../../content/index.ts';
import {
  BODY_LIMIT,
  changePolicy,
  currentLook,
  limitBody,
  renderPage,
  routeMethods,
  themeSchema,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { DeveloperServices } from '../developer-services.ts';
import { chosenTheme } from '../reference/reference-layout.tsx';
import { themeBuilderPage } from './theme-builder-page.tsx';
import { choiceQuery, readChoice, type ThemeChoice, themeSheet } from './theme-choice.ts';
import { themeFacts } from './theme-facts.ts';
import { choiceOfTheme, themeFile } from './theme-file.ts';
import { themePreviewPage } from './theme-preview-page.tsx';

const PATH = '/elements/theme-builder';
/** Begins with the theme of the site. */
const choiceOf = (c: WebsiteContext) =>
  Object.keys(c.req.query()).length > 0 ? readChoice(c.req.query()) : choiceOfTheme(currentLook().facts);

/** Longer than any theme. */
const MOST_CHARACTERS = 50_000;

/** Reads a `theme.json` that was pasted or uploaded: its choice, or its faults, a line each. */
async function readThemeFile(c: WebsiteContext): Promise<{ text: string; choice?: ThemeChoice; faults: string[] }> {
  const { theme, file } = await c.req.parseBody();
  const given = typeof file === 'object' && !Array.isArray(file) && file.size > 0 ? await file.text() : theme;
  const text = typeof given === 'string' ? given : '';
  if (text.length > MOST_CHARACTERS) return { text: '', faults: ['This file is too long to be a theme.json.'] };
  const { value, faults = [] } = checkJson('theme.json', text, themeSchema);
  const lines = faults.map(({ line, column, text: fault }) => `theme.json:${line}:${column} ${fault}`);
  return { text, faults: lines, ...(value ? { choice: choiceOfTheme(value) } : {}) };
}

/** The theme builder (A4.03): its page, what it tells of a choice, the sheet to copy, and all elements in it. */
export function themeBuilderRoutes(app: Hono<WebsiteEnv>, services: DeveloperServices): void {
  const page = (c: WebsiteContext, choice: ThemeChoice, file?: { text: string; faults: string[] }) => {
    changePolicy(c, { 'frame-src': "'self'" });
    const look = { theme: chosenTheme(c), isSandbox: services.isSandbox };
    return c.html(renderPage(themeBuilderPage(choice, look, file)), file ? 422 : 200);
  };
  app.use(PATH, limitBody(BODY_LIMIT));
  routeMethods(app, PATH, {
    get: (c) => page(c, choiceOf(c)),
    post: async (c) => {
      const { choice, ...file } = await readThemeFile(c);
      return choice ? c.redirect(`${PATH}${choiceQuery(choice)}`, 303) : page(c, choiceOf(c), file);
    },
  });
  routeMethods(app, `${PATH}/facts`, {
    get: (c) => {
      const choice = choiceOf(c);
      return c.json({
        sheet: themeSheet(choice),
        file: themeFile(choice),
        facts: themeFacts(choice).map(({ text }) => text),
      });
    },
  });
  routeMethods(app, `${PATH}/theme.css`, {
    get: (c) => c.body(themeSheet(choiceOf(c)), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  });
  routeMethods(app, `${PATH}/theme.json`, {
    get: (c) => c.body(themeFile(choiceOf(c)), 200, { 'Content-Type': 'application/json; charset=utf-8' }),
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

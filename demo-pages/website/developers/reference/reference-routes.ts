import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { llmsText } from '../../../../scripts/generate/manifest/llms-text.mjs';
import { blockSchema } from '../../../../scripts/package/block-schemas.mjs';
import { projectRoot } from '../../../server/database/project-root.ts';
import { serveFile, serveStaticFolder } from '../../../server/http/static-files.ts';
import {
  BODY_LIMIT,
  changePolicy,
  limitBody,
  readFields,
  renderPage,
  routeMethods,
  textField,
  type WebsiteContext,
  type WebsiteEnv,
} from '../../platform/index.ts';
import type { DeveloperServices } from '../developer-services.ts';
import { type BuiltScripts, readBuiltScripts } from './built-scripts.ts';
import { editExample, readChanges } from './edited-example.ts';
import {
  eventTypes,
  findElement,
  MANIFEST_FILE,
  type ManifestEntry,
  type ReferenceElement,
  readManifest,
} from './element-catalogue.ts';
import { elementPage } from './element-page.tsx';
import type { ShownExample } from './example-section.tsx';
import { markupTokens } from './markup-tokens.ts';
import { liveExample } from './reference-examples.tsx';
import { referenceIndexPage } from './reference-index-page.tsx';
import { chosenTheme, isTheme, THEME_COOKIE } from './reference-layout.tsx';
import { unknownElementPage } from './unknown-element-page.tsx';

const YEAR_SECONDS = 31_536_000;
const NAME = '/elements/:tag{[\\w-]{1,60}}';
const LONGEST_QUERY = 100;

/** An example of an element, as its definition has it. */
interface Example {
  element: ReferenceElement;
  place: number;
  html: string;
}

/** The example in an address. */
function exampleOf(c: WebsiteContext): Example | undefined {
  const element = findElement(c.req.param('tag') ?? '');
  const place = Number(c.req.param('place'));
  const html = element?.documentation.examples[place]?.html;
  return element && html !== undefined ? { element, place, html } : undefined;
}

/** An example with the changes in the query; without changes the example stays as written. */
function changedExample(c: WebsiteContext, { element, place, html }: Example): ShownExample {
  const search = new URL(c.req.url).search;
  const query = new URLSearchParams(search);
  query.delete('example');
  if (search === '') return { element, place, edited: editExample(element, html), query: '' };
  const changes = readChanges(element, html, (name) => query.get(name) ?? undefined);
  return { element, place, edited: editExample(element, html, changes), query: `?${query}` };
}

/** The reference: all elements, a page for each with live examples, and the same as data. */
export function referenceRoutes(app: Hono<WebsiteEnv>, services: DeveloperServices): void {
  const lookOf = (c: WebsiteContext) => ({ theme: chosenTheme(c), isSandbox: services.isSandbox });
  const origin = new URL(services.siteOrigin).origin;
  // Read on the first visit, so that the start does not wait for it, and again after each build.
  let built: BuiltScripts | undefined;
  let builtAt: number | undefined;
  const scripts = () => {
    const at = statSync(join(projectRoot, 'dist/elements/autoload.js'), { throwIfNoEntry: false })?.mtimeMs;
    if (at !== builtAt) built = readBuiltScripts();
    builtAt = at;
    return built;
  };
  let llms: string | undefined;
  let manifest: ReadonlyMap<string, ManifestEntry> | undefined;
  const entryOf = (tag: string) => {
    manifest ??= readManifest();
    return manifest.get(tag);
  };

  routeMethods(app, '/elements', {
    get: (c) => {
      const query = (c.req.query('q') ?? '').trim().slice(0, LONGEST_QUERY);
      return c.html(renderPage(referenceIndexPage({ built: scripts(), origin, ...lookOf(c), query })));
    },
  });

  app.use('/elements/theme', limitBody(BODY_LIMIT));
  routeMethods(app, '/elements/theme', {
    post: async (c) => {
      const fields = await readFields(c);
      const theme = textField(fields, 'theme');
      if (isTheme(theme)) {
        const secure = origin.startsWith('https:');
        setCookie(c, THEME_COOKIE, theme, {
          path: '/elements',
          maxAge: YEAR_SECONDS,
          sameSite: 'Lax',
          secure,
          httpOnly: true,
        });
      }
      const back = textField(fields, 'back');
      return c.redirect(/^\/elements(\/[\w-]+)?$/.test(back) ? back : '/elements', 303);
    },
  });

  app.get('/llms.txt', (c) => {
    llms ??= llmsText(JSON.parse(readFileSync(MANIFEST_FILE, 'utf8')));
    return c.text(llms);
  });
  app.get('/elements/custom-elements.json', async (c) => (await serveFile(c, MANIFEST_FILE, true)) ?? c.notFound());
  app.get('/elements/:file{[a-z-]+\\.json}', async (c, next) => {
    const [, tag = '', isSchema] = /^([a-z-]+?)(\.schema)?\.json$/.exec(c.req.param('file')) ?? [];
    const element = findElement(tag);
    if (!element) return next();
    return c.json(isSchema ? blockSchema(element) : (entryOf(tag) ?? {}));
  });
  app.get('/elements/:file{[a-z-]+\\.schema\\.json}', async (c, next) => {
    const element = findElement(c.req.param('file').replace('.schema.json', ''));
    return element ? c.json(blockSchema(element)) : next();
  });

  routeMethods(app, NAME, {
    get: (c) => {
      const tag = c.req.param('tag') ?? '';
      const element = findElement(tag);
      if (!element) return c.html(renderPage(unknownElementPage(tag, lookOf(c))), 404);
      const place = Number(c.req.query('example') ?? -1);
      const html = element.documentation.examples[place]?.html;
      const changed = html === undefined ? undefined : changedExample(c, { element, place, html });
      // The examples are in frames of this site.
      changePolicy(c, { 'frame-src': "'self'" });
      const details = eventTypes(entryOf(tag));
      return c.html(renderPage(elementPage({ element, built: scripts(), origin, ...lookOf(c), details, changed })));
    },
  });
  routeMethods(app, `${NAME}/examples/:place{\\d{1,2}}`, {
    get: (c) => {
      const example = exampleOf(c);
      if (!example) return c.notFound();
      return liveExample(c, services, changedExample(c, example));
    },
  });
  routeMethods(app, `${NAME}/examples/:place{\\d{1,2}}/markup`, {
    get: (c) => {
      const example = exampleOf(c);
      if (!example) return c.notFound();
      const { edited } = changedExample(c, example);
      return c.json({ tokens: markupTokens(edited.nodes), problems: edited.problems });
    },
  });
  app.get(
    '/reference/*',
    serveStaticFolder(join(projectRoot, 'demo-pages/website/developers/reference/browser'), { prefix: '/reference/' }),
  );
}

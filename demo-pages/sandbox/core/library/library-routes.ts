import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { projectRoot } from '../../../server/database/project-root.ts';
import { serveStaticFolder } from '../../../server/http/static-files.ts';
import type { SandboxServices } from '../sandbox-services.ts';

/** The scripts that merchants' pages load by address; the chunks beside them are named after their content. */
const LIBRARY_SCRIPTS = ['sdk/sdk.global.js', 'sdk/sdk.js', 'checkout-widget/pay-widget.js'] as const;

/** A script of the library as a page names it. */
interface LibraryScript {
  path: string;
  /** The value of the tag's attribute `integrity`, as in `dist/script-inventory.json`. */
  integrity: string;
  bytes: number;
}

/** What this sandbox serves: `version` is part of the addresses whose content never changes. */
export interface Library {
  version: string;
  scripts: LibraryScript[];
}

/**
 * Reads the built library in `dist`. The version ends with a digest of the scripts: between two releases the number
 * alone would name several contents, and browsers keep what a versioned address gave them.
 */
export async function readLibrary(dist: string): Promise<Library> {
  const read = LIBRARY_SCRIPTS.map(async (path) => {
    const content = await readFile(join(dist, path)).catch(() => undefined);
    if (!content) return [];
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return [{ path, integrity, bytes: content.length }];
  });
  const scripts = (await Promise.all(read)).flat();
  const digest = createHash('sha256').update(scripts.map(({ integrity }) => integrity).join());
  return { version: `${releaseNumber()}-${digest.digest('hex').slice(0, 8)}`, scripts };
}

function releaseNumber(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  return version;
}

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * The library for merchants' pages, which pages of every origin may load: `/sdk/…` and `/checkout-widget/…` as they are
 * now, the same below `/v/<version>/` for ever, and `/integrity.json`.
 */
export function libraryRoutes({ dist }: SandboxServices): Hono {
  const routes = new Hono();
  const serve = (c: Context, folder: string, prefix: string) => {
    const handler = serveStaticFolder(join(dist, folder), { prefix, isShared: true });
    // The handler reads nothing of the website's environment.
    return handler(c as Parameters<typeof handler>[0]);
  };
  for (const folder of ['sdk', 'checkout-widget']) {
    routes.get(`/${folder}/*`, (c) => serve(c, folder, `/${folder}/`));
    routes.get(`/v/:version/${folder}/*`, async (c) => {
      const { version } = await readLibrary(dist);
      const requested = c.req.param('version');
      if (requested !== version)
        return c.text(`This sandbox serves version ${version} of the library, not ${requested}.`, 404);
      const response = await serve(c, folder, `/v/${version}/${folder}/`);
      if (response.status !== 404) response.headers.set('Cache-Control', FOREVER);
      return response;
    });
  }
  routes.get('/integrity.json', async (c) => {
    const { version, scripts } = await readLibrary(dist);
    const listed = scripts.map((script) => ({ ...script, address: `/v/${version}/${script.path}` }));
    return c.json({ version, scripts: listed }, 200, {
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-cache',
    });
  });
  return routes;
}

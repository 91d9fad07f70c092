import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { serveStaticFolder } from '../../../server/http/static-files.ts';
import type { SandboxServices } from '../sandbox-services.ts';
import { readLibrary } from './library-scripts.ts';

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

import { join } from 'node:path';
import type { Hono } from 'hono';
import { projectRoot } from '../../../server/database/project-root.ts';
import { serveFile, serveStaticFolder } from '../../../server/http/static-files.ts';
import type { WebsiteEnv } from '../http/website-env.ts';

/** The files of the site: the built blocks and library, the design. `root` is the project's folder. */
export function serveSiteFiles(app: Hono<WebsiteEnv>, root: string = projectRoot): void {
  app.get('/elements/*', serveStaticFolder(join(root, 'dist/elements'), { prefix: '/elements/', isShared: true }));
  app.get('/sdk/*', serveStaticFolder(join(root, 'dist/sdk'), { prefix: '/sdk/', isShared: true }));
  app.get(
    '/checkout-widget/*',
    serveStaticFolder(join(root, 'dist/checkout-widget'), { prefix: '/checkout-widget/', isShared: true }),
  );
  // The sheet that pages share with blocks is built with the blocks, from their styles.
  const controls = join(root, 'dist/elements/haven-controls.css');
  app.get('/design/haven-controls.css', async (c) => (await serveFile(c, controls, true)) ?? c.notFound());
  // Mails show them, in programs that run at other origins.
  app.get(
    '/design/ecards/*',
    serveStaticFolder(join(root, 'demo-pages/design/ecards'), { prefix: '/design/ecards/', isShared: true }),
  );
  app.get('/design/*', serveStaticFolder(join(root, 'demo-pages/design'), { prefix: '/design/' }));
  app.get(
    '/page-integrity/*',
    serveStaticFolder(join(root, 'demo-pages/website/app/page-integrity/browser'), { prefix: '/page-integrity/' }),
  );
}

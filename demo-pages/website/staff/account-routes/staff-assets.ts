import { join } from 'node:path';
import type { Hono } from 'hono';
import { projectRoot } from '../../../server/database/project-root.ts';
import { serveFile, serveStaticFolder } from '../../../server/http/static-files.ts';
import type { WebsiteEnv } from '../../platform/index.ts';
import { STAFF_ASSETS } from '../pages/accounts/passkey-area.tsx';

const LIBRARY = 'node_modules/@simplewebauthn/browser/dist/bundle/index.umd.min.js';

/** The scripts for passkeys: ours, and the library's own file. */
export function serveStaffAssets(app: Hono<WebsiteEnv>): void {
  const library = join(projectRoot, LIBRARY);
  app.get(`${STAFF_ASSETS}simplewebauthn.js`, async (c) => (await serveFile(c, library)) ?? c.notFound());
  app.get(
    `${STAFF_ASSETS}*`,
    serveStaticFolder(join(projectRoot, 'demo-pages/website/staff/browser'), { prefix: STAFF_ASSETS }),
  );
}

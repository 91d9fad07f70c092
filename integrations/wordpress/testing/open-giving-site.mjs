import { join, resolve } from 'node:path';
import { createServer } from 'vite';
import { texts } from '../../../scripts/generate/texts/texts-plugin.mjs';

const root = resolve(import.meta.dirname, '../../..');

/** The demo's site with a petition that its staff made, for visitors of pages at an origin; and what ends it. */
export async function openGivingSite(origin) {
  const modules = await createServer({
    root,
    configFile: false,
    plugins: [texts()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  const { openPetitionSite } = await modules.ssrLoadModule(
    join(root, 'integrations/wordpress/testing/petition-site.ts'),
  );
  const giving = await openPetitionSite(origin);
  return { giving, close: () => giving.close().then(() => modules.close()) };
}

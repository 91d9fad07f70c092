import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { serverViews } from '../../../../../scripts/build/server-views.mjs';
import { texts } from '../../../../../scripts/generate/texts/texts-plugin.mjs';
import { projectRoot } from '../../../database/project-root.ts';

/** A module as a program of its own, which Node 20 runs without TypeScript. */
export interface BuiltWorker {
  file: string;
  remove(): void;
}

/** Bundles a module of the project, named from its root, with what it imports. */
export async function buildWorker(module: string): Promise<BuiltWorker> {
  // Inside the project, so that the bundle finds packages and migrations as the server in dist does.
  const folder = join(projectRoot, '.cache', `worker-${process.pid}-${module.replaceAll(/\W/g, '-')}`);
  await build({
    root: projectRoot,
    configFile: false,
    plugins: [serverViews(), texts()],
    logLevel: 'error',
    // Packages too, which halves a start; but those that read files beside their own stay where they are.
    ssr: { noExternal: true, external: ['@electric-sql/pglite', 'pdfkit', 'fontkit', 'pg-native'] },
    build: {
      ssr: join(projectRoot, module),
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'worker.js' } },
    },
  });
  return { file: join(folder, 'worker.js'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

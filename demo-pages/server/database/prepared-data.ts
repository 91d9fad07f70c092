import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectRoot } from './project-root.ts';

/**
 * The folder of an embedded database that the build prepared for a program, from which a new one is copied: making one
 * takes seconds. It is named after the engine's version, because another one may not read it.
 */
export function preparedData(program: 'site' | 'sandbox'): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = readFileSync(join(dirname(entry), '../package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  return join(projectRoot, 'dist/prepared', version, program);
}

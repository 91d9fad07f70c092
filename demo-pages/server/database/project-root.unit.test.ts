import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SANDBOX_TABLES, WEBSITE_TABLES } from './program-tables.ts';
import { findProjectRoot, projectRoot } from './project-root.ts';

it('is the same from the sources and from the bundle', () => {
  expect(findProjectRoot(join(projectRoot, 'dist/server/start.js'))).toBe(projectRoot);
  expect(findProjectRoot(join(projectRoot, 'demo-pages/server/database/project-root.ts'))).toBe(projectRoot);
  expect(() => findProjectRoot('/start.js')).toThrow('start Haven from its own folder');
});

it('leads to the migrations of both programs', () => {
  for (const { migrationsFolder } of [WEBSITE_TABLES, SANDBOX_TABLES])
    expect(existsSync(join(migrationsFolder, 'meta/_journal.json'))).toBe(true);
});

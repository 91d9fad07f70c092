import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../server/database/project-root.ts';
import { demonstrationIn } from './testing/words-of-demonstration.ts';

const ROOMS = ['demo-pages', 'elements', 'checkout-widget', 'sdk', 'integrations'];
const SOURCE = /\.(tsx?|m?js|mts|css|json|php|txt|svg)$/;
/** Tests, what only tests need, the charity itself, and the sources of texts by their digests. */
const NO_SOURCE = /\.test\.tsx?$|\/testing\/|\/e2e\/|\/node_modules\/|^demo-pages\/charity\/|\/locales\/sources\.json$/;

async function sourcesOf(room: string): Promise<string[]> {
  const entries = await readdir(join(projectRoot, room), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length + 1))
    .filter((path) => !NO_SOURCE.test(path));
}

describe('the sources of the product', () => {
  it.each(ROOMS)('in %s say nothing of the demonstration’s charity [O1.01]', async (room) => {
    const found: Record<string, string[]> = {};
    const sources = await sourcesOf(room);
    expect(sources.length).toBeGreaterThan(10);
    for (const path of sources) {
      const words = demonstrationIn(await readFile(join(projectRoot, path), 'utf8'));
      if (words.length > 0) found[path] = words;
    }
    expect(found, '[O1.01]').toEqual({});
  });
});

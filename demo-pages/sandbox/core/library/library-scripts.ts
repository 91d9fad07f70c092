import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../../server/database/project-root.ts';

/** The scripts that merchants' pages load by address; the chunks beside them are named after their content. */
export const LIBRARY_SCRIPTS = ['sdk/sdk.global.js', 'sdk/sdk.js', 'checkout-widget/pay-widget.js'] as const;

/** A script of the library as a page names it. */
export interface LibraryScript {
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

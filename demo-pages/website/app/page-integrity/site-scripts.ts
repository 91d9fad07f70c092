import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../server/database/project-root.ts';

/** What the build wrote about the scripts that the site serves (`dist/site-scripts.json`). */
export interface SiteScripts {
  /** The integrity value of each script, by its path on the site. */
  readonly scripts: Readonly<Record<string, string>>;
  /** The scripts that a tag may load, at once or later; `autoload` is the loader itself. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

/**
 * The build's list, read once at a start; undefined without one, as while developing: then pages ask for no integrity.
 */
export function readSiteScripts(root: string = projectRoot): SiteScripts | undefined {
  const file = join(root, 'dist/site-scripts.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteScripts) : undefined;
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const BARE_IMPORT = /\bfrom\s*["']([a-z@][^"']*)["']|\bimport\s*\(?\s*["']([a-z@][^"']*)["']/g;
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that the modules of a folder import, by name. */
export function importedPackages(folder) {
  const found = new Set();
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.js')) continue;
    for (const [, from, imported] of readFileSync(join(folder, name), 'utf8').matchAll(BARE_IMPORT))
      found.add(packageOf(from ?? imported));
  }
  return [...found].sort();
}

/**
 * The package.json of the published package: the project's own, without what only the project needs. Its dependencies
 * are what the modules import, in every version that is compatible with the project's, so that an application's React
 * is shared.
 */
export function publishedManifest(project, modules) {
  const { scripts, imports, overrides, devDependencies, dependencies, ...published } = project;
  const needed = importedPackages(modules).map((name) => {
    if (!dependencies[name])
      throw new Error(`dist/modules imports ${name}, which is not a dependency in package.json.`);
    return [name, `^${dependencies[name]}`];
  });
  const sideEffects = published.sideEffects.filter((file) => file.startsWith('./dist/'));
  return { ...published, sideEffects, dependencies: Object.fromEntries(needed) };
}

import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'vite';

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** What a module imports and exports from, as it is written. */
function requestsOf(name, text) {
  const { staticImports, staticExports, dynamicImports } = parseSync(name, text).module;
  const again = staticExports.flatMap(({ entries }) => entries).filter(({ moduleRequest }) => moduleRequest);
  const literals = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
  return [
    ...[...staticImports, ...again].map(({ moduleRequest }) => moduleRequest.value),
    ...literals.filter((literal) => /^["']/.test(literal)).map((literal) => literal.slice(1, -1)),
  ];
}

/** The packages that the modules of a folder import, by name. */
export function importedPackages(folder) {
  const found = new Set();
  for (const name of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.js')))
    for (const request of requestsOf(name, readFileSync(join(folder, name), 'utf8')))
      if (/^[a-z@]/i.test(request) && !isBuiltin(request)) found.add(packageOf(request));
  return [...found].sort();
}

/**
 * The package.json of the published package: the project's own, without what only the project needs. Its dependencies
 * are what the modules import, in every version that is compatible with the project's, so that an application's React
 * is shared. What only the sandbox imports is optional: an application that never starts it may omit it. Peers come
 * with their own range.
 */
export function publishedManifest(project, modules, sandbox) {
  const { scripts, imports, overrides, devDependencies, dependencies, ...published } = project;
  const isPeer = (name) => name in project.peerDependencies;
  const rangesOf = (names) =>
    Object.fromEntries(
      names.map((name) => {
        if (!dependencies[name]) throw new Error(`dist/ imports ${name}, which is not a dependency in package.json.`);
        return [name, `^${dependencies[name]}`];
      }),
    );
  const needed = rangesOf(importedPackages(modules).filter((name) => !isPeer(name)));
  const optional = rangesOf(importedPackages(sandbox).filter((name) => !needed[name] && !isPeer(name)));
  const sideEffects = published.sideEffects.filter((file) => file.startsWith('./dist/'));
  return { ...published, sideEffects, dependencies: needed, optionalDependencies: optional };
}

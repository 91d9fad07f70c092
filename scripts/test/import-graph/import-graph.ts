import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { parseSync } from 'vite';
import { FOLDERS } from '../../generate/texts/catalogues.mjs';

/** One file that imports another; paths from the project's folder. */
export interface Import {
  from: string;
  to: string;
  /** Imports only types, which leave no code at run time. */
  isType: boolean;
  /** A dynamic import. */
  isLazy: boolean;
}

const PRODUCTS = ['elements', 'sdk', 'checkout-widget', 'demo-pages'];

/** Whether a file only serves tests. */
export const isOfTests = (file: string): boolean =>
  /\.(test|e2e|engine)\.tsx?$/.test(file) || file.includes('/testing/') || file.startsWith('demo-pages/e2e/');

/** Every file of the four products, tests included; paths from `root`. */
export function productFiles(root: string): string[] {
  return PRODUCTS.flatMap((folder) => filesBelow(join(root, folder))).map((file) => relative(root, file));
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** The imports between the products' scripts, without tests. Names of `package.json#imports` are resolved. */
export function readImports(root: string): Import[] {
  const files = productFiles(root).filter((file) => /\.tsx?$/.test(file) && !isOfTests(file));
  const known = new Set(productFiles(root));
  const aliases = readAliases(root);
  return files.flatMap((from) =>
    specifiersOf(from, readFileSync(join(root, from), 'utf8')).flatMap(({ specifier, ...kind }) => {
      const to = resolve(from, specifier.replace(/\?.*/, ''), aliases);
      return to !== undefined && known.has(to) ? [{ from, to, ...kind }] : [];
    }),
  );
}

function specifiersOf(file: string, text: string) {
  const { module } = parseSync(basename(file), text);
  const lazy = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    specifier: text.slice(start + 1, end - 1),
    isType: false,
    isLazy: true,
  }));
  const fixed = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
    isLazy: false,
  }));
  const passedOn = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, isType, isLazy: false }] : [],
    );
  return [...lazy, ...fixed, ...passedOn];
}

/** From `#parts/` to `elements/parts/`, from `#sdk` to `sdk/index.ts`. */
function readAliases(root: string): [name: string, path: string][] {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  return Object.entries(imports).map(([name, path]) => [name.replace('*', ''), path.replace(/^\.\/|\*/g, '')]);
}

function resolve(from: string, specifier: string, aliases: [string, string][]): string | undefined {
  const [, product] = /^#texts\/(\w+)\//.exec(specifier) ?? [];
  if (product) return `${FOLDERS[product]}/en.json`;
  if (specifier.startsWith('.')) return posix.join(dirname(from), specifier);
  const [name, path] =
    aliases.find(([each]) => (each.endsWith('/') ? specifier.startsWith(each) : specifier === each)) ?? [];
  return name === undefined ? undefined : `${path}${specifier.slice(name.length)}`;
}

/** The groups of files that import each other in a circle at run time. */
export function findCircles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to, isType, isLazy } of imports) {
    if (!isType && !isLazy) next.set(from, [...(next.get(from) ?? []), to]);
  }
  // Tarjan's strongly connected components.
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    path.push(file);
    for (const each of next.get(file) ?? []) {
      if (!order.has(each)) visit(each);
      if (path.includes(each)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(each)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const circle = path.splice(path.indexOf(file));
    if (circle.length > 1 || next.get(file)?.includes(file)) circles.push(circle);
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return circles;
}

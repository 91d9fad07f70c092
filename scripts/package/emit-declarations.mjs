import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { products, typesOf } from '../generate/texts/catalogues.mjs';

const root = resolve(import.meta.dirname, '../..');
const SPECIFIER = /(\bfrom\s+|\bimport\(|\bimport\s+)(['"])([.#][^'"]*)\2/g;

/** The source file of one of our imports, as a path from the project's folder. */
function sourceOf(specifier, from, aliases) {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(from), specifier));
  for (const [alias, target] of Object.entries(aliases)) {
    const [before, after] = alias.split('*');
    if (after === undefined ? specifier === alias : specifier.startsWith(before))
      return target.replace('./', '').replace('*', specifier.slice(before.length));
  }
  throw new Error(`${from} imports ${specifier}, which package.json's "imports" do not name.`);
}

const declarationOf = (source) => source.replace(/\.tsx?$/, '.d.ts');

/**
 * Writes the declarations of the entries, and of what they need, into a folder. Imports become relative and end in
 * `.js`, so that both a bundler's and Node's resolution find them in the package. Returns the files' names.
 */
export function emitDeclarations(entries, into) {
  const emitted = mkdtempSync(join(tmpdir(), 'haven-declarations-'));
  try {
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        stripInternal: true,
        incremental: false,
        noCheck: true,
        rootDir: root,
        outDir: join(emitted, 'out'),
        types: [],
      },
      files: [
        ...[...entries, 'elements/virtual-tags.d.ts', 'node_modules/vite/client.d.ts'].map((file) => join(root, file)),
        ...products.map(typesOf),
      ],
      include: [],
    };
    writeFileSync(join(emitted, 'tsconfig.json'), JSON.stringify(config));
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', emitted], { stdio: 'pipe', encoding: 'utf8' });
    return copyReachable(entries, join(emitted, 'out'), into);
  } finally {
    rmSync(emitted, { recursive: true });
  }
}

function copyReachable(entries, out, into) {
  const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const sources = new Set(entries);
  for (const source of sources) {
    const text = readFileSync(join(out, declarationOf(source)), 'utf8');
    const rewritten = text.replace(SPECIFIER, (_, keyword, quote, specifier) => {
      const target = sourceOf(specifier, source, aliases);
      sources.add(target);
      const path = relative(dirname(source), target).replace(/\.tsx?$/, '.js');
      return `${keyword}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    });
    const file = join(into, declarationOf(source));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, rewritten);
  }
  return [...sources].map(declarationOf);
}

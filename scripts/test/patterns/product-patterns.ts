import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'vite';

const root = resolve(import.meta.dirname, '../../..');
const NOT_PRODUCT = /\.test\.|(^|\/)(testing|e2e|load|corpora)\//;

export interface ProductPattern {
  file: string;
  source: string;
  flags: string;
}

/** The sources of folders of the product, by their paths from the root. */
function sourcesIn(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name).replaceAll('\\', '/'))
      .filter((file) => /\.(ts|tsx|js|mjs)$/.test(file) && !file.endsWith('.d.ts') && !NOT_PRODUCT.test(file)),
  );
}

/** Every literal of a regular expression in some folders, once, and every call of `RegExp` with its text. */
export function patternsIn(folders: readonly string[]): { literals: ProductPattern[]; calls: string[] } {
  const literals = new Map<string, ProductPattern>();
  const calls: string[] = [];
  for (const file of sourcesIn(folders)) {
    const text = readFileSync(join(root, file), 'utf8');
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      const { type, regex, callee, start, end } = node as Record<string, unknown>;
      if (type === 'Literal' && regex) {
        const { pattern, flags } = regex as { pattern: string; flags: string };
        literals.set(`${pattern} ${flags}`, { file, source: pattern, flags });
      }
      if (/^(New|Call)Expression$/.test(String(type)) && (callee as { name?: string } | undefined)?.name === 'RegExp')
        calls.push(`${file}: ${text.slice(start as number, end as number)}`);
      for (const value of Object.values(node)) visit(value);
    };
    visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  }
  return { literals: [...literals.values()], calls };
}

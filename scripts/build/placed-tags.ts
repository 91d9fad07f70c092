import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { readImports } from '../test/import-graph/import-graph.ts';
import { path, root } from './base.ts';
import { listTags } from './tag-registry.mjs';

type PlacedTags = ReadonlyMap<string, readonly string[]>;
let read: PlacedTags | undefined;

/** By tag: the tags that its view places, which it never imports. Read once, from the JSX that the view leads to. */
export function placedTags(): PlacedTags {
  read ??= readPlacedTags();
  return read;
}

function readPlacedTags(): PlacedTags {
  const imports = new Map<string, string[]>();
  for (const { from, to, isType } of readImports(root)) {
    if (!isType) imports.set(from, [...(imports.get(from) ?? []), to]);
  }
  const sources = new Map(listTags().map(({ tag, source }) => [tag, relative(root, source)]));
  const namesIn = new Map<string, readonly string[]>();
  return new Map(
    [...sources].map(([tag, source]) => {
      const placed = new Set<string>();
      const files = new Set([source]);
      for (const file of files) {
        for (const to of imports.get(file) ?? []) files.add(to);
        if (!file.endsWith('.tsx')) continue;
        if (!namesIn.has(file)) namesIn.set(file, elementsIn(file));
        for (const name of namesIn.get(file) ?? []) {
          const inner = sources.get(name);
          if (!inner || name === tag) continue;
          placed.add(name);
          files.add(inner);
        }
      }
      return [tag, [...placed].sort()];
    }),
  );
}

/** The names of the elements in a file's JSX. */
function elementsIn(file: string): string[] {
  const names: string[] = [];
  const { program } = parseSync(file, readFileSync(path(file), 'utf8'));
  new Visitor({
    JSXOpeningElement({ name }) {
      if (name.type === 'JSXIdentifier') names.push(name.name);
    },
  }).visit(program);
  return names;
}

import { readdirSync, readFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { path } from './base.ts';
import { linkedSheet, linkedSheetEntry } from './linked-sheet.ts';

const classesOf = (css: string) => new Set(css.match(/\.(?:haven-|gift-item__)[\w-]+/g));

describe('the sheet that pages link', () => {
  let sheet: string;
  beforeAll(async () => {
    const { output } = (await build({
      configFile: false,
      logLevel: 'error',
      plugins: [linkedSheet()],
      build: { write: false, rolldownOptions: { input: linkedSheetEntry } },
    })) as Rolldown.RolldownOutput;
    const asset = output.find((file) => file.fileName.endsWith('.css')) as Rolldown.OutputAsset;
    sheet = String(asset.source);
  });

  it('holds every class of the shared look and of what blocks need before their code', () => {
    const files = readdirSync(path('elements'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.page\.css$|^runtime.styles./.test(file),
    );
    expect(files.length).toBeGreaterThan(20);
    const classes = classesOf(sheet);
    for (const file of files) {
      const missing = [...classesOf(readFileSync(path(`elements/${file}`), 'utf8'))].filter(
        (name) => !classes.has(name),
      );
      expect(missing, file).toEqual([]);
    }
  });

  it('has its layers in the order that decides between blocks, components and the page', () => {
    const layers = [...new Set(sheet.match(/(?<=@layer )haven\.\w+|(?<=,)haven\.\w+/g))];
    expect(layers).toEqual(['haven.tokens', 'haven.base', 'haven.layout', 'haven.components', 'haven.blocks']);
  });

  it('has the rules of each component and block twice: in its layer, and stronger than any layer in views', () => {
    const views = sheet.match(/:is\(\[slot=haven-view\],#_#_#_#_(?:#_)?\)\{/g) ?? [];
    expect(views.length).toBeGreaterThan(10);
    expect(sheet.split(/[},]\.haven-card--mist\{/)).toHaveLength(3);
  });

  it('fetches nothing', () => {
    expect(sheet).not.toMatch(/@import|url\((?!["']?data:)/);
  });
});

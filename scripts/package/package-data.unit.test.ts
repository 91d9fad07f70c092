import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDefinitions } from '../manifest/load-definitions.mjs';
import { blockSchema, umbracoElementTypes } from './block-schemas.mjs';
import { elementTypes, reactTypes } from './element-types.mjs';

const root = resolve(import.meta.dirname, '../..');
let definitions: Awaited<ReturnType<typeof loadDefinitions>>;
let folder: string;

beforeAll(async () => {
  definitions = await loadDefinitions();
  folder = mkdtempSync(join(tmpdir(), 'haven-types-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'elements.d.ts'), elementTypes(definitions));
  writeFileSync(join(folder, 'react.d.ts'), reactTypes(definitions));
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['es2023', 'dom'],
    strict: true,
    noEmit: true,
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of a page that uses the generated types. */
function compile(source: string): string {
  writeFileSync(join(folder, 'page.tsx'), source);
  try {
    return execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

describe('the types of the package', () => {
  it('know every tag, its properties, and its attributes and events in JSX', () => {
    expect(
      compile(`
        export const price: number | undefined = document.querySelector('gift-item')?.price;
        export const card = (
          <gift-item item-id="tent" item-name="Tent" price="145" class="card" oncart-change={(event) => event.detail} />
        );
      `),
    ).toBe('');
  });

  it('refuse an attribute that the tag does not have', () => {
    expect(compile('export const card = <gift-item cost="145" />;')).toContain("'cost'");
  });

  it('refuse a property of another type', () => {
    expect(compile(`document.querySelector('gift-item')!.price = 'much';`)).toContain('TS2322');
  });
});

describe('the schemas for content systems', () => {
  it('hold every attribute with its help, and say which are needed', () => {
    for (const definition of definitions) {
      const schema = blockSchema(definition);
      expect(Object.keys(schema.properties)).toHaveLength(Object.keys(definition.properties).length);
      for (const [name, { description }] of Object.entries(schema.properties))
        expect(description, `${definition.tag} ${name}`).toMatch(/\w/);
      for (const name of schema.required) expect(schema.properties).toHaveProperty(name);
    }
  });

  it('offer Umbraco an element type a tag, with aliases that it accepts', () => {
    const types = umbracoElementTypes(definitions);
    expect(types.map(({ tag }) => tag)).toEqual(definitions.map(({ tag }) => tag));
    for (const { alias, properties } of types)
      for (const name of [alias, ...properties.map((property) => property.alias)])
        expect(name).toMatch(/^[a-z][a-zA-Z0-9]*$/);
  });
});

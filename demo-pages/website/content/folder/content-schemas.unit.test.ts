import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentFolder } from '../../../server/server-configuration.ts';
import { contentSchemas, schemasOfFiles } from './content-schemas.ts';

const FOLDER = join(import.meta.dirname, 'schemas');

describe('the JSON Schemas of a charity’s files', () => {
  it('are those of the rules; npm run new -- schemas writes them [O1.05]', () => {
    expect(readdirSync(FOLDER).toSorted(), '[O1.05]').toEqual([...contentSchemas().keys()].toSorted());
    for (const [name, text] of contentSchemas()) expect(readFileSync(join(FOLDER, name), 'utf8'), name).toBe(text);
  });

  it('are there for redirects and for what stands above a text too [O1.05]', () => {
    const schemas = contentSchemas();
    for (const name of ['redirects', 'pages', 'news', 'events', 'media']) {
      const { title, properties, items } = JSON.parse(schemas.get(`${name}.schema.json`) ?? '{}');
      expect(title, '[O1.05]').toContain(name);
      expect(properties ?? items, '[O1.05]').toBeTruthy();
    }
  });

  it('are named by the demonstration’s files, for editors [O1.05]', () => {
    const folder = contentFolder({});
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      // Texts are listed by the catalogues, which have no schema.
      (file) => file.endsWith('.json') && !file.startsWith('texts/'),
    );
    const named = files.map((file) => {
      const { $schema } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as { $schema: string };
      return resolve(dirname(join(folder, file)), $schema);
    });
    const schemas = schemasOfFiles.map((name) => join(FOLDER, name));
    expect([...new Set(named)].toSorted(), '[O1.05]').toEqual(schemas.toSorted());
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentFolder } from '../../../server/server-configuration.ts';
import { contentSchemas } from './content-schemas.ts';

const FOLDER = join(import.meta.dirname, 'schemas');

describe('the JSON Schemas of a charity’s files', () => {
  it('are those of the rules; npm run new -- schemas writes them [O1.05]', () => {
    expect(readdirSync(FOLDER).toSorted(), '[O1.05]').toEqual([...contentSchemas().keys()].toSorted());
    for (const [name, text] of contentSchemas()) expect(readFileSync(join(FOLDER, name), 'utf8'), name).toBe(text);
  });

  it('are named by the demonstration’s files, for editors [O1.05]', () => {
    for (const name of contentSchemas().keys()) {
      const file = join(contentFolder({}), name.replace('.schema', ''));
      const { $schema } = JSON.parse(readFileSync(file, 'utf8')) as { $schema: string };
      expect(resolve(contentFolder({}), $schema), '[O1.05]').toBe(join(FOLDER, name));
    }
  });
});

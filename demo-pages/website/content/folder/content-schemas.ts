import * as z from 'zod';
import { organisationSchema } from '../../platform/index.ts';
import { categoriesSchema } from './categories.ts';

/** The JSON files of a charity's folder, each with what is in it. */
const FILES: Readonly<Record<string, z.ZodType>> = { categories: categoriesSchema, organisation: organisationSchema };

/** The JSON Schemas by which editors complete and underline the files, by the names of their own files. */
export const contentSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(FILES).map(([name, schema]) => {
      // Draft 7 is what editors know best. Files are checked as they are written.
      const described = z.toJSONSchema(schema, { target: 'draft-07', io: 'input' });
      return [`${name}.schema.json`, `${JSON.stringify({ title: `${name}.json`, ...described }, null, 2)}\n`];
    }),
  );

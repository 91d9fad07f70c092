import * as z from 'zod';
import { organisationSchema } from '../../platform/index.ts';
import { donateSchema } from './donate-file.ts';
import { homeSchema } from './home/home-file.ts';
import { anyNavigation } from './navigation-file.ts';

/** The JSON files of a charity's folder, each with what is in it. */
const FILES: Readonly<Record<string, z.ZodType>> = {
  organisation: organisationSchema,
  home: homeSchema,
  donate: donateSchema,
  navigation: anyNavigation,
};

/** The JSON Schemas by which editors complete and underline the files, by the names of their own files. */
export const contentSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(FILES).map(([name, schema]) => {
      // Draft 7 is what editors know best. Files are checked as they are written.
      const described = z.toJSONSchema(schema, { target: 'draft-07', io: 'input' });
      return [`${name}.schema.json`, `${JSON.stringify({ title: `${name}.json`, ...described }, null, 2)}\n`];
    }),
  );

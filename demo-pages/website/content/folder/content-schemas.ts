import * as z from 'zod';
import { organisationSchema } from '../../platform/index.ts';
import { donateSchema } from './donate-file.ts';
import { appealFileSchema } from './entries/appeal-file.ts';
import { categoriesSchema } from './entries/categories-file.ts';
import { ecardFileSchema } from './entries/ecard-file.ts';
import { giftFileSchema } from './entries/gift-file.ts';
import { guideFileSchema } from './entries/guide-file.ts';
import { petitionFileSchema } from './entries/petition-file.ts';
import { homeSchema } from './home/home-file.ts';
import { anyNavigation } from './navigation-file.ts';

/** The JSON files of a charity's folder, each with what is in it. */
const FILES: Readonly<Record<string, z.ZodType>> = {
  organisation: organisationSchema,
  home: homeSchema,
  donate: donateSchema,
  navigation: anyNavigation,
  categories: categoriesSchema,
  gift: giftFileSchema,
  ecard: ecardFileSchema,
  appeal: appealFileSchema,
  petition: petitionFileSchema,
  guide: guideFileSchema,
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

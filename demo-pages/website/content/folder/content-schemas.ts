import * as z from 'zod';
import { organisationSchema, themeSchema } from '../../platform/index.ts';
import { donateSchema } from './donate-file.ts';
import { appealFileSchema } from './entries/appeal-file.ts';
import { categoriesSchema } from './entries/categories-file.ts';
import { ecardFileSchema } from './entries/ecard-file.ts';
import { giftFileSchema } from './entries/gift-file.ts';
import { guideFileSchema } from './entries/guide-file.ts';
import { petitionFileSchema } from './entries/petition-file.ts';
import { homeSchema } from './home/home-file.ts';
import { anyNavigation } from './navigation-file.ts';
import { pageSchema } from './pages/page-facts.ts';
import { redirectsSchema } from './redirects.ts';
import { storySchemas } from './stories/story-facts.ts';

/** The JSON files of a charity's folder that name their rules in `$schema`, each with what is in it. */
const FILES: Readonly<Record<string, z.ZodType>> = {
  organisation: organisationSchema,
  theme: themeSchema,
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

const { news, events, media } = storySchemas();

/** What names no rules: a list, and what stands above a text in Markdown. An editor is told where they are. */
const OTHERS: Readonly<Record<string, z.ZodType>> = {
  'redirects.json': redirectsSchema,
  'pages/*.md': pageSchema,
  'news/*.md, blog/*.md': news,
  'events/*.md': events,
  'media/*.md': media,
};

/** The names of the schemas that files of the folder name themselves. */
export const schemasOfFiles = Object.keys(FILES).map((name) => `${name}.schema.json`);

/** The JSON Schemas by which editors complete and underline the files, by the names of their own files. */
export const contentSchemas = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ ...FILES, ...OTHERS }).map(([title, schema]) => {
      const name = title.split(/\W/, 1)[0];
      // Draft 7 is what editors know best. Files are checked as they are written.
      const described = z.toJSONSchema(schema, { target: 'draft-07', io: 'input' });
      return [
        `${name}.schema.json`,
        `${JSON.stringify({ title: schema === FILES[title] ? `${name}.json` : title, ...described }, null, 2)}\n`,
      ];
    }),
  );

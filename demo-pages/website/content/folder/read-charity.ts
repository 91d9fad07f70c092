import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import type { SiteCountryCode } from '#rules/country.ts';
import {
  type OrganisationFacts,
  type OwnMarks,
  type OwnTexts,
  organisationSchema,
  type ThemeFacts,
  themeSchema,
} from '../../platform/index.ts';
import { type Categories, categoriesSchema } from './entries/categories-file.ts';
import { type CharityEntries, readEntries } from './entries/read-entries.ts';
import { type FolderImage, readImages } from './images.ts';
import { type Checked, type ContentFault, checkJson } from './json-file.ts';
import { readMarks } from './marks/read-marks.ts';
import { deadLinks } from './pages/dead-links.ts';
import { missingPictures } from './pages/page-pictures.ts';
import { type CharityPage, readPages } from './pages/read-pages.ts';
import { type Redirect, redirectsSchema } from './redirects.ts';
import { readStories, type Stories } from './stories/read-stories.ts';
import { filesOfTemplate } from './template-files.ts';
import { readTexts } from './texts/read-texts.ts';

/** What a folder says about a charity. */
export interface Charity {
  organisation: OrganisationFacts;
  /** Its look; the house's without the file. */
  theme: ThemeFacts;
  /** Its logo, icon and social picture. */
  marks: OwnMarks;
  /** The pages that it has written itself. */
  pages: readonly CharityPage[];
  /** Old addresses; none without the file. */
  redirects: readonly Redirect[];
  /** The lists by which it sorts what it has; empty without the file. */
  categories: Categories;
  /** First values of gifts, e-card designs, appeals, petitions and guides. */
  entries: CharityEntries;
  /** News, blog, events and media. */
  stories: Stories;
  /** What it says in place of the site's texts. */
  texts: OwnTexts;
  /** Files with words that the template had. */
  templateFiles: readonly string[];
  /** The pictures in `images/`. */
  images: readonly FolderImage[];
}

/** The faults of a folder, each on a line of its own, as `npm run check:content` prints them. */
export class ContentFaultsError extends Error {
  constructor(
    folder: string,
    readonly faults: readonly ContentFault[],
  ) {
    const lines = faults.map(({ file, line, column, text }) => `${file}:${line}:${column} ${text}`);
    super(`The content in ${folder} cannot be used:\n${lines.join('\n')}`);
  }
}

/** Reads and checks a charity's folder. Throws a ContentFaultsError with all of its faults. */
export async function readCharity(folder: string): Promise<Charity> {
  const [organisation, redirects, theme, categories, marks, images, pages, texts, templateFiles] = await Promise.all([
    readJson(folder, 'organisation.json', organisationSchema),
    readJson(folder, 'redirects.json', redirectsSchema, []),
    readJson(folder, 'theme.json', themeSchema, {}),
    readJson(folder, 'categories.json', categoriesSchema, categoriesSchema.parse({})),
    readMarks(folder),
    readImages(folder),
    readPages(folder),
    readTexts(folder),
    filesOfTemplate(folder),
  ]);
  const entries = await readEntries(folder, categories.value, images.images);
  const stories = await readStories(folder, categories.value);
  const missing = pages.pages
    .flatMap((page) => Object.values(page.texts))
    .flatMap((text) => missingPictures(text, images.images));
  const parts = [organisation, redirects, theme, categories, marks, images, pages, texts, entries, stories];
  const faults = [...parts.flatMap((part) => part.faults ?? []), ...missing];
  if (organisation.faults || redirects.faults || theme.faults || categories.faults || faults.length > 0)
    throw new ContentFaultsError(folder, faults);
  const charity = {
    organisation: organisation.value,
    redirects: redirects.value,
    theme: theme.value,
    categories: categories.value,
    marks: marks.marks,
    images: images.images,
    pages: pages.pages,
    texts: texts.texts,
    entries: entries.entries,
    stories: stories.stories,
    templateFiles,
  };
  const on = Object.keys(charity.organisation.countries) as SiteCountryCode[];
  const ofPages = pages.pages.flatMap(({ path, countries = on, texts }) =>
    Object.values(texts).map((text) => ({ ...text.links, path, countries })),
  );
  const ofStories = stories.links.map((text) => ({ ...text, countries: text.countries ?? on }));
  const dead = deadLinks([...ofPages, ...ofStories], charity);
  if (dead.length > 0) throw new ContentFaultsError(folder, dead);
  return charity;
}

/** A file of the folder; `instead` where it need not be there. */
async function readJson<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
  instead?: z.output<Schema>,
): Promise<Checked<z.output<Schema>>> {
  const text = await readFile(join(folder, file), 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (typeof text === 'string') return checkJson(file, text, schema);
  if (text.code === 'ENOENT' && instead !== undefined) return { value: instead };
  const what =
    text.code === 'ENOENT' ? 'is missing: a charity’s folder begins with it' : `cannot be read (${text.code})`;
  return { faults: [{ file, line: 1, column: 1, text: `the file ${what}` }] };
}

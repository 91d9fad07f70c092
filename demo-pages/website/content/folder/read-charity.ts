import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import type { SiteCountryCode } from '#rules/country.ts';
import {
  builtInLabel,
  isTakenPath,
  type OrganisationFacts,
  type OwnMarks,
  type OwnTexts,
  organisationSchema,
  pagesAreKnown,
  type ThemeFacts,
  themeSchema,
} from '../../platform/index.ts';
import { type DonateContent, donateSchema } from './donate-file.ts';
import { type Categories, categoriesSchema } from './entries/categories-file.ts';
import { type CharityEntries, readEntries } from './entries/read-entries.ts';
import { type HomeContent, homeSchema, homeSchemaWith, PLAIN_HOME } from './home/home-file.ts';
import { type FolderImage, readImages } from './images.ts';
import { type Checked, type ContentFault, checkJson } from './json-file.ts';
import { readMarks } from './marks/read-marks.ts';
import { type LinkedPages, type NavigationContent, navigationSchema } from './navigation-file.ts';
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
  home: HomeContent;
  donate: DonateContent;
  /** Its menus; without the file each page stands where its definition says. */
  navigation: NavigationContent | null;
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
  const [organisation, redirects, theme, donate, categories, templateFiles] = await Promise.all([
    readJson(folder, 'organisation.json', organisationSchema),
    readJson(folder, 'redirects.json', redirectsSchema, []),
    readJson(folder, 'theme.json', themeSchema, {}),
    readJson(folder, 'donate.json', donateSchema, {}),
    readJson(folder, 'categories.json', categoriesSchema, categoriesSchema.parse({})),
    filesOfTemplate(folder),
  ]);
  const [marks, images, { pages, faults: ofPages }, texts] = await Promise.all([
    readMarks(folder),
    readImages(folder),
    readPages(folder),
    readTexts(folder),
  ]);
  const { entries, faults: ofEntries } = await readEntries(folder, categories.value, images.images);
  const { stories, links, faults: ofStories } = await readStories(folder, categories.value);
  const ids = { gifts: entries.gifts.map(({ id }) => id), appeals: entries.appeals.map(({ id }) => id) };
  // While entries have faults, nothing is said of those that seem to be missing.
  const known = ofEntries.length > 0 ? undefined : ids;
  const [home, navigation] = await Promise.all([
    readJson(folder, 'home.json', known ? homeSchemaWith(known) : homeSchema, PLAIN_HOME),
    readJson(folder, 'navigation.json', navigationSchema(linkedPages(pages, known)).nullable(), null),
  ]);
  const missing = pages
    .flatMap((page) => Object.values(page.texts))
    .flatMap((text) => missingPictures(text, images.images));
  const files = { organisation, redirects, theme, home, donate, navigation, categories };
  const ofFiles = Object.values(files).flatMap((file) => file.faults ?? []);
  const ofFolders = [...marks.faults, ...images.faults, ...ofPages, ...missing, ...texts.faults];
  refuse(folder, [...ofFiles, ...ofFolders, ...ofEntries, ...ofStories]);
  const charity = {
    ...valuesOf(files),
    ...{ marks: marks.marks, images: images.images, texts: texts.texts },
    ...{ pages, entries, stories, templateFiles },
  };
  const on = Object.keys(charity.organisation.countries) as SiteCountryCode[];
  const linksOfPages = pages.flatMap(({ path, countries = on, texts }) =>
    Object.values(texts).map((text) => ({ ...text.links, path, countries })),
  );
  const linksOfStories = links.map((text) => ({ ...text, countries: text.countries ?? on }));
  // A program that shows no pages, such as a worker, does not know where links lead.
  if (pagesAreKnown()) refuse(folder, deadLinks([...linksOfPages, ...linksOfStories], charity));
  return charity;
}

function refuse(folder: string, faults: readonly ContentFault[]): void {
  if (faults.length > 0) throw new ContentFaultsError(folder, faults);
}

/** The values of files that have no faults. */
function valuesOf<Values extends Record<string, unknown>>(
  files: { [Name in keyof Values]: Checked<Values[Name]> },
): Values {
  return Object.fromEntries(Object.entries(files).map(([name, { value }]) => [name, value])) as Values;
}

/** The pages that menus may name: those of the site and of the folder. */
function linkedPages(
  pages: readonly CharityPage[],
  ids: Record<'gifts' | 'appeals', readonly string[]> | undefined,
): LinkedPages {
  const own = pages.map(({ path }) => path);
  const entries = Object.entries(ids ?? {}).flatMap(([kind, names]) => names.map((id) => `/${kind}/${id}`));
  return {
    paths: [...own, ...entries],
    has: (path) => {
      if (ids && /^\/(?:gifts|appeals)\/[^/]+$/.test(path)) return entries.includes(path) ? 'unlabelled' : undefined;
      if (!pagesAreKnown() || own.includes(path) || builtInLabel(path)) return 'labelled';
      return isTakenPath(path) ? 'unlabelled' : undefined;
    },
  };
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

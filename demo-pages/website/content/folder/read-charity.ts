import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import {
  builtInLabel,
  isTakenPath,
  type OrganisationFacts,
  type OwnTexts,
  organisationSchema,
} from '../../platform/index.ts';
import { type DonateContent, donateSchema } from './donate-file.ts';
import { type HomeContent, homeSchema, PLAIN_HOME } from './home/home-file.ts';
import { type Checked, type ContentFault, checkJson } from './json-file.ts';
import { type LinkedPages, type NavigationContent, navigationSchema } from './navigation-file.ts';
import { type CharityPage, readPages } from './pages/read-pages.ts';
import { type Redirect, redirectsSchema } from './redirects.ts';
import { readTexts } from './texts/read-texts.ts';

/** What a folder says about a charity. */
export interface Charity {
  organisation: OrganisationFacts;
  /** The pages that it has written itself. */
  pages: readonly CharityPage[];
  /** Old addresses; none without the file. */
  redirects: readonly Redirect[];
  home: HomeContent;
  donate: DonateContent;
  /** Its menus; without the file each page stands where its definition says. */
  navigation: NavigationContent | null;
  /** What it says in place of the site's texts. */
  texts: OwnTexts;
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
  const [organisation, redirects, home, donate, { pages, faults }, { texts, faults: textFaults }] = await Promise.all([
    readJson(folder, 'organisation.json', organisationSchema),
    readJson(folder, 'redirects.json', redirectsSchema, []),
    readJson(folder, 'home.json', homeSchema, PLAIN_HOME),
    readJson(folder, 'donate.json', donateSchema, {}),
    readPages(folder),
    readTexts(folder),
  ]);
  const navigation = await readJson(folder, 'navigation.json', navigationSchema(linkedPages(pages)).nullable(), null);
  const files = { organisation, redirects, home, donate, navigation };
  const all = [...Object.values(files).flatMap((file) => file.faults ?? []), ...faults, ...textFaults];
  if (all.length > 0) throw new ContentFaultsError(folder, all);
  return { ...valuesOf(files), pages, texts };
}

/** The values of files that have no faults. */
function valuesOf<Values extends Record<string, unknown>>(
  files: { [Name in keyof Values]: Checked<Values[Name]> },
): Values {
  return Object.fromEntries(Object.entries(files).map(([name, { value }]) => [name, value])) as Values;
}

/** The pages that menus may name: those of the site and of the folder. */
function linkedPages(pages: readonly CharityPage[]): LinkedPages {
  const own = pages.map(({ path }) => path);
  return {
    paths: own,
    has: (path) => {
      if (own.includes(path) || builtInLabel(path)) return 'labelled';
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

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';
import {
  type OrganisationFacts,
  type OwnMarks,
  type OwnTexts,
  organisationSchema,
  type ThemeFacts,
  themeSchema,
} from '../../platform/index.ts';
import { type FolderImage, readImages } from './images.ts';
import { type Checked, type ContentFault, checkJson } from './json-file.ts';
import { readMarks } from './marks/read-marks.ts';
import { missingPictures } from './pages/page-pictures.ts';
import { type CharityPage, readPages } from './pages/read-pages.ts';
import { type Redirect, redirectsSchema } from './redirects.ts';
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
  const [organisation, redirects, theme, marks, images, pages, texts, templateFiles] = await Promise.all([
    readJson(folder, 'organisation.json', organisationSchema),
    readJson(folder, 'redirects.json', redirectsSchema, []),
    readJson(folder, 'theme.json', themeSchema, {}),
    readMarks(folder),
    readImages(folder),
    readPages(folder),
    readTexts(folder),
    filesOfTemplate(folder),
  ]);
  const missing = pages.pages
    .flatMap((page) => Object.values(page.texts))
    .flatMap((text) => missingPictures(text, images.images));
  const parts = [organisation, redirects, theme, marks, images, pages, texts];
  const faults = [...parts.flatMap((part) => part.faults ?? []), ...missing];
  if (organisation.faults || redirects.faults || theme.faults || faults.length > 0)
    throw new ContentFaultsError(folder, faults);
  return {
    organisation: organisation.value,
    redirects: redirects.value,
    theme: theme.value,
    marks: marks.marks,
    images: images.images,
    pages: pages.pages,
    texts: texts.texts,
    templateFiles,
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

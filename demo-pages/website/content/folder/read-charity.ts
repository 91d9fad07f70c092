import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type OrganisationFacts, organisationSchema } from '../../platform/index.ts';
import { type Checked, type ContentFault, checkJson } from './json-file.ts';
import { type CharityPage, readPages } from './pages/read-pages.ts';

/** What a folder says about a charity. */
export interface Charity {
  organisation: OrganisationFacts;
  /** The pages that it has written itself. */
  pages: readonly CharityPage[];
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
  const organisation = await readJson(folder, 'organisation.json');
  const { pages, faults } = await readPages(folder);
  if (organisation.faults || faults.length > 0)
    throw new ContentFaultsError(folder, [...(organisation.faults ?? []), ...faults]);
  return { organisation: organisation.value, pages };
}

async function readJson(folder: string, file: string): Promise<Checked<OrganisationFacts>> {
  const text = await readFile(join(folder, file), 'utf8').catch((error: NodeJS.ErrnoException) => error);
  if (typeof text === 'string') return checkJson(file, text, organisationSchema);
  const what =
    text.code === 'ENOENT' ? 'is missing: a charity’s folder begins with it' : `cannot be read (${text.code})`;
  return { faults: [{ file, line: 1, column: 1, text: `the file ${what}` }] };
}

import { existsSync, readFileSync } from 'node:fs';

/** The tables in `docs/requirements`, each with its title in the report. */
export const SPECIFICATIONS = {
  website: 'The charity website',
  sdk: 'The payments library',
  'checkout-widget': 'The hosted checkout',
  donations: 'Donations and regular giving',
  provider: 'The payments provider',
  authors: 'Authors and developers',
  supporters: 'Supporters and books',
  giving: 'Giving and the site',
};

const linesOf = (file) => readFileSync(file, 'utf8').trim().split('\n').slice(1);

/** Every row of the requirements: `{ table, id, area, kind, requirement }`, in the order of the tables. */
export function readRows(folder) {
  return Object.keys(SPECIFICATIONS).flatMap((table) =>
    linesOf(`${folder}/${table}.tsv`).map((line) => {
      const [id, area, kind, requirement] = line.split('\t');
      return { table, id, area, kind, requirement };
    }),
  );
}

/**
 * The reasons why rows have no test, by id: written by hand, as id and reason separated by a tab, below a header line.
 */
export function readReasons(file) {
  return new Map(existsSync(file) ? linesOf(file).map((line) => line.split('\t')) : []);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DIFFERENCES = new URL('./differences.tsv', import.meta.url);

/** A test case of a corpus, with what the product did wrong by it. */
export interface CorpusCase {
  id: string;
  /** What is wrong; undefined when the case is right. */
  wrong?: string | undefined;
}

/** A file of a clone. @throws Error when this was not started by `npm test -- corpora`. */
export function corpusFile(corpus: string, ...path: string[]): string {
  const folder = process.env['CORPORA'];
  if (!folder) throw new Error('Run these tests with npm test -- corpora FOLDER.');
  return join(folder, corpus, ...path);
}

/** The cases in which the product differs from a corpus on purpose, or a tool of others does. */
function listedDifferences(corpus: string, part: string): Set<string> {
  const rows = readFileSync(DIFFERENCES, 'utf8').trim().split('\n').slice(1);
  const fields = rows.map((row) => row.split('\t'));
  return new Set(fields.flatMap(([of, inPart, ids = '']) => (of === corpus && inPart === part ? ids.split(' ') : [])));
}

/**
 * Counts a part of a corpus for the table of the run. Returns what must not be: wrong cases that are not listed as
 * differences, and listed differences that are none any more.
 */
export function countCases(corpus: string, part: string, cases: readonly CorpusCase[]): string[] {
  const listed = listedDifferences(corpus, part);
  const failed = cases.filter(({ wrong }) => wrong !== undefined);
  const wrong = failed.filter(({ id }) => !listed.has(id));
  const right = [...listed].filter((id) => !failed.some((each) => each.id === id));
  const differ = failed.length - wrong.length;
  const row = { corpus, part, cases: cases.length, right: cases.length - failed.length, differ, wrong: wrong.length };
  const file = `${corpus} ${part}.json`.replaceAll(/[^\w.-]+/g, '-');
  writeFileSync(join(process.env['CORPORA_COUNTS'] ?? '.', file), JSON.stringify(row));
  return [
    ...wrong.map((each) => `${each.id}: ${each.wrong}`),
    ...right.map((id) => `${id} is listed in differences.tsv, and is right`),
  ];
}

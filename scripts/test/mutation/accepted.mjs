import { readFileSync } from 'node:fs';

/** @typedef {{ file: string, line: string, from: string, to: string, reason: string }} Accepted */

/** The accepted survivors, listed by hand in accepted.tsv. */
export function readAccepted(text = readFileSync(new URL('accepted.tsv', import.meta.url), 'utf8')) {
  const [, ...rows] = text.trimEnd().split('\n');
  return rows.map((row) => {
    const [file, line, from, to, reason] = row.split('\t');
    return { file, line, from, to, reason };
  });
}

const keyOf = ({ file, line, from, to }) => [file, line, from, to].join('\t');

/** A survivor as a row for accepted.tsv, without its reason. */
export const rowOf = (mutant) => `${keyOf(mutant)}\t`;

/** Survivors without a reason, and reasons for mutants of these files that no longer survive. */
export function compareAccepted(survivors, accepted, files) {
  const reasons = new Map(accepted.filter(({ reason }) => reason?.trim()).map((row) => [keyOf(row), row]));
  const alive = new Set(survivors.map(keyOf));
  return {
    unexplained: survivors.filter((mutant) => !reasons.has(keyOf(mutant))),
    stale: accepted.filter((row) => files.includes(row.file) && !alive.has(keyOf(row))),
  };
}

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

// The ids of mutants whose detection is not confirmed yet, a file each, because the processes that find them may be
// stopped: what is left after a run counts as survived.
const folder = () => process.env.HAVEN_MUTATION_UNCHECKED;

/** Begins a run with none. */
export function openUnchecked(path) {
  process.env.HAVEN_MUTATION_UNCHECKED = path;
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
}

export const noteUnchecked = (id) => writeFileSync(`${folder()}/${id}`, '');

export function forgetUnchecked(ids) {
  for (const id of ids) rmSync(`${folder()}/${id}`, { force: true });
}

/** Changes the results of a report whose detection was not confirmed. */
export function withdrawUnchecked(file) {
  const ids = new Set(readdirSync(folder()));
  if (ids.size === 0 || !existsSync(file)) return;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  for (const { mutants } of Object.values(report.files))
    for (const mutant of mutants) if (ids.has(mutant.id)) mutant.status = 'Survived';
  writeFileSync(file, JSON.stringify(report));
}

import { ROW_ID } from '../../../testing/row-id.mjs';

/** The title without the ids that it names. */
const wordsOf = (title) =>
  title
    .replace(/\s*\[[WSCDPAMG]\d\.\d{2,3}(,\s*[WSCDPAMG]\d\.\d{2,3})*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const byFileAndTitle = (a, b) => (`${a.file}\n${a.title}` < `${b.file}\n${b.title}` ? -1 : 1);

/**
 * Each row with the tests that name it, in their title or in a passed assertion, and with the result: `proven` when one
 * of them passed and none failed, otherwise a `reason` in words. A test that several projects or parameters run under
 * the same title counts once.
 */
export function proveRows(rows, results, reasons = new Map()) {
  const tests = new Map();
  for (const { file, title, status, rows: asserted = [] } of Object.values(results).flat()) {
    for (const id of new Set([...(title.match(ROW_ID) ?? []), ...asserted])) {
      const named = tests.get(id) ?? tests.set(id, new Map()).get(id);
      const key = `${file}\n${wordsOf(title)}`;
      const statuses = named.get(key)?.statuses ?? new Set();
      named.set(key, { file, title: wordsOf(title), statuses: statuses.add(status) });
    }
  }
  return rows.map((row) => {
    const named = [...(tests.get(row.id)?.values() ?? [])].sort(byFileAndTitle);
    const failed = named.filter(({ statuses }) => statuses.has('failed'));
    const passed = named.filter(({ statuses }) => statuses.has('passed') && !statuses.has('failed'));
    const proven = passed.length > 0 && failed.length === 0;
    return {
      ...row,
      proven,
      tests: passed.map(({ file, title }) => ({ file, title })),
      reason: proven ? undefined : reasonOf(reasons.get(row.id), named, failed),
    };
  });
}

/** The rows as above. `command` names the command of CI that proves a row where `npm test` does not. */
export function proveRowsByCommand(rows, results, reasons) {
  const { examples: _, ...ofNpmTest } = results;
  const byNpmTest = new Set(proveRows(rows, ofNpmTest).flatMap(({ id, proven }) => (proven ? [id] : [])));
  return proveRows(rows, results, reasons).map((row) =>
    row.proven && !byNpmTest.has(row.id) ? { ...row, command: 'npm test -- examples' } : row,
  );
}

function reasonOf(written, named, failed) {
  if (failed.length > 0) return `a test that names it fails: ${failed[0].file}, “${failed[0].title}”`;
  if (written) return written;
  return named.length > 0 ? 'only tests that were skipped name it' : 'no test names it';
}

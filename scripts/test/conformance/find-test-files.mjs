import { readdirSync } from 'node:fs';
import { isOfSuite } from '../suite.mjs';

const SKIPPED = /^(node_modules|dist|\..*)$/;

function* filesBelow(root, folder = '') {
  for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
    if (SKIPPED.test(entry.name)) continue;
    if (entry.isDirectory()) yield* filesBelow(root, `${folder}${entry.name}/`);
    else yield `${folder}${entry.name}`;
  }
}

/**
 * The test files of the main suite by kind: `unit`, `browser` and `e2e`, as paths from the project's folder; of the
 * wide suite where `wide`. `examples` are the applications that a command of their own tries, each by its
 * `package.json`.
 */
export function findTestFiles(root, wide = false) {
  const files = [...filesBelow(root)].sort();
  const tests = files.filter((file) => isOfSuite(file, wide));
  return {
    unit: tests.filter((file) => file.endsWith('.unit.test.ts')),
    browser: tests.filter(
      (file) =>
        /^(elements|sdk|checkout-widget|testing)\/.+\.test\.tsx?$/.test(file) && !file.endsWith('.unit.test.ts'),
    ),
    e2e: tests.filter((file) => /^demo-pages\/e2e\/[^/]+\.e2e\.ts$/.test(file)),
    examples: files.filter((file) => /^examples\/[^/]+\/package\.json$/.test(file)),
  };
}

const COMMANDS = {
  unit: 'npm test -- unit, or npm test for all',
  browser: 'npm test -- browser, or npm test for all',
  e2e: 'npm test -- e2e, or npm test for all',
  examples: 'npm test -- examples, which npm test leaves out',
};

/**
 * What is missing in the reports, in words: a report of a partial run says nothing about the other files, so their rows
 * must not count as unproven. Empty when every test file was run.
 */
export function missingReports(results, testFiles) {
  return Object.entries(testFiles).flatMap(([kind, files]) => {
    const reported = new Set((results[kind] ?? []).map(({ file }) => file));
    const missing = files.filter((file) => !reported.has(file));
    if (missing.length === 0) return [];
    const command = `run ${COMMANDS[kind]}`;
    if (missing.length === files.length) return [`There is no report of the ${kind} tests: ${command}.`];
    const some = missing.slice(0, 3).join(', ');
    return [
      `The report of the ${kind} tests lacks ${missing.length} of ${files.length} files ` +
        `(${some}${missing.length > 3 ? ', …' : ''}): ${command}.`,
    ];
  });
}

/** The same results with each file as a path from the project's folder, wherever the run was made. */
export function inThisFolder(results, testFiles) {
  const known = Object.values(testFiles).flat();
  const pathOf = (file) =>
    known.find((path) => path === file || file.endsWith(`/${path}`)) ?? file.replace(/^.*\/(?=scripts\/)/, '');
  const paths = new Map();
  const once = (file) => paths.get(file) ?? paths.set(file, pathOf(file)).get(file);
  return Object.fromEntries(
    Object.entries(results).map(([kind, list]) => [
      kind,
      list.map((result) => ({ ...result, file: once(result.file) })),
    ]),
  );
}

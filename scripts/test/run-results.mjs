import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

function unitResults(file) {
  const report = readJson(file);
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.length === 0 && file.status === 'failed'
      ? [{ file: file.name, title: file.name, status: 'failed', message: file.message }]
      : file.assertionResults.map(({ fullName, status, meta, failureMessages }) => ({
          file: file.name,
          title: fullName,
          status: status === 'passed' || status === 'failed' ? status : 'skipped',
          rows: meta?.rows ?? [],
          message: failureMessages?.[0],
        })),
  );
}

function endToEndResults(file, rowsFile) {
  const rowsOf = readJson(rowsFile) ?? {};
  const flatten = (suite, prefix) => [
    ...(suite.specs ?? []).map((spec) => ({
      file: `demo-pages/e2e/${spec.file}`,
      title: `${prefix}${spec.title}`,
      status: spec.tests.every((test) => test.status === 'skipped') ? 'skipped' : spec.ok ? 'passed' : 'failed',
      rows: rowsOf[`${spec.file} › ${prefix}${spec.title}`] ?? [],
      message: spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error.message,
    })),
    ...(suite.suites ?? []).flatMap((inner) => flatten(inner, `${prefix}${inner.title} › `)),
  ];
  return (readJson(file)?.suites ?? []).flatMap((suite) => flatten(suite, ''));
}

/**
 * Every test of the last runs: its file, title, result (passed, failed or skipped), the rows that its assertions
 * name, and the message of its failure, by kind.
 */
export function runResults(folder = '.reports') {
  return {
    unit: unitResults(`${folder}/unit.json`),
    package: unitResults(`${folder}/package.json`),
    browser: readJson(`${folder}/browser.json`) ?? [],
    e2e: endToEndResults(`${folder}/e2e.json`, `${folder}/e2e-rows.json`),
    examples: readJson(`${folder}/examples.json`) ?? [],
  };
}

export function countByStatus(results) {
  const count = (status) => results.filter((result) => result.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/**
 * The failed tests of all kinds, each with the first lines of its message: read where only the end of a log is shown.
 */
export function describeFailures(results) {
  return Object.entries(results).flatMap(([kind, list]) =>
    list
      .filter(({ status }) => status === 'failed')
      .map(({ file, title, message = '' }) => {
        const lines = stripVTControlCharacters(message).split('\n').slice(0, 12);
        return [`✗ ${kind}: ${file}: ${title}`, ...lines.map((line) => `    ${line.slice(0, 200)}`)].join('\n');
      }),
  );
}

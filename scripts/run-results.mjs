import { existsSync, readFileSync } from 'node:fs';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

function unitResults(file) {
  const report = readJson(file);
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.length === 0 && file.status === 'failed'
      ? [{ file: file.name, title: file.name, status: 'failed' }]
      : file.assertionResults.map(({ fullName, status, meta }) => ({
          file: file.name,
          title: fullName,
          status: status === 'passed' || status === 'failed' ? status : 'skipped',
          rows: meta?.rows ?? [],
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
    })),
    ...(suite.suites ?? []).flatMap((inner) => flatten(inner, `${prefix}${inner.title} › `)),
  ];
  return (readJson(file)?.suites ?? []).flatMap((suite) => flatten(suite, ''));
}

/**
 * Every test of the last runs: its file, title, result (passed, failed or skipped) and the rows that its assertions
 * name, by kind.
 */
export function runResults(folder = '.reports') {
  return {
    unit: unitResults(`${folder}/unit.json`),
    package: unitResults(`${folder}/package.json`),
    browser: readJson(`${folder}/browser.json`) ?? [],
    e2e: endToEndResults(`${folder}/e2e.json`, `${folder}/e2e-rows.json`),
  };
}

export function countByStatus(results) {
  const count = (status) => results.filter((result) => result.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

import { existsSync, readFileSync } from 'node:fs';

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

function unitResults() {
  const report = readJson('.reports/unit.json');
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.length === 0 && file.status === 'failed'
      ? [{ title: file.name, status: 'failed' }]
      : file.assertionResults.map(({ fullName, status }) => ({
          title: fullName,
          status: status === 'passed' || status === 'failed' ? status : 'skipped',
        })),
  );
}

function endToEndResults() {
  const flatten = (suite, prefix) => [
    ...(suite.specs ?? []).map((spec) => ({
      title: `${prefix}${spec.title}`,
      status: spec.tests.every((test) => test.status === 'skipped') ? 'skipped' : spec.ok ? 'passed' : 'failed',
    })),
    ...(suite.suites ?? []).flatMap((inner) => flatten(inner, `${prefix}${inner.title} › `)),
  ];
  return (readJson('.reports/e2e.json')?.suites ?? []).flatMap((suite) => flatten(suite, ''));
}

/** Every test title of the last runs with its outcome: passed, failed or skipped. */
export function runResults() {
  return {
    unit: unitResults(),
    browser: readJson('.reports/browser.json') ?? [],
    e2e: endToEndResults(),
  };
}

export function countByStatus(results) {
  const count = (status) => results.filter((result) => result.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

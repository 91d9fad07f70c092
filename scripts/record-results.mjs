import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function flatten(suite, prefix = '') {
  if (!suite) return [];
  const own = suite.tests.map((test) => ({
    title: `${prefix}${test.name}`,
    status: test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed',
  }));
  return [...own, ...suite.suites.flatMap((inner) => flatten(inner, `${prefix}${inner.name} › `))];
}

/** A test-runner reporter that leaves every test with its file and outcome in a file, for the totals and the conformance report. */
export function recordResults(file) {
  return {
    stop({ sessions }) {
      const results = [];
      for (const session of sessions) {
        const file = session.testFile;
        results.push(...flatten(session.testResults).map((result) => ({ file, ...result })));
        if (!session.passed && session.errors.length > 0) results.push({ file, title: file, status: 'failed' });
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(results));
    },
  };
}

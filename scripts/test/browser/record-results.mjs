import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

function* testsIn(suite, path = []) {
  if (!suite) return;
  for (const test of suite.tests) yield { ...test, path: [...path, test.name] };
  for (const inner of suite.suites) yield* testsIn(inner, [...path, inner.name]);
}

const statusOf = ({ skipped, passed }) => (skipped ? 'skipped' : passed ? 'passed' : 'failed');

/**
 * A test-runner reporter that writes every test with its source file, its result and the rows that its assertions
 * proved into a file, for the totals and the conformance report. A page that failed outside its tests counts as a
 * failed test.
 */
export function recordResults(reportFile, sources, rowsOf) {
  return {
    stop({ sessions }) {
      const results = [...sessions].flatMap((session) => {
        const file = sources.get(session.testFile) ?? session.testFile;
        const tests = [...testsIn(session.testResults)].map((test) => ({
          file,
          title: test.path.join(' › '),
          status: statusOf(test),
          duration: test.duration,
          rows: rowsOf(session.id, test.path),
          message: test.error?.message,
        }));
        const isBroken = !session.passed && !tests.some(({ status }) => status === 'failed');
        return isBroken
          ? [...tests, { file, title: file, status: 'failed', message: session.errors?.[0]?.message }]
          : tests;
      });
      mkdirSync(dirname(reportFile), { recursive: true });
      writeFileSync(reportFile, JSON.stringify(results));
    },
  };
}

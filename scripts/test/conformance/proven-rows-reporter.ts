import { writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { ROW_ID } from '../../../testing/row-id.mjs';

function* passedAssertions(steps: TestStep[]): Generator<string> {
  for (const step of steps) {
    if (step.category === 'expect' && !step.error) yield step.title;
    yield* passedAssertions(step.steps);
  }
}

/** Writes the requirement rows that the passed assertions of each end-to-end test name, by its file and title. */
export default class ProvenRowsReporter implements Reporter {
  readonly #rows: Record<string, string[]> = {};
  readonly #outputFile: string;

  constructor({ outputFile }: { outputFile: string }) {
    this.#outputFile = outputFile;
  }

  onTestEnd(test: TestCase, { status, steps }: TestResult): void {
    if (status !== 'passed') return;
    const rows = [...passedAssertions(steps)].flatMap((title) => title.match(ROW_ID) ?? []);
    const [, , file, ...title] = test.titlePath();
    const key = `${file} › ${title.join(' › ')}`;
    if (rows.length > 0) this.#rows[key] = [...new Set([...(this.#rows[key] ?? []), ...rows])];
  }

  onEnd(): void {
    writeFileSync(this.#outputFile, JSON.stringify(this.#rows));
  }
}

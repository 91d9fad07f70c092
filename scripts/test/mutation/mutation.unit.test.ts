import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareAccepted, readAccepted, rowOf } from './accepted.mjs';
import { mutants as guards } from './guard-mutants.mjs';
import { countMutants, readMutants, survivorsOf } from './read-report.mjs';
import { forgetUnchecked, noteUnchecked, openUnchecked, withdrawUnchecked } from './unchecked.mjs';
import { mutationPage } from './write-table.mjs';

const SOURCE = 'const a = 1;\nif (a > 0) {\n  run();\n}\n';
const mutant = (
  status: string,
  startLine: number,
  start: number,
  endLine: number,
  end: number,
  replacement: string,
) => ({
  status,
  replacement,
  location: { start: { line: startLine, column: start }, end: { line: endLine, column: end } },
});
const report = {
  files: {
    'a.ts': {
      source: SOURCE,
      mutants: [
        mutant('Killed', 2, 5, 2, 10, 'a >= 0'),
        mutant('Survived', 2, 5, 2, 10, 'true'),
        mutant('NoCoverage', 2, 12, 4, 2, '{}'),
        mutant('Timeout', 1, 11, 1, 12, '2'),
        mutant('RuntimeError', 1, 11, 1, 12, '3'),
      ],
    },
  },
};
const mutants = readMutants(report);
const survivors = survivorsOf(mutants);
const accepted = readAccepted(
  `file\tline\tcode\tmutant\treason\n${rowOf(survivors[0])}Equivalent: a is 1.\n${rowOf(survivors[1])}\n`,
);

describe('a report', () => {
  it('says what each mutant puts in place of what', () => {
    expect(mutants[0]).toMatchObject({ file: 'a.ts', line: 'if (a > 0) {', from: 'a > 0', to: 'a >= 0' });
    expect(mutants[2]).toMatchObject({ from: '{ run(); }', to: '{}', lineNumber: 2 });
  });

  it('counts what the tests noticed, without mutants that cannot run', () => {
    expect(countMutants(mutants)).toEqual({ total: 4, killed: 1, survived: 1, noCoverage: 1, timeout: 1, score: 50 });
  });
});

describe('a mutant that was noticed in a thread that broke afterwards', () => {
  it('counts as survived until it is confirmed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'haven-mutants-'));
    const file = join(folder, 'report.json');
    const statuses = () => JSON.parse(readFileSync(file, 'utf8')).files['a.ts'].mutants.map((each) => each.status);
    writeFileSync(
      file,
      JSON.stringify({ files: { 'a.ts': { mutants: ['1', '2'].map((id) => ({ id, status: 'Killed' })) } } }),
    );
    openUnchecked(join(folder, 'unchecked'));
    noteUnchecked('1');
    noteUnchecked('2');
    forgetUnchecked(['1']);
    withdrawUnchecked(file);
    expect(statuses()).toEqual(['Killed', 'Survived']);
  });
});

describe('survivors', () => {
  it('need a reason each', () => {
    const { unexplained, stale } = compareAccepted(survivors, accepted, ['a.ts']);
    expect(unexplained.map(({ to }: { to: string }) => to)).toEqual(['{}']);
    expect(stale).toEqual([]);
  });

  it('that are noticed by now must leave the list, those of other rooms stay', () => {
    expect(compareAccepted([], accepted, ['a.ts']).stale).toHaveLength(2);
    expect(compareAccepted([], accepted, ['b.ts']).stale).toEqual([]);
  });
});

describe('the page', () => {
  const rooms = [{ name: 'one' }, { name: 'two' }];
  const counts = countMutants(mutants);

  it('keeps the lines of the rooms that did not run, and never rounds a score up', () => {
    const first = mutationPage('', rooms, accepted, 'one', counts);
    const page = mutationPage(first, rooms, accepted, 'two', { ...counts, score: 89.99 });
    expect(page).toContain('| one | 4 | 1 | 1 | 1 | 1 | 50.0 % |\n| two | 4 | 1 | 1 | 1 | 1 | 89.9 % |\n');
    expect(page).toContain('| a.ts | `a > 0` | `true` | Equivalent: a is 1. |');
  });
});

it.each(guards)('the guard that npm test -- mutants removes for “%s” is in %s', (_, file, guard) => {
  expect(readFileSync(file, 'utf8')).toContain(guard);
});

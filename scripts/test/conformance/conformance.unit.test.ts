import { describe, expect, it } from 'vitest';
import { ROW_ID } from '../../../testing/row-id.mjs';
import { crowdedTitles, crowdedTitlesIn } from './crowded-titles.mjs';
import { findTestFiles, inThisFolder, missingReports } from './find-test-files.mjs';
import { proveRows, proveRowsByCommand } from './prove-rows.mjs';
import { readRows } from './read-rows.mjs';
import { writeCounts, writeReport } from './write-reports.mjs';

// Row ids that no specification has, so that these tests prove no rows.
const row = (id: string, area = 'rules') => ({
  table: 'website',
  id,
  area,
  kind: 'rule',
  requirement: `Says <${id}>.`,
});
const ID = ['W', '0.00'].join('');
const OTHER = ['W', '0.01'].join('');
const test = (title: string, status = 'passed', file = 'a.unit.test.ts') => ({ file, title, status });
/** A test whose assertions proved these rows. */
const asserting = (title: string, ...rows: string[]) => ({ ...test(title), rows });
const prove = (...tests: object[]) => proveRows([row(ID)], { unit: tests })[0];

describe('proveRows', () => {
  it.each([
    ['no test', [], false, 'no test names it'],
    ['a test of another row', [test(`a [${OTHER}]`)], false, 'no test names it'],
    ['a test that passes', [test(`a [${ID}]`)], true, undefined],
    ['a test that is skipped', [test(`a [${ID}]`, 'skipped')], false, 'only tests that were skipped name it'],
    ['one that passes and one that is skipped', [test(`a [${ID}]`), test(`b [${ID}]`, 'skipped')], true, undefined],
    [
      'one that passes and one that fails',
      [test(`a [${ID}]`), test(`b [${ID}]`, 'failed')],
      false,
      'a test that names it fails: a.unit.test.ts, “b”',
    ],
    [
      'one that fails in one project alone',
      [test(`a [${ID}]`), test(`a [${ID}]`, 'failed')],
      false,
      'a test that names it fails: a.unit.test.ts, “a”',
    ],
  ])('judges by %s', (_what, tests, proven, reason) => {
    expect(prove(...tests)).toMatchObject({ proven, reason });
  });

  it('counts a row that a passed assertion names, and one that stands in the title too only once', () => {
    expect(prove(asserting('a', ID, OTHER))).toMatchObject({ proven: true, tests: [{ title: 'a' }] });
    expect(prove(asserting(`a [${ID}]`, ID))?.tests).toHaveLength(1);
    expect(prove(asserting('a', OTHER))).toMatchObject({ proven: false });
  });

  it('names each test once, in order, without the ids', () => {
    const found = prove(
      test(`z [${ID}] [${OTHER}]`),
      test(`b [${ID}] c`),
      test(`b [${ID}] c`),
      test(`x (${ID})`, 'passed', '0'),
    );
    expect(found?.tests).toEqual([
      { file: '0', title: `x (${ID})` },
      { file: 'a.unit.test.ts', title: 'b c' },
      { file: 'a.unit.test.ts', title: 'z' },
    ]);
  });

  it('gives the written reason of a row without a test, and no reason for a failure', () => {
    const reasons = new Map([[ID, 'needs a device']]);
    expect(proveRows([row(ID)], {}, reasons)[0]?.reason).toBe('needs a device');
    expect(proveRows([row(ID)], { unit: [test(`a [${ID}]`, 'failed')] }, reasons)[0]?.reason).toContain('fails');
  });
});

describe('a row that npm test does not prove', () => {
  const rows = [row(ID), row(OTHER)];
  const results = { unit: [test(`a [${ID}]`)], examples: [test(`b [${ID}] [${OTHER}]`, 'passed', 'e')] };

  it('names the command that does', () => {
    const proven = proveRowsByCommand(rows, results);
    expect(proven.map((each) => [each.proven, each.command])).toEqual([
      [true, undefined],
      [true, 'npm test -- examples'],
    ]);
  });

  it('is listed with its command, and counts apart', () => {
    const text = writeCounts(proveRowsByCommand(rows, results));
    expect(text).toContain('**`npm test` proves 1 of 2 rows.**');
    expect(text).toContain(`| ${OTHER} | \`npm test -- examples\` | Says \\<${OTHER}\\>. |`);
    expect(text).toContain('| rules | 2 | 1 | 1 | 0 |');
    const byNpmTest = writeCounts(proveRowsByCommand(rows.slice(0, 1), results));
    expect(byNpmTest).toContain('**`npm test` proves 1 of 1 rows.**');
    expect(byNpmTest).not.toContain('test:examples` |');
  });
});

describe('missingReports', () => {
  const files = { unit: ['a.unit.test.ts', 'b.unit.test.ts'], browser: ['c.test.ts'], e2e: [], examples: [] };

  it('says which report is not there, and which is of some files alone', () => {
    expect(missingReports({ unit: [test('a')], browser: [] }, files)).toEqual([
      'The report of the unit tests lacks 1 of 2 files (b.unit.test.ts): run npm test -- unit, or npm test for all.',
      'There is no report of the browser tests: run npm test -- browser, or npm test for all.',
    ]);
  });

  it('asks for the examples by their own command, one by one', () => {
    const example = (name: string) => test('opens', 'passed', `examples/${name}/package.json`);
    const { examples } = findTestFiles('.');
    expect(examples).toContain('examples/vue/package.json');
    expect(missingReports({ examples: examples.slice(1).map((file) => ({ file })) }, { examples })).toEqual([
      expect.stringContaining(`1 of ${examples.length} files (${examples[0]}): run npm test -- examples`),
    ]);
    expect(missingReports({ examples: [example('vue')] }, { examples: ['examples/vue/package.json'] })).toEqual([]);
  });

  it('is content when every file was run, wherever that was', () => {
    const results = {
      unit: [test('a', 'passed', '/elsewhere/a.unit.test.ts'), test('b', 'failed', '/elsewhere/b.unit.test.ts')],
      browser: [test('c', 'passed', 'c.test.ts')],
    };
    expect(missingReports(inThisFolder(results, files), files)).toEqual([]);
    expect(missingReports(results, files)).toHaveLength(1);
  });
});

const rows = proveRows([row(ID), row(OTHER, 'page')], { unit: [test(`shows <a> [${ID}]`)] });

describe('writeCounts', () => {
  it('counts rows, proven and unproven, by specification and area', () => {
    const text = writeCounts(rows);
    expect(text).toContain('**`npm test` proves 1 of 2 rows.**');
    expect(text).toContain('| The charity website | 2 | 1 | 0 | 1 |');
    expect(text).toContain('| rules | 1 | 1 | 0 | 0 |');
    expect(text).toContain('| page | 1 | 0 | 0 | 1 |');
    expect(text).toContain('| Donations and regular giving | 0 | 0 | 0 | 0 |');
  });
});

describe('writeReport', () => {
  const report = writeReport(rows);

  it('names the tests of each row', () => {
    expect(report.get('website.md')).toContain('- shows \\<a\\>  \n  `a.unit.test.ts`');
  });

  it('lists what is not proven with its reason', () => {
    const line = `- **${OTHER}** (website, page) Says \\<${OTHER}\\>.  \n  no test names it.`;
    expect(report.get('unproven.md')).toContain(line);
  });

  it('writes the same for the same results, in whatever order they came', () => {
    const tests = [test(`a [${ID}]`), test(`b [${ID}]`)];
    const write = (list: object[]) => [...writeReport(proveRows([row(ID)], { unit: list }))];
    expect(write(tests.toReversed())).toEqual(write(tests));
  });
});

describe('the tables', () => {
  const rows = readRows('docs/requirements');

  it('hold every row once, with an id that tests can name', () => {
    const ids = rows.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id: string) => id.match(ROW_ID)?.[0] !== id)).toEqual([]);
    expect(ids).toHaveLength(1144);
  });

  it.each([
    ['donations', 'D', 44],
    ['provider', 'P', 20],
    ['authors', 'A', 26],
    ['supporters', 'M', 1],
    ['giving', 'G', 1],
  ])('count %s as a table of its own, with ids of letter %s', (table, letter, count) => {
    const own = rows.filter((row: { table: string }) => row.table === table);
    expect(own).toHaveLength(count);
    expect(own.every(({ id }: { id: string }) => id.startsWith(letter))).toBe(true);
    const [first] = own;
    expect(proveRows([first], { unit: [test(`a [${first.id}]`)] })[0]).toMatchObject({ proven: true });
    expect(proveRows([first], { unit: [test('a')] })[0]).toMatchObject({ proven: false });
  });
});

describe('titles', () => {
  it('name at most three rows: of more, each stands at its assertion', () => {
    expect(crowdedTitlesIn([true, false].flatMap((wide) => Object.values(findTestFiles('.', wide)).flat()))).toEqual(
      [],
    );
  });

  it.each([
    ['it', "('does it", 1],
    ['it.each([[1]])', '("does %s', 1],
    ['test.skip', '(`does it', 1],
    ['expect', "('does it", 0],
  ])('are found behind %s', (call, opening, found) => {
    const ids = [0, 1, 2, 3].map((number) => ['W0.0', number].join(''));
    const quote = opening[1] as string;
    expect(crowdedTitles(`${call}${opening} [${ids.join('] [')}]${quote}, () => {});`)).toHaveLength(found);
    expect(crowdedTitles(`${call}${opening} [${ids.slice(1).join('] [')}]${quote}, () => {});`)).toEqual([]);
  });
});

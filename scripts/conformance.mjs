import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findTestFiles, inThisFolder, missingReports } from './conformance/find-test-files.mjs';
import { proveRows } from './conformance/prove-rows.mjs';
import { readReasons, readRows } from './conformance/read-rows.mjs';
import { writeReports } from './conformance/write-reports.mjs';
import { runResults } from './run-results.mjs';

// node scripts/conformance.mjs            writes docs/conformance.md and docs/conformance/<specification>.md
// node scripts/conformance.mjs --check    fails when they do not say what the reports say, and writes nothing
// node scripts/conformance.mjs <area>…    lists the rows of these areas that are not proven, and writes nothing
// --reports=<folder>                      reads the reports of a run that stood elsewhere, else .reports
process.chdir(new URL('..', import.meta.url).pathname);
const options = process.argv.slice(2);
const areas = options.filter((option) => !option.startsWith('--'));
const folder = options.find((option) => option.startsWith('--reports='))?.slice('--reports='.length);

const testFiles = findTestFiles('.');
const results = inThisFolder(runResults(folder), testFiles);
const missing = missingReports(results, testFiles);
for (const line of missing) console.error(line);
if (missing.length > 0 && areas.length === 0) {
  console.error('Nothing is counted: rows that tests of these files prove would stand as unproven.');
  process.exit(2);
}

const rows = proveRows(readRows('docs/requirements'), results, readReasons('docs/conformance/reasons.tsv'));
const open = rows.filter(({ proven }) => !proven);

if (areas.length > 0) {
  for (const row of open) {
    if (areas.some((area) => [row.area, row.table, `${row.table}/${row.area}`].includes(area)))
      console.log(`${row.id} (${row.table}/${row.area}, ${row.kind}) ${row.requirement}\n  ${row.reason}`);
  }
} else {
  mkdirSync('docs/conformance', { recursive: true });
  for (const [name, text] of writeReports(rows)) {
    const file = `docs/${name}`;
    if (options.includes('--check')) {
      if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
      console.error(`${file} does not say what the last run of the tests says: run npm run conformance.`);
      process.exitCode = 1;
    } else writeFileSync(file, text);
  }
  for (const { id, table, area, reason } of open) console.log(`${id} (${table}/${area}): ${reason}`);
}
console.log(`rows proven by passing tests: ${rows.length - open.length} of ${rows.length}`);
if (missing.length > 0) console.log('This count is of the reports that are there alone.');

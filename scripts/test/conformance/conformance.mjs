import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { runResults } from '../run-results.mjs';
import { findTestFiles, inThisFolder, missingReports } from './find-test-files.mjs';
import { proveRowsByCommand } from './prove-rows.mjs';
import { readReasons, readRows } from './read-rows.mjs';
import { writeCounts, writeReport } from './write-reports.mjs';

// npm run check -- conformance            writes the counts into docs/conformance.md and the report of the run
// npm run check -- conformance --check    writes the report, and fails when docs/conformance.md has other counts
// npm run check -- conformance <area>…    lists the unproven rows of these areas or tables, and writes nothing
// --reports=<folder>                      reads the reports of a run in another folder instead of .reports
// The report goes to .reports/conformance/, which git ignores.
const COUNTS = 'docs/conformance.md';
const REPORT = '.reports/conformance';
process.chdir(new URL('../../..', import.meta.url).pathname);
const options = process.argv.slice(2);
const areas = options.filter((option) => !option.startsWith('--'));
const folder = options.find((option) => option.startsWith('--reports='))?.slice('--reports='.length);

const testFiles = findTestFiles('.');
const results = inThisFolder(runResults(folder), testFiles);
const missing = missingReports(results, testFiles);
for (const line of missing) console.error(line);
if (missing.length > 0 && areas.length === 0) {
  console.error('Nothing is counted: rows that tests of these files prove would count as unproven.');
  process.exit(2);
}

const rows = proveRowsByCommand(readRows('docs/requirements'), results, readReasons('docs/requirements/unproven.tsv'));
const open = rows.filter(({ proven }) => !proven);

if (areas.length > 0) {
  for (const row of open) {
    if (areas.some((area) => [row.area, row.table, `${row.table}/${row.area}`].includes(area)))
      console.log(`${row.id} (${row.table}/${row.area}, ${row.kind}) ${row.requirement}\n  ${row.reason}`);
  }
} else {
  mkdirSync(REPORT, { recursive: true });
  for (const [name, text] of writeReport(rows)) writeFileSync(`${REPORT}/${name}`, text);
  const counts = writeCounts(rows);
  if (!options.includes('--check')) writeFileSync(COUNTS, counts);
  else if (!existsSync(COUNTS) || readFileSync(COUNTS, 'utf8') !== counts) {
    console.error(`${COUNTS} has other counts than the last run of the tests: run npm run check -- conformance.`);
    process.exitCode = 1;
  }
  for (const { id, table, area, reason } of open) console.log(`${id} (${table}/${area}): ${reason}`);
}
console.log(`rows proven by passing tests: ${rows.length - open.length} of ${rows.length}`);
if (missing.length > 0) console.log('This count covers only the reports that exist.');

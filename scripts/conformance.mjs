import { readFileSync } from 'node:fs';
import { runResults } from './run-results.mjs';

/** Rows of a requirements table: id, area, kind, requirement. */
function readRows(table) {
  const text = readFileSync(new URL(`../docs/requirements/${table}.tsv`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id, area, kind, requirement] = line.split('\t');
      return { table, id, area, kind, requirement };
    });
}

// A row counts as proven when a test that names it passed and none that names it failed.
const passed = new Set();
const failed = new Set();
for (const { title, status } of Object.values(runResults()).flat()) {
  for (const [id] of title.matchAll(/\b[WSC]\d\.\d{2,3}\b/g)) (status === 'passed' ? passed : failed).add(id);
}
const wanted = process.argv.slice(2);
const rows = ['website', 'sdk', 'checkout-widget'].flatMap(readRows);
const proven = (row) => passed.has(row.id) && !failed.has(row.id);
const areas = Map.groupBy?.(rows, (row) => `${row.table}/${row.area}`) ?? group(rows);

function group(list) {
  const map = new Map();
  for (const row of list) {
    const key = `${row.table}/${row.area}`;
    map.set(key, [...(map.get(key) ?? []), row]);
  }
  return map;
}

for (const [name, list] of areas) {
  if (wanted.length > 0 && !wanted.some((area) => name === area || name.endsWith(`/${area}`))) continue;
  console.log(`${name}: ${list.filter(proven).length} of ${list.length}`);
  if (wanted.length === 0) continue;
  for (const row of list) if (!proven(row)) console.log(`  ${row.id} (${row.kind}) ${row.requirement}`);
}
console.log(`rows proven by passing tests: ${rows.filter(proven).length} of ${rows.length}`);
if (passed.size === 0) console.log('No test results found: run npm test first.');
if (wanted.length === 0) console.log('Name areas to see what is missing: npm run conformance -- gift-cart rules');

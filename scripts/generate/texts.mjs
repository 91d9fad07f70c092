import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { folderOf, products, typesOf } from './texts/catalogues.mjs';
import {
  declarations,
  findMissing,
  findProblems,
  nextSources,
  readSources,
  staleIn,
} from './texts/check-catalogues.mjs';

// npm run texts: checks the catalogues, writes their types and sources, and lists stale translations.
// npm run texts -- keep KEY …: the English of these texts was merely corrected, so their translations stay.
const [command, ...ids] = process.argv.slice(2);
const isCorrected = (id) => command === 'keep' && ids.includes(id);

const problems = products.flatMap((product) => findProblems(product));
const stale = [];
for (const product of products) {
  const sources = nextSources(product, readSources(product), { isCorrected });
  stale.push(...staleIn(product, sources));
  writeFileSync(resolve(folderOf(product), 'sources.json'), `${JSON.stringify(sources, null, 2)}\n`);
  if (problems.length === 0) writeFileSync(typesOf(product), declarations(product));
}
for (const line of problems) console.error(line);
for (const line of products.flatMap((product) => findMissing(product))) console.log(`missing: ${line}`);
for (const line of stale) console.log(`stale: ${line}`);
if (problems.length > 0) process.exitCode = 1;

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const purposes = [
  [/^elements\/autoload\.js$/, 'Finds tags on a page and loads their blocks.'],
  [/^elements\/chunks\//, 'Code that several blocks share.'],
  [/^elements\//, 'A block of the site.'],
  [/^checkout-widget\//, 'The hosted checkout, in the merchant’s page.'],
  [/^sdk\//, 'The payments library, in the merchant’s page.'],
  [/^hosted\//, 'The hosted payment pages, on the payments origin.'],
  [/^vendor\//, 'The sandbox’s simulated wallet scripts; never in production.'],
];

function* scriptsBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* scriptsBelow(path);
    else if (entry.name.endsWith('.js')) yield path;
  }
}

/**
 * Every script that a browser may load, with purpose, size and integrity value: the inventory that PCI DSS 4.0.1
 * requirement 6.4.3 requires of payment pages. Sorted, so that equal builds give equal files.
 */
export function scriptInventory(dist) {
  return [...scriptsBelow(dist)]
    .map((path) => ({ path: relative(dist, path), content: readFileSync(path) }))
    .filter(({ path }) => purposes.some(([pattern]) => pattern.test(path)))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, content }) => ({
      path,
      purpose: purposes.find(([pattern]) => pattern.test(path))[1],
      bytes: content.length,
      gzipBytes: gzipSync(content).length,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    }));
}

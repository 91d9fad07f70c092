import { findTestFiles } from '../conformance/find-test-files.mjs';
import { isOfSuite } from '../suite.mjs';

/** The browser tests in these folders and files, or all of them. A name without tests is an error, not an empty run. */
export function selectTests(chosen) {
  const all = [true, false].flatMap((wide) => findTestFiles('.', wide).browser);
  if (chosen.length === 0) return all.filter((file) => isOfSuite(file));
  const below = (place) => all.filter((file) => file === place || file.startsWith(`${place.replace(/\/$/, '')}/`));
  for (const place of chosen) {
    if (below(place).length === 0) throw new Error(`There are no browser tests in ${place}.`);
  }
  return [...new Set(chosen.flatMap(below))];
}

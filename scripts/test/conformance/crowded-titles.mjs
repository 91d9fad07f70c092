import { readFileSync } from 'node:fs';
import { ROW_ID } from '../../../testing/row-id.mjs';

/** The maximum number of rows in a title; with more, each row belongs in the assertion that proves it. */
const MOST = 3;
const TITLE = /\b(?:it|test|describe)(?:\.\w+)*\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;
/** `it.each([…])('title'`: the title follows a table. */
const TABLE_TITLE = /\]\)\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;

/** The titles in a test file's text that name too many rows. */
export function crowdedTitles(text) {
  const titles = [...text.matchAll(TITLE), ...text.matchAll(TABLE_TITLE)].map(([, , title]) => title);
  return titles.filter((title) => new Set(title.match(ROW_ID)).size > MOST);
}

/** The same in files, each with its path. */
export const crowdedTitlesIn = (files) =>
  files.flatMap((file) => crowdedTitles(readFileSync(file, 'utf8')).map((title) => `${file}: ${title}`));

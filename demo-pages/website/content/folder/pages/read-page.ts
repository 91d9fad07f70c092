import type { Root } from 'mdast';
import type { Checked, ContentFault } from '../json-file.ts';
import { checkTags } from './check-tags.ts';
import { checkFrontMatter, type PageFacts, pageSchema, translationSchema } from './page-facts.ts';
import { nameFolderPictures } from './page-pictures.ts';
import { checkValues } from './page-values.ts';
import { parsePage } from './parse-page.ts';

/** A page in one language, checked. */
export interface PageText {
  file: string;
  title: string;
  description: string;
  path: string;
  label: string;
  picture?: string | undefined;
  alt?: string | undefined;
  tree: Root;
}

/** What a page is in all its languages: written once, in English. */
export type PagePlace = Pick<PageFacts, 'navigation' | 'countries' | 'publish' | 'unpublish'>;

export type CheckedPage = Checked<PageText & { place: PagePlace }>;

/** Reads a page of Markdown with front matter and tags, and checks it by the definitions of the tags (O2.01, O2.02). */
export async function readPage(file: string, source: string, isTranslation = false): Promise<CheckedPage> {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  try {
    return await checkedPage(file, text, isTranslation);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { faults: [{ file, line: 1, column: 1, text: 'the page has too much within each other: make it flatter' }] };
  }
}

async function checkedPage(file: string, source: string, isTranslation: boolean): Promise<CheckedPage> {
  const { tree, faults } = parsePage(file, source);
  if (!tree) return { faults };
  nameFolderPictures(tree);
  const head = tree.children.find(({ type }) => type === 'yaml');
  if (head?.type !== 'yaml') {
    const advice = 'the page has no front matter: begin with ---, title, description, path and ---';
    return { faults: [{ file, line: 1, column: 1, text: advice }, ...faults] };
  }
  const firstLine = (head.position?.start.line ?? 1) + 1;
  const facts = checkFrontMatter(file, head.value, firstLine, isTranslation ? translationSchema : pageSchema);
  const all: ContentFault[] = [
    ...faults,
    ...facts.faults,
    ...(await checkTags(file, source, tree)),
    ...checkValues(file, tree),
  ];
  if (all.length > 0 || !facts.value) return { faults: all.toSorted((a, b) => a.line - b.line || a.column - b.column) };
  const { title, description, path, picture, alt, ...place } = facts.value;
  const label = place.navigation?.label ?? title;
  return { value: { file, title, description, path, label, picture, alt, tree, place: place as PagePlace } };
}

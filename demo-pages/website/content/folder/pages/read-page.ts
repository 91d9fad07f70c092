import type { Root } from 'mdast';
import type * as z from 'zod';
import type { Checked, ContentFault } from '../json-file.ts';
import { checkTags } from './check-tags.ts';
import { linksOf, type TextLinks } from './dead-links.ts';
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
  links: TextLinks;
}

/** What a page is in all its languages: written once, in English. */
export type PagePlace = Pick<PageFacts, 'navigation' | 'countries' | 'publish' | 'unpublish'>;

export type CheckedPage = Checked<PageText & { place: PagePlace }>;

/** Reads a page of Markdown with front matter and tags, and checks it by the definitions of the tags (O2.01, O2.02). */
export async function readPage(file: string, source: string, isTranslation = false): Promise<CheckedPage> {
  const { value, faults } = await readMarkdown(file, source, isTranslation ? translationSchema : pageSchema);
  if (!value) return { faults };
  const { facts, tree } = value;
  const { title, description, path, picture, alt, ...place } = facts;
  const label = place.navigation?.label ?? title;
  const { links } = value;
  return { value: { file, title, description, path, label, picture, alt, tree, links, place: place as PagePlace } };
}

/** A file of Markdown: what stands above it, and its text as a checked tree and as it is written. */
export interface MarkdownFile<Facts> {
  facts: Facts;
  tree: Root;
  body: string;
  links: TextLinks;
}

/** Reads a file of Markdown whose front matter has this schema. */
export async function readMarkdown<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): Promise<Checked<MarkdownFile<z.output<Schema>>>> {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  try {
    return await checkedMarkdown(file, text, schema);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { faults: [{ file, line: 1, column: 1, text: 'the page has too much within each other: make it flatter' }] };
  }
}

async function checkedMarkdown<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
): Promise<Checked<MarkdownFile<z.output<Schema>>>> {
  const { tree, links, faults } = await readTree(file, source);
  if (!tree) return { faults };
  const head = tree.children.find(({ type }) => type === 'yaml');
  if (head?.type !== 'yaml') {
    const advice = 'there is no front matter: begin with ---, lines such as title: …, and ---';
    return { faults: [{ file, line: 1, column: 1, text: advice }, ...faults] };
  }
  const firstLine = (head.position?.start.line ?? 1) + 1;
  const facts = checkFrontMatter(file, head.value, firstLine, schema);
  const all = [...faults, ...facts.faults];
  if (all.length > 0 || !facts.value) return { faults: all.toSorted((a, b) => a.line - b.line || a.column - b.column) };
  const body = source.slice(head.position?.end.offset).trim();
  return { value: { facts: facts.value, tree, body, links } };
}

interface ReadTree {
  tree?: Root;
  links: TextLinks;
  faults: ContentFault[];
}

/** Of a folder that is read again only what has changed is parsed: a page takes some 8 ms. */
const known = new Map<string, { source: string; read: Promise<ReadTree> }>();

function readTree(file: string, source: string): Promise<ReadTree> {
  const before = known.get(file);
  if (before?.source === source) return before.read;
  const read = checkTree(file, source);
  known.set(file, { source, read });
  return read;
}

async function checkTree(file: string, source: string): Promise<ReadTree> {
  const { tree, faults } = parsePage(file, source);
  if (!tree) return { links: linksOf(file, { type: 'root', children: [] }), faults };
  nameFolderPictures(tree);
  const all = [...faults, ...(await checkTags(file, source, tree)), ...checkValues(file, tree)];
  return { tree, links: linksOf(file, tree), faults: all };
}

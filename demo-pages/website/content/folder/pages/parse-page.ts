import type { Nodes, Parents, Root } from 'mdast';
import { type CompileContext, fromMarkdown, type Token } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { type MdxJsxFlowElement, type MdxJsxTextElement, mdxJsxFromMarkdown } from 'mdast-util-mdx-jsx';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import { mdxJsx } from 'micromark-extension-mdx-jsx';
import type { Point } from 'unist';
import type { ContentFault } from '../json-file.ts';
import { comments, commentsFromMarkdown } from './html-comment.ts';
import { OF_TEXT, safeElements, VOID } from './safe-markup.ts';

/** A tag in a page: one of ours or an element of HTML. */
export type Tag = MdxJsxFlowElement | MdxJsxTextElement;
export const isTag = (node: Nodes): node is Tag =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Runs of backticks cost square time: 0.8 s at 100 kB, 6 s at 400 kB. */
const MOST_BYTES = 100_000;
const MOST_FAULTS = 40;
/** A page is read again after each fault: a large one less often. */
const MOST_READ = 200_000;
const DEEPEST = 100;
const HTML_OFF = { disable: { null: ['codeIndented', 'autolink', 'htmlFlow', 'htmlText'] } };

const tags = mdxJsxFromMarkdown();
/** HTML writes elements without content without a slash, and so do authors. */
function closeVoid(this: CompileContext, token: Token): undefined {
  const tag = this.data.mdxJsxTag;
  if (tag && !tag.close && tag.name && VOID.has(tag.name)) tag.selfClosing = true;
  tags.exit?.[token.type]?.call(this, token);
}
const OPTIONS = {
  // The last one is tried first.
  extensions: [gfmTable(), gfmFootnote(), frontmatter(['yaml']), mdxJsx(), comments, HTML_OFF],
  mdastExtensions: [
    gfmTableFromMarkdown(),
    gfmFootnoteFromMarkdown(),
    frontmatterFromMarkdown(['yaml']),
    { ...tags, exit: { ...tags.exit, mdxJsxFlowTag: closeVoid, mdxJsxTextTag: closeVoid } },
    commentsFromMarkdown,
  ],
};

interface MarkupError extends Error {
  reason: string;
  source?: string;
  ruleId?: string;
  place?: Point | { start: Point; end: Point };
}

/** Reads a page's Markdown with tags. Every fault of its markup is told, with its place. */
export function parsePage(file: string, source: string): { tree?: Root; faults: ContentFault[] } {
  if (Buffer.byteLength(source) > MOST_BYTES)
    return {
      faults: [{ file, line: 1, column: 1, text: `the page is larger than ${MOST_BYTES / 1000} kB: divide it` }],
    };
  const faults: ContentFault[] = [];
  let text = source;
  while (faults.length < MOST_FAULTS && faults.length * text.length <= MOST_READ) {
    try {
      const tree = fromMarkdown(text, OPTIONS);
      tidy(tree);
      return { tree, faults };
    } catch (error) {
      const { reason, source: by, place } = error as MarkupError;
      if (!by?.includes('mdx-jsx')) throw error;
      const at = placeOf(reason, place);
      faults.push({ file, line: at.line, column: at.column, text: adviceOf(reason) });
      // Another sign of the same width in the place of the tag's `<`, so that what follows keeps its place.
      const offset = text.lastIndexOf('<', Math.min(offsetOf(text, at), text.length - 1));
      if (offset < 0) break;
      text = `${text.slice(0, offset)}\u2039${text.slice(offset + 1)}`;
    }
  }
  return { faults };
}

type Place = Pick<Point, 'line' | 'column'>;

/** Of a missing closing tag, the place is that of the opening one, which only the sentence has. */
function placeOf(reason: string, place: MarkupError['place']): Place {
  const [, line, column] = (/^Expected (?:a|the) closing/.test(reason) && /\((\d+):(\d+)-/.exec(reason)) || [];
  if (line && column) return { line: Number(line), column: Number(column) };
  return (place && ('start' in place ? place.start : place)) ?? { line: 1, column: 1 };
}

function offsetOf(text: string, { line, column }: Place): number {
  const lines = text.split('\n').slice(0, line - 1);
  return lines.reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
}

const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/attribute value/, 'write the value in straight quotes'],
  [/before name/, 'write &lt; for the sign itself, [text](address) for a link, and tags in small letters'],
  [/closing|lazy line/i, 'close each tag where it is opened, in the same paragraph or list'],
  [/in name|attribute|after|whitespace/, 'write <tag name="value"> with straight quotes'],
];

function adviceOf(reason: string): string {
  const [what = reason] = reason.split(/, expected|; expected| \(note/);
  const advice = ADVICE.find(([shape]) => shape.test(what))?.[1] ?? 'write the tag as in its reference';
  return `${what}: ${advice}`;
}

/** Takes comments away, and paragraphs that are none: of tags alone, and within an element of text. */
function tidy(parent: Parents, depth = 0): void {
  if (depth > DEEPEST) throw new RangeError('too deep');
  const children: readonly Nodes[] = parent.children;
  const kept = children.filter(({ type }) => type !== 'html');
  parent.children = kept.flatMap((child): Nodes[] => {
    if ('children' in child) tidy(child, depth + 1);
    if (child.type !== 'paragraph') return [child];
    if (isTag(parent) && OF_TEXT.test(parent.name ?? '')) return child.children;
    return isOfTags(child, isTag(parent))
      ? child.children.flatMap((each) => (isTag(each) ? [asFlow(each)] : []))
      : [child];
  }) as never;
}

const isOfTags = ({ children }: Parents, isInTag: boolean) =>
  children.some(isTag) &&
  children.every((child) =>
    isTag(child)
      ? isInTag || !OF_TEXT.test(child.name ?? '') || child.name === 'p'
      : child.type === 'text' && child.value.trim() === '',
  );

const asFlow = (tag: Tag) => ({ ...tag, type: 'mdxJsxFlowElement' }) as MdxJsxFlowElement;

/** Whether a tag is an element of HTML that pages may have. */
export const isSafe = ({ name }: Tag): boolean => safeElements.has(name ?? '');

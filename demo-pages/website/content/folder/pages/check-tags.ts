import { type ParseError, parseTree } from 'jsonc-parser';
import type { Nodes, Parents, Root } from 'mdast';
import { type Definition, loadTagDefinitions, tagNames } from '../../../../../elements/authoring/definitions.ts';
import { didYouMean } from '../../../../../elements/authoring/did-you-mean.ts';
import { checkOutline } from '../../../../../elements/authoring/find-faults.ts';
import type { Seen } from '../../../../../elements/authoring/outline.ts';
import { attributeKind } from '../../../../../elements/runtime/attributes/attribute-parsing.ts';
import type { ContentFault } from '../json-file.ts';
import { isAllowedAddress, isAllowedPicture, isDangerous } from './addresses.ts';
import { isSafe, isTag, type Tag } from './parse-page.ts';
import { mayHave, safeElements } from './safe-markup.ts';

type Attribute = Tag['attributes'][number];
type Definitions = ReadonlyMap<string, Definition>;
type Report = (node: { position?: Nodes['position'] }, text: string) => void;

const ADDRESS = 'write a path that begins with /, or an address that begins with https://, mailto: or tel:';
const HOLDS_ADDRESS =
  /^(?:href|src|action|cite|link|poster|captions|picture|image)$|-(?:url|href|src|link|image|path)$/;
const OF_PICTURE = /^(?:poster|picture|image)$|-image$/;
const KINDS_OF_ADDRESS: ReadonlySet<string> = new Set(['address', 'image', 'film', 'endpoint', 'script']);

/**
 * Checks what stands in a page: tags by their definitions, elements and attributes of HTML by the list of safe ones,
 * addresses, headings and text alternatives.
 */
export async function checkTags(file: string, source: string, tree: Root): Promise<ContentFault[]> {
  const faults: ContentFault[] = [];
  const report: Report = ({ position }, text) => {
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    faults.push({ file, line, column, text });
  };
  const all = [...everyNode(tree)];
  const definitions = await loadTagDefinitions(all.flatMap(({ node }) => (isTag(node) && node.name) || []));
  let level = 1;
  for (const { node, parents } of all) {
    if ((node.type === 'link' || node.type === 'image' || node.type === 'definition') && !isAllowedAddress(node.url))
      report(node, `the address ${JSON.stringify(node.url.slice(0, 60))} may not stand in a page: ${ADDRESS}`);
    if ((node.type === 'image' || node.type === 'imageReference') && !node.alt?.trim())
      report(node, 'write what the picture shows between the brackets');
    if (node.type === 'heading' && !parents.some(isTag)) {
      if (node.depth === 1) report(node, 'the title of the page is its first heading: begin with ##');
      else if (node.depth > level + 1) report(node, `a level is left out: write ${'#'.repeat(level + 1)}`);
      level = node.depth;
    }
    if (isTag(node)) checkTag(node, parents, { definitions, report, source });
  }
  faults.push(...(await checkBlocks(file, tree)));
  return faults.filter(isFirst).toSorted((a, b) => a.line - b.line || a.column - b.column);
}

/** Of several faults of one kind at one place the first is enough. */
const isFirst = ({ line, column }: ContentFault, index: number, all: readonly ContentFault[]) =>
  all.findIndex((other) => other.line === line && other.column === column) === index;

function* everyNode(
  node: Nodes,
  parents: readonly Parents[] = [],
): Generator<{ node: Nodes; parents: readonly Parents[] }> {
  yield { node, parents };
  if ('children' in node) for (const child of node.children) yield* everyNode(child, [...parents, node]);
}

interface Check {
  definitions: Definitions;
  report: Report;
  source: string;
}

function checkTag(tag: Tag, parents: readonly Parents[], { definitions, report, source }: Check): void {
  const name = tag.name ?? '';
  const definition = definitions.get(name);
  if (!definition && !isSafe(tag)) {
    const meant = didYouMean(name, [...tagNames, ...safeElements]);
    report(tag, `<${name}> may not stand in a page${meant ? `; did you mean <${meant}>?` : ': remove it'}`);
    return;
  }
  if (definition && !definition.documentation.placement?.within && isInSentence(parents))
    report(tag, `<${name}> stands in a sentence: put it on lines of its own, with empty lines around it`);
  const seen = new Set<string>();
  for (const attribute of tag.attributes) {
    const place = { position: attribute.position ?? tag.position };
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) {
      report(place, 'write the value in straight quotes, not in braces');
      continue;
    }
    const value = attribute.value ?? '';
    if (seen.has(attribute.name)) report(place, `${attribute.name} is written twice: remove one`);
    seen.add(attribute.name);
    const isOwn = definition?.attributeSchemas.has(attribute.name);
    if (definition ? !isOwn && /^(?:on.*|style|is|nonce)$/i.test(attribute.name) : !mayHave(name, attribute.name))
      report(place, `<${name}> may not have ${attribute.name} in a page: remove it`);
    const kind = definition && kindOf(definition, attribute.name);
    const isJson = kind === 'json' && value.trim() !== '';
    const [broken] = isJson ? jsonFaults(attribute, source) : [];
    if (broken)
      report({ position: broken }, `${attribute.name}: this is not JSON: write names and texts in double quotes`);
    const isPicture =
      kind === 'image' || (name === 'img' && attribute.name === 'src') || OF_PICTURE.test(attribute.name);
    const isAllowed = isPicture ? isAllowedPicture : isAllowedAddress;
    const holds = HOLDS_ADDRESS.test(attribute.name) || (kind !== undefined && KINDS_OF_ADDRESS.has(kind));
    const addresses =
      attribute.name === 'srcset' ? value.split(',').map((each) => each.trim().split(/\s/)[0] ?? '') : [];
    if (holds && kind !== 'json' && kind !== 'boolean') addresses.push(value);
    if (addresses.some((each) => !isAllowed(each)) || (!isJson && isDangerous(value)))
      report(place, `the address in ${attribute.name} may not stand in a page: ${ADDRESS}`);
    if (isJson && !broken && textsOf(value).some(isDangerous))
      report(place, `an address in ${attribute.name} may not stand in a page: ${ADDRESS}`);
  }
}

/** What an attribute holds: JSON, or the meaning that its definition gives it. */
function kindOf({ attributeSchemas, documentation }: Definition, name: string): string | undefined {
  const schema = attributeSchemas.get(name);
  const notation = schema && attributeKind(schema);
  if (notation === 'json' || notation === 'boolean') return notation;
  const property = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return (documentation.kinds as Record<string, string> | undefined)?.[property];
}

const isInSentence = (parents: readonly Parents[]): boolean => {
  const nearest = parents.slice(parents.findLastIndex((node) => isTag(node) && tagNames.has(node.name ?? '')) + 1);
  return nearest.some(({ type }) => type === 'paragraph' || type === 'heading' || type === 'tableCell');
};

/** The places in the page where an attribute's JSON breaks; the tree has its text without the indentation. */
function jsonFaults(attribute: Attribute, source: string): NonNullable<Nodes['position']>[] {
  const { start, end } = attribute.position ?? {};
  const raw = source.slice(start?.offset, end?.offset);
  const from = raw.search(/["']/) + 1;
  const text = raw.slice(from, -1).replace(/&(?:quot|#34|#39|apos|amp|lt|gt);/g, (entity) => entityText(entity));
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  return errors.map(({ offset }) => {
    const before = source.slice(0, (start?.offset ?? 0) + from + offset).split('\n');
    const point = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
    return { start: point, end: point };
  });
}

/** As wide as it is written, so that places stay. */
const entityText = (entity: string) => (/quot|34/.test(entity) ? '"' : ' ').padEnd(entity.length);

function textsOf(json: string): string[] {
  const found: string[] = [];
  try {
    JSON.parse(json, (_, value: unknown) => {
      if (typeof value === 'string') found.push(value);
      return value;
    });
  } catch {
    // What is no JSON is refused by the tag's own rule.
  }
  return found;
}

/** The same rules as for markup that authors paste. */
async function checkBlocks(file: string, tree: Root): Promise<ContentFault[]> {
  const all: (Seen & { node: Nodes })[] = [];
  const see = (node: Nodes, parent: Seen | undefined): void => {
    const name = nameOf(node);
    const children = 'children' in node ? node.children : [];
    if (!name) {
      for (const child of children) see(child, parent);
      return;
    }
    const isBlock = tagNames.has(name);
    const seen = {
      node,
      // The rules ask an element only for what a script has set on it.
      element: {} as Element,
      name,
      attributes: attributesOf(node),
      parent,
      owner: parent?.isBlock ? parent : parent?.owner,
      tree: 0,
      children: [],
      text: children.map((child) => ('value' in child ? child.value : '')).join(' '),
      isBlock,
      isUnknown: isBlock,
    };
    all.push(seen);
    parent?.children.push(seen);
    for (const child of children) see(child, seen);
  };
  see(tree, undefined);
  const drafts = await checkOutline({ all, blocks: all.filter(({ isBlock }) => isBlock), page: undefined });
  return drafts.flatMap(({ severity, seen, message, advice, attribute }) => {
    const node = all.find((each) => each === seen)?.node;
    if (severity === 'advice' || !node) return [];
    const written = isTag(node) ? node.attributes.find((each) => 'name' in each && each.name === attribute) : undefined;
    const { line, column } = (written?.position ?? node.position)?.start ?? { line: 1, column: 1 };
    return [{ file, line, column, text: `${message} ${advice}`.trim() }];
  });
}

const NAMES: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  link: 'a',
  linkReference: 'a',
  image: 'img',
  imageReference: 'img',
  listItem: 'li',
  blockquote: 'blockquote',
  strong: 'strong',
  emphasis: 'em',
  table: 'table',
  tableRow: 'tr',
  tableCell: 'td',
};

function nameOf(node: Nodes): string | undefined {
  if (isTag(node)) return node.name ?? '';
  if (node.type === 'heading') return `h${node.depth}`;
  if (node.type === 'list') return node.ordered ? 'ol' : 'ul';
  return NAMES[node.type];
}

function attributesOf(node: Nodes): ReadonlyMap<string, string> {
  if (isTag(node))
    return new Map(
      node.attributes.flatMap(({ type, value, ...rest }) =>
        type === 'mdxJsxAttribute' && 'name' in rest ? [[rest.name, typeof value === 'string' ? value : '']] : [],
      ),
    );
  if (node.type === 'link') return new Map([['href', node.url]]);
  return new Map(node.type === 'image' ? [['alt', node.alt ?? '']] : []);
}

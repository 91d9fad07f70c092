import { kebabCase } from '#runtime/attributes/attribute-parsing.ts';
import { authorsContent, emptyNames } from './accessible-names.ts';
import { attributeValues, neededAttributes } from './attribute-rules.ts';
import { content, modes } from './content.ts';
import { loadTagDefinitions, tagNames } from './definitions.ts';
import { didYouMean } from './did-you-mean.ts';
import type { Finding } from './finding.ts';
import { below, isHidden, type Outline, ownersOf, type Seen, textsBelow } from './outline.ts';
import { page } from './page-needs.ts';
import { fallbackOnly, places, singles } from './places.ts';
import { readOutline } from './read-outline.ts';
import { type AuthoringRule, attributeText, type FindingDraft, forEachBlock } from './rule.ts';
import { unknownAttributes, unknownTags } from './unknown-names.ts';

/** A running carousel assigns these slot names to its slides. */
const OF_A_CAROUSEL = /^slide-\d+$/;

/** Slots that a block does not have, and slots on elements that are not direct children of it. */
const slots: AuthoringRule = function* ({ all }, definitions) {
  for (const seen of all) {
    const slot = seen.attributes.get('slot')?.trim();
    if (!slot || !seen.owner || OF_A_CAROUSEL.test(slot)) continue;
    const block = seen.parent === seen.owner ? seen.owner : undefined;
    const definition = definitions.get(seen.owner.name);
    if (!definition) continue;
    if (block && !definition.slots.has(slot)) yield noSuchSlot(seen, block.name, slot, definition.slots);
    // A deeper slot may belong to another element; a name of our block shows that it is meant for the block.
    const isDeep = !block && seen.tree === seen.owner.tree && !seen.parent?.name.includes('-');
    if (isDeep && definition.slots.has(slot)) {
      yield {
        severity: 'error',
        rule: 'slot-too-deep',
        seen,
        about: seen.owner.name,
        message: `slot="${slot}" works only on a direct child of <${seen.owner.name}>.`,
        advice: `Move the attribute to the element that is directly in <${seen.owner.name}>.`,
      };
    }
  }
};

function noSuchSlot(seen: Seen, tag: string, slot: string, names: ReadonlySet<string>): FindingDraft {
  const named = [...names].filter(Boolean);
  const suggestion = didYouMean(slot, named);
  const others = named.length > 0 ? `It has ${named.map((name) => `“${name}”`).join(', ')}.` : 'It has none.';
  return {
    severity: 'error',
    rule: 'unknown-slot',
    seen,
    about: tag,
    message: `<${tag}> has no slot “${slot}”: this is not shown.`,
    advice: suggestion ? `Did you mean “${suggestion}”?` : `Remove the slot attribute. ${others}`,
  };
}

const levelOf = (seen: Seen) => Number(/^h([1-6])$/.exec(seen.name)?.[1] ?? 0);

/** Headings in a block's content that skip a level, or are empty. */
const headings = forEachBlock(function* (block) {
  let before = 0;
  for (const seen of below(block)) {
    const level = levelOf(seen);
    const isHeading = level > 0 || attributeText(seen, 'role') === 'heading';
    if (!isHeading || seen.owner !== block || isHidden(seen)) continue;
    if (!textsBelow(seen)) {
      yield {
        severity: 'warning',
        rule: 'empty-heading',
        seen,
        about: block.name,
        message: `A heading <${seen.name}> is empty.`,
        advice: 'Write its text, or remove it.',
      };
    }
    // What is a heading by its role alone has its level elsewhere.
    if (level === 0) continue;
    if (before > 0 && level > before + 1) {
      yield {
        severity: 'warning',
        rule: 'heading-jump',
        seen,
        about: block.name,
        message: `A heading <h${level}> follows <h${before}>: a level between them is missing.`,
        advice: `Make it <h${before + 1}>. Set its size with a class.`,
      };
    }
    before = level;
  }
});

/** Ids that occur twice in one tree: labels, links and scripts find only the first. */
const duplicateIds: AuthoringRule = function* ({ all }, definitions) {
  const first = new Map<string, Seen>();
  const isUsed = (key: string, seen: Seen) => {
    const earlier = first.get(key);
    if (!earlier) first.set(key, seen);
    return earlier !== undefined;
  };
  for (const seen of all) {
    const id = seen.attributes.get('id');
    if (id && isUsed(`${seen.tree} id ${id}`, seen)) yield twice(seen, 'id', id);
    const identifier = seen.isBlock && definitions.get(seen.name)?.documentation.identifier;
    if (!identifier) continue;
    const name = kebabCase(identifier);
    const value = seen.attributes.get(name);
    if (value && isUsed(`${seen.name} ${name} ${value}`, seen)) yield twice(seen, name, value);
  }
};

const twice = (seen: Seen, name: string, value: string): FindingDraft => ({
  severity: 'error',
  rule: 'duplicate-id',
  seen,
  about: seen.isBlock ? seen.name : seen.owner?.name,
  message: `${name}="${value}" occurs more than once: a label, a link or a script finds only the first.`,
  advice: `Give this one a different ${name}.`,
});

const RULES: readonly AuthoringRule[] = [
  page,
  unknownTags,
  unknownAttributes,
  attributeValues,
  neededAttributes,
  emptyNames,
  authorsContent,
  headings,
  duplicateIds,
  slots,
  places,
  fallbackOnly,
  singles,
  content,
  modes,
];

/**
 * Finds errors in the use of blocks in a document, a shadow root or an element and explains them to the author: names
 * that do not exist, values that a block refuses, missing names and labels, places where a block cannot work. Includes
 * open shadow roots and changes nothing. In a whole document it also checks the page's language and its script.
 * Findings are in the order of the page. Rejects only when a definition cannot be loaded.
 */
export async function checkAuthoring(root: Document | ShadowRoot | Element): Promise<Finding[]> {
  const outline = readOutline(root, tagNames);
  const places = new Map(outline.all.map(({ element }, place) => [element, place]));
  return (await checkOutline(outline))
    .flatMap((draft) => findingOf(draft, outline.page?.element))
    .sort((a, b) => (places.get(a.element) ?? 0) - (places.get(b.element) ?? 0));
}

/** The same for what was read without a document: the faults by rule. */
export async function checkOutline(outline: Outline): Promise<FindingDraft[]> {
  const [first] = outline.all;
  const blocks = [...outline.blocks, ...(first ? ownersOf(first) : [])];
  const definitions = await loadTagDefinitions(blocks.map(({ name }) => name));
  return RULES.flatMap((rule) => [...rule(outline, definitions)]);
}

function findingOf({ seen, about, severity, rule, message, advice }: FindingDraft, page?: Element): Finding[] {
  const element = seen?.element ?? page;
  if (!element) return [];
  const tag = about ?? seen?.name ?? 'html';
  return [
    {
      severity,
      rule,
      tag,
      element,
      message,
      advice: advice.trim(),
      link: tagNames.has(tag) ? `/elements/${tag}` : '/elements',
    },
  ];
}

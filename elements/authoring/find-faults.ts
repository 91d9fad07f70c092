import { authorsContent, emptyNames } from './accessible-names.ts';
import { attributeValues, neededAttributes } from './attribute-rules.ts';
import { content, modes } from './content.ts';
import { loadTagDefinitions, tagNames } from './definitions.ts';
import { duplicateIds } from './duplicate-ids.ts';
import type { Finding } from './finding.ts';
import { headings } from './headings.ts';
import { ownersOf } from './outline.ts';
import { page } from './page-needs.ts';
import { fallbackOnly, places, singles } from './places.ts';
import { readOutline } from './read-outline.ts';
import type { AuthoringRule, FindingDraft } from './rule.ts';
import { slots } from './slots.ts';
import { unknownAttributes, unknownTags } from './unknown-names.ts';

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
  const [first] = outline.all;
  const blocks = [...outline.blocks, ...(first ? ownersOf(first) : [])];
  const definitions = await loadTagDefinitions(blocks.map(({ name }) => name));
  const places = new Map(outline.all.map(({ element }, place) => [element, place]));
  return RULES.flatMap((rule) => [...rule(outline, definitions)])
    .flatMap((draft) => findingOf(draft, outline.page?.element))
    .sort((a, b) => (places.get(a.element) ?? 0) - (places.get(b.element) ?? 0));
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

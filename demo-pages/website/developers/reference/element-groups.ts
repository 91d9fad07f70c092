import { ELEMENTS, type ReferenceElement } from './element-catalogue.ts';
import { TAG_GROUPS } from './tag-groups.ts';

/** Elements with a common purpose for an author. */
export interface ElementGroup {
  id: string;
  title: string;
  lead: string;
  elements: readonly ReferenceElement[];
}

const LAST = Number.POSITIVE_INFINITY;
const orderOf = ({ documentation }: ReferenceElement) => documentation.order ?? LAST;

/** Elements by the group that their definitions name, in their order; those without one come last, by name. */
export const groupElements = (elements: readonly ReferenceElement[]): readonly ElementGroup[] =>
  TAG_GROUPS.map(({ id, title, lead }) => ({
    id,
    title,
    lead,
    elements: elements
      .filter(({ documentation }) => documentation.group === id)
      .toSorted((a, b) => (orderOf(a) === orderOf(b) ? a.tag.localeCompare(b.tag) : orderOf(a) - orderOf(b))),
  })).filter(({ elements: found }) => found.length > 0);

export const GROUPS: readonly ElementGroup[] = groupElements(ELEMENTS);

/** All elements in the order of the groups, which defines "next" and "previous". */
const IN_ORDER = GROUPS.flatMap(({ elements }) => elements);

/** The neighbours of a tag in the reference. */
export function neighboursOf(tag: string): { previous?: ReferenceElement; next?: ReferenceElement } {
  const place = IN_ORDER.findIndex((element) => element.tag === tag);
  const [previous, next] = [IN_ORDER[place - 1], IN_ORDER[place + 1]];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}

/** The group that contains a tag. */
export const groupOf = (tag: string): ElementGroup | undefined =>
  GROUPS.find(({ elements }) => elements.some((element) => element.tag === tag));

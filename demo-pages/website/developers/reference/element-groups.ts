import type { Group } from '#runtime/tag-facts.ts';
import { ELEMENTS, type ReferenceElement } from './element-catalogue.ts';

/** What an author wants to do: a tag's definition names its group. */
interface TagGroup {
  id: Group;
  /** The wish, in the reference and in the list of the block preview. */
  title: string;
  lead: string;
}

const PURPOSES: Readonly<Record<Group, Omit<TagGroup, 'id'>>> = {
  guide: {
    title: 'Guide people through the site',
    lead: 'The head of every page, and the strips above it that ask for attention.',
  },
  stories: {
    title: 'Tell stories',
    lead: 'Pictures, voices and films that say what a gift does.',
  },
  giving: {
    title: 'Encourage a gift',
    lead: 'Figures, deadlines and choices around a donation, and a way to pass the page on.',
  },
  find: {
    title: 'Help people find things',
    lead: 'Filters and lists for news, events, stories and media.',
  },
  'take-part': {
    title: 'Ask people to take part',
    lead: 'Forms that check what is typed, keep robots out, and work without JavaScript.',
  },
  shop: { title: 'Sell gifts', lead: 'The gift shop from the shelf to the payment.' },
  pay: {
    title: 'Take a payment',
    lead: 'For merchants: the hosted checkout in a page of their own.',
  },
};

/** The groups in the order of the reference. */
export const TAG_GROUPS: readonly TagGroup[] = Object.entries(PURPOSES).map(([id, group]) => ({
  id: id as Group,
  ...group,
}));

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

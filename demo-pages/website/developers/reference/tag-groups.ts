import type { Group } from '#runtime/tag-facts.ts';

/** What an author wants to do: a tag's definition names its group. */
interface TagGroup {
  id: Group;
  /** The wish, in the reference and in the list of the block preview. */
  title: string;
  lead: string;
}

const GROUPS: Readonly<Record<Group, Omit<TagGroup, 'id'>>> = {
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
export const TAG_GROUPS: readonly TagGroup[] = Object.entries(GROUPS).map(([id, group]) => ({
  id: id as Group,
  ...group,
}));

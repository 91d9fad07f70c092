import { ELEMENTS, type ReferenceElement } from './element-catalogue.ts';

/** Elements with a common purpose for an author. */
export interface ElementGroup {
  id: string;
  title: string;
  lead: string;
  elements: readonly ReferenceElement[];
}

const PURPOSES: readonly (readonly [id: string, title: string, lead: string, tags: string])[] = [
  [
    'guide',
    'Guide people through the site',
    'The head of every page, and the strips above it that ask for attention.',
    'site-header emergency-banner bequest-banner',
  ],
  [
    'stories',
    'Tell stories',
    'Pictures, voices and films that say what a gift does.',
    'hero-carousel featured-content testimonial-carousel video-block video-modal',
  ],
  [
    'giving',
    'Encourage a gift',
    'Figures, deadlines and choices around a donation, and a way to pass the page on.',
    'donation-mode countdown-timer animated-counter copy-link',
  ],
  [
    'find',
    'Help people find things',
    'Filters and lists for news, events, stories and media.',
    'news-filter events-filter blog-filter media-feed drop-down date-range-picker',
  ],
  [
    'take-part',
    'Ask people to take part',
    'Forms that check what is typed, keep robots out, and work without JavaScript.',
    'petition-form subscribe-form bequest-form update-details-form address-search',
  ],
  [
    'shop',
    'Sell gifts',
    'The gift shop from the shelf to the payment.',
    'gift-item quantity-stepper gift-cart ecard-signing customer-form gift-checkout',
  ],
  ['pay', 'Take a payment', 'For merchants: the hosted checkout in a page of their own.', 'pay-widget'],
];

const groups = PURPOSES.map(([id, title, lead, tags]) => ({ id, title, lead, tags: tags.split(' ') }));
const OTHER = { id: 'more', title: 'More', lead: 'New here.' };

/** The elements by purpose; an element without a group is in the last one. */
export const GROUPS: readonly ElementGroup[] = [
  ...groups.map(({ tags, ...group }) => ({
    ...group,
    elements: tags.flatMap((tag) => ELEMENTS.find((element) => element.tag === tag) ?? []),
  })),
  { ...OTHER, elements: ELEMENTS.filter(({ tag }) => !groups.some(({ tags }) => tags.includes(tag))) },
].filter(({ elements }) => elements.length > 0);

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

import * as z from 'zod/mini';
import { choiceList } from '#parts/listbox/listbox-choices.ts';
import type { Documentation } from '#runtime/documentation.ts';
import { mediaPreviewSchema } from '#website/api/media-feed-schemas.ts';
import { WEBSITE_PATHS } from '#website/api/website-api.ts';

export const tag = 'media-feed';

export const attributes = z.object({
  actions: choiceList,
  locations: choiceList,
  homePageId: z._default(z.string(), ''),
  mediaListingPageId: z._default(z.string(), ''),
  mediaPreviews: z.optional(z.array(mediaPreviewSchema)),
  hasMoreItems: z._default(z.boolean(), false),
  formattedDate: z._default(z.string(), ''),
  firstYear: z.optional(z.int()),
  lastYear: z.optional(z.int()),
  headingLevel: z._default(z.int().check(z.gte(2), z.lte(6)), 3),
  feedUrl: z._default(z.string(), WEBSITE_PATHS.filterMediaFeed),
  locale: z._default(z.string(), 'en-AU'),
});

export interface MediaFeedEvents {
  'feed-change': { shown: number; noResultsFound: boolean };
}

const choices = `home-page-id="1101" media-listing-page-id="1150" actions='[{"value":"","label":"All actions"},{"value":"2","label":"Water"},{"value":"1","label":"Shelter"}]' locations='[{"value":"","label":"All locations"},{"value":"5","label":"Jordan"}]' first-year="2022" last-year="2026"`;
const preview = (title: string, date: string) =>
  `{"title":"${title}","url":"/media/example","image":"","date":"${date}","summary":"Illustrative: what our teams saw, and what they did next."}`;

export const documentation = {
  group: 'find',
  order: 4,
  summary:
    'Media items with filters for action, location and dates, and a button for more. Its children are the list as it is read without JavaScript.',
  whenToUse: [
    'For a list of press items that people narrow down without leaving the page.',
    'Where more items are fetched on request.',
  ],
  whenNotToUse: [
    'Where each choice must be an address to share: use `news-filter`, `events-filter` or `blog-filter`.',
    'For a handful of items: a plain list needs no script.',
  ],
  accessibility: {
    keyboard: [
      'The list beside a field opens with Enter, Space or an arrow key; letters jump to a choice, Escape closes it, and nothing changes until a choice is taken.',
      'After “Load more” the focus is on the first new item.',
    ],
    screenReader: [
      'The number of items is announced after each change; while it loads, the list says that it is busy.',
      'An error is announced with a button to try again.',
    ],
    author: [
      '`heading-level` that fits the page’s outline.',
      'The first items as content: that is the list without JavaScript.',
    ],
  },
  server:
    'POST of the filters and the number of items that are shown to `feed-url` as JSON; the answer has `mediaPreviews`, `hasMoreItems` and `formattedDate`. Titles and summaries are drawn as text, never as markup.',
  attributes: {
    actions: 'The actions to choose from, as JSON: texts, or objects with `value` and `label`; the first is for all.',
    locations: 'The locations to choose from, in the same form.',
    homePageId: 'Sent with each request, unchanged.',
    mediaListingPageId: 'Sent with each request, unchanged.',
    mediaPreviews:
      'The first page of items, as JSON objects with `title`, `url`, `image`, `date` and `summary`. Left out, the block asks for it.',
    hasMoreItems: 'Whether there are more than the first page given here.',
    formattedDate: 'Words for the dates of the first page given here.',
    firstYear: 'The first year on offer; nine years ago unless given.',
    lastYear: 'The last year on offer; next year unless given.',
    headingLevel: 'The level of the items’ titles as headings, 2 to 6.',
    feedUrl: 'Where the feed is asked.',
    locale: 'How dates are written, such as en-NZ; inherited.',
  },
  events: {
    'feed-change': {
      description: 'After an answer: how many items are shown, and whether there are none (`noResultsFound`).',
    },
  },
  examples: [
    {
      title: 'With its first page',
      html: `<media-feed ${choices} media-previews='[${preview('A well for two thousand people', '2026-09-14')},${preview('Classrooms open again', '2026-08-02')}]' has-more-items><ul><li><a href="/media/example">A well for two thousand people</a></li></ul></media-feed>`,
    },
    { title: 'Nothing to show', html: `<media-feed ${choices} media-previews="[]"></media-feed>` },
  ],
} as const satisfies Documentation<typeof attributes>;

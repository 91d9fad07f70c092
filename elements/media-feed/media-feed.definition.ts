import * as z from 'zod/mini';
import { choiceList } from '#parts/listbox/listbox-choices.ts';
import { mediaPreviewSchema } from '#rules/api/media-feed-schemas.ts';
import { WEBSITE_PATHS } from '#rules/api/website-api.ts';
import { siteSettings } from '#runtime/attributes/site-settings.ts';
import type { Documentation } from '#runtime/documentation.ts';

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
  ...siteSettings({ feedUrl: z._default(z.string(), WEBSITE_PATHS.filterMediaFeed) }),
  locale: z._default(z.string(), 'en-AU'),
});

export interface MediaFeedEvents {
  'feed-change': { shown: number; noResultsFound: boolean };
}

const choices =
  `home-page-id="1101" media-listing-page-id="1150" actions='[{"value":"","label":"All ` +
  `actions"},{"value":"2","label":"Water"},{"value":"1","label":"Shelter"}]' locations='[{"value":"","label":"All ` +
  `locations"},{"value":"5","label":"Jordan"}]' first-year="2022" last-year="2026"`;
const preview = (title: string, date: string) =>
  `{"title":"${title}","url":"/media/example","image":"","date":"${date}","summary":"What our ` +
  'teams saw, and what they did next."}';

export const documentation = {
  group: 'find',
  notRenderedOnServer: 'its filters and its button need the script; until then the author’s list is shown',
  order: 4,
  summary:
    'Media items with filters for action, location and dates, and a button for more. Its children are the list ' +
    'for people without JavaScript.',
  whenToUse: [
    'For a list of media items that people narrow down without leaving the page.',
    'Where visitors load more items with a button.',
  ],
  whenNotToUse: [
    'Where each choice must have an address to share: use `news-filter`, `events-filter` or `blog-filter`.',
    'For a few items: a plain list needs no script.',
  ],
  accessibility: {
    keyboard: [
      'The list beside a field opens with Enter, Space or an arrow key; letters jump to a choice, Escape closes ' +
        'it, and the value changes only when a choice is picked.',
      'After “Load more” the focus is on the first new item.',
    ],
    screenReader: [
      'The number of items is announced after each change; while it loads, the list is marked as busy.',
      'An error is announced with a button to try again.',
    ],
    author: [
      '`heading-level` that fits the page’s outline.',
      'The first items as content, with links to the further ones, for people without JavaScript.',
    ],
  },
  server:
    'POST of the filters and the page number to `feed-url` as JSON; the response has `mediaPreviews`, ' +
    '`hasMoreItems` and `formattedDate`. Titles and summaries are shown as text, never as markup.',
  attributes: {
    actions:
      'The actions to choose from, as JSON: texts, or objects with `value` and `label`; the first one means all.',
    locations: 'The locations to choose from, in the same form.',
    homePageId: 'Sent with each request, unchanged.',
    mediaListingPageId: 'Sent with each request, unchanged.',
    mediaPreviews:
      'The first page of items, as JSON objects with `title`, `url`, `image`, `date` and `summary`. If left out, ' +
      'the block loads it.',
    hasMoreItems: 'Whether there are more items than this first page.',
    formattedDate: 'The text for the dates of this first page.',
    firstYear: 'The first year of the list; by default nine years ago.',
    lastYear: 'The last year of the list; by default next year.',
    headingLevel: 'The level of the items’ titles as headings, 2 to 6.',
    feedUrl: 'The address of the feed.',
    locale: 'The format of dates, such as en-NZ; inherited.',
  },
  events: {
    'feed-change': {
      description: 'After a response: how many items are shown, and whether there are none (`noResultsFound`).',
    },
  },
  examples: [
    {
      title: 'With its first page',
      html:
        `<media-feed ${choices} media-previews='[${preview('A well for two thousand people', '2026-09-14')},` +
        `${preview('Classrooms open again', '2026-08-02')}]' has-more-items><ul><li><a href="/media/example">A ` +
        'well for two thousand people</a></li></ul></media-feed>',
    },
    { title: 'Without results', html: `<media-feed ${choices} media-previews="[]"></media-feed>` },
  ],
} as const satisfies Documentation<typeof attributes>;

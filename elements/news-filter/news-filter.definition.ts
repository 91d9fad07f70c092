import * as z from 'zod/mini';
import { filterChoice, filterShape } from '#parts/filter/filter-attributes.ts';
import {
  categoryTexts,
  filterAuthor,
  filterDocumentation,
  filterExamples,
  filterScreenReader,
  filterServer,
  listingTexts,
  listKeyboard,
  reloadKeyboard,
} from '#parts/filter/filter-documentation.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'news-filter';

export const attributes = z.object({
  ...filterShape,
  ...filterChoice('authors', 'author'),
  ...filterChoice('categories', 'category'),
  ...filterChoice('locations', 'location'),
  ...filterChoice('topics', 'topic'),
  ...filterChoice('dates', 'date'),
});

const texts = /* @__PURE__ */ Object.assign(
  {
    locations:
      'The locations to choose from, as JSON: texts, or objects with `value` and `label`; the first one means all.',
    location: 'The location by which the page is filtered; submitted as `location`.',
  },
  categoryTexts,
  listingTexts,
  filterDocumentation,
);

export const documentation = {
  group: 'find',
  order: 1,
  placement: { form: 'needed' },
  summary:
    'The filter of the news listing. It is inside a form of the page and submits that form at each change, with ' +
    'the fields keywords, author, category, location, topic, date. Its children are the same fields, for people ' +
    'without JavaScript.',
  whenToUse: [
    'On the page that lists news, above the list.',
    'When a listing must be shared or bookmarked: each choice is part of the address.',
  ],
  whenNotToUse: [
    'For posts: use `blog-filter`. For events: use `events-filter`.',
    'For a list that changes without leaving the page: use `media-feed`.',
  ],
  accessibility: { keyboard: [listKeyboard, reloadKeyboard], screenReader: filterScreenReader, author: filterAuthor },
  server: filterServer,
  attributes: texts,
  examples: /* @__PURE__ */ filterExamples(
    'news',
    ['authors', 'categories', 'locations', 'topics', 'dates'],
    'author="mele"',
  ),
} as const satisfies Documentation<typeof attributes>;

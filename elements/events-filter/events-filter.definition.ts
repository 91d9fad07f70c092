import * as z from 'zod/mini';
import { filterChoice, filterShape } from '#parts/filter/filter-attributes.ts';
import {
  categoryTexts,
  filterAuthor,
  filterDocumentation,
  filterExamples,
  filterScreenReader,
  filterServer,
  listKeyboard,
  reloadKeyboard,
} from '#parts/filter/filter-documentation.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'events-filter';

export const attributes = z.object({
  ...filterShape,
  ...filterChoice('statuses', 'status'),
  ...filterChoice('categories', 'category'),
  dateMin: z._default(z.string(), ''),
  dateMax: z._default(z.string(), ''),
  firstYear: z.optional(z.int()),
  lastYear: z.optional(z.int()),
});

/** The date range in the examples. */
const RANGE = {
  years: ' first-year="2022" last-year="2027"',
  fields:
    ' <label>From <input type="date" name="dateMin"></label> <label>To <input type="date" name="dateMax"></label>',
};

const texts = /* @__PURE__ */ Object.assign(
  {
    statuses:
      'The event statuses to choose from, as JSON: texts, or objects with `value` and `label`; the first one ' +
      'means all.',
    status: 'The status by which the page is filtered; submitted as `status`.',
    dateMin: 'The first day by which the page is filtered, such as `2026-03-01`; submitted as `dateMin`.',
    dateMax: 'The last day by which the page is filtered; submitted as `dateMax`.',
    firstYear: 'The first year of the date range; by default nine years ago.',
    lastYear: 'The last year of the date range; by default next year.',
  },
  categoryTexts,
  filterDocumentation,
);

export const documentation = {
  group: 'find',
  order: 2,
  placement: { form: 'needed' },
  summary:
    'The filter of the events listing. It is inside a form of the page and submits that form at each change, ' +
    'with the fields keywords, status, category, dateMin, dateMax. Its children are the same fields, for people ' +
    'without JavaScript.',
  whenToUse: [
    'On the page that lists events, above the list.',
    'When people look for upcoming events, or for a period of months.',
  ],
  whenNotToUse: [
    'For news: use `news-filter`. For posts: use `blog-filter`.',
    'For only a period of months: use `date-range-picker`.',
  ],
  accessibility: {
    keyboard: [listKeyboard, reloadKeyboard, 'The dates open in a dialog: arrow keys, Enter and Escape.'],
    screenReader: filterScreenReader,
    author: filterAuthor,
  },
  server: filterServer,
  attributes: texts,
  examples: /* @__PURE__ */ filterExamples(
    'events',
    ['statuses', 'categories'],
    'status="upcoming" date-min="2026-03-01" date-max="2026-06-30"',
    RANGE,
  ),
} as const satisfies Documentation<typeof attributes>;

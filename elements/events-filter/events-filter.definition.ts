import * as z from 'zod/mini';
import { filterChoice, filterShape } from '#parts/filter/filter-attributes.ts';
import {
  filterAuthor,
  filterDocumentation,
  filterScreenReader,
  filterServer,
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

const choices = `statuses='[{"value":"","label":"All events"},{"value":"upcoming","label":"Upcoming"},{"value":"past","label":"Past"}]' categories='[{"value":"","label":"All categories"},{"value":"story","label":"Stories"},{"value":"report","label":"Reports"}]' first-year="2022" last-year="2027"`;
const fallback =
  '<label>Keywords <input name="keywords"></label> <label>Event status <select name="status"><option ' +
  'value="">All</option></select></label> <label>Category <select name="category"><option ' +
  'value="">All</option></select></label> <label>From <input type="date" name="dateMin"></label> <label>To ' +
  '<input type="date" name="dateMax"></label> <button>Apply filters</button>';

const texts = /* @__PURE__ */ Object.assign(
  {
    statuses:
      'The event statuses to choose from, as JSON: texts, or objects with `value` and `label`; the first one ' +
      'means all.',
    status: 'The status by which the page is filtered; submitted as `status`.',
    categories:
      'The categories to choose from, as JSON: texts, or objects with `value` and `label`; the first one means all.',
    category: 'The category by which the page is filtered; submitted as `category`.',
    dateMin: 'The first day by which the page is filtered, such as `2026-03-01`; submitted as `dateMin`.',
    dateMax: 'The last day by which the page is filtered; submitted as `dateMax`.',
    firstYear: 'The first year of the date range; by default nine years ago.',
    lastYear: 'The last year of the date range; by default next year.',
  },
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
    keyboard: [
      'The list beside a field opens with Enter, Space or an arrow key; letters jump to a choice, Escape closes ' +
        'it, and the value changes only when a choice is picked.',
      'After the reload, the focus is on the control that was used last.',
      'The dates open in a dialog: arrow keys, Enter and Escape.',
    ],
    screenReader: filterScreenReader,
    author: filterAuthor,
  },
  server: filterServer,
  attributes: texts,
  examples: [
    {
      title: 'Without a choice',
      html: `<form method="get" action="/events" autocomplete="off"><events-filter label="Filter events" ${choices}>${fallback}</events-filter></form>`,
    },
    {
      title: 'After a reload, with the current filter',
      html: `<form method="get" action="/events" autocomplete="off"><events-filter label="Filter events" keywords="refugee-camp" status="upcoming" date-min="2026-03-01" date-max="2026-06-30" results="2 found" ${choices}>${fallback}</events-filter></form>`,
    },
  ],
} as const satisfies Documentation<typeof attributes>;

import * as z from 'zod/mini';
import { filterChoice, filterShape } from '#parts/filter/filter-attributes.ts';
import {
  filterAuthor,
  filterDocumentation,
  filterKeyboard,
  filterScreenReader,
  filterServer,
} from '#parts/filter/filter-documentation.ts';
import type { Documentation } from '#runtime/documentation.ts';

export const tag = 'blog-filter';

export const attributes = z.object({
  ...filterShape,
  ...filterChoice('authors', 'author'),
  ...filterChoice('categories', 'category'),
  ...filterChoice('topics', 'topic'),
  ...filterChoice('dates', 'date'),
});

const choices = `authors='[{"value":"","label":"All authors"},{"value":"mele","label":"Mele Tau"},{"value":"jo","label":"Jo Hart"}]' categories='[{"value":"","label":"All categories"},{"value":"story","label":"Stories"},{"value":"report","label":"Reports"}]' topics='[{"value":"","label":"All topics"},{"value":"shelter","label":"Shelter"},{"value":"water","label":"Water"}]' dates='[{"value":"","label":"Any date"},{"value":"2026","label":"2026"},{"value":"2025","label":"2025"}]'`;
const fallback =
  '<label>Keywords <input name="keywords"></label> <label>Author <select name="author"><option ' +
  'value="">All</option></select></label> <label>Category <select name="category"><option ' +
  'value="">All</option></select></label> <label>Topic <select name="topic"><option ' +
  'value="">All</option></select></label> <label>Date <select name="date"><option ' +
  'value="">All</option></select></label> <button>Apply filters</button>';

const texts = /* @__PURE__ */ Object.assign(
  {
    authors:
      'The authors to choose from, as JSON: texts, or objects with `value` and `label`; the first one means all.',
    author: 'The author by which the page is filtered; submitted as `author`.',
    categories:
      'The categories to choose from, as JSON: texts, or objects with `value` and `label`; the first one means all.',
    category: 'The category by which the page is filtered; submitted as `category`.',
    topics: 'The topics to choose from, as JSON: texts, or objects with `value` and `label`; the first one means all.',
    topic: 'The topic by which the page is filtered; submitted as `topic`.',
    dates:
      'The dates to choose from, such as years or months, as JSON: texts, or objects with `value` and `label`; ' +
      'the first one means all.',
    date: 'The date by which the page is filtered; submitted as `date`.',
  },
  filterDocumentation,
);

export const documentation = {
  group: 'find',
  order: 3,
  placement: { form: 'needed' },
  summary:
    'The filter of the blog listing. It is inside a form of the page and submits that form at each change, with ' +
    'the fields keywords, author, category, topic, date. Its children are the same fields, for people without ' +
    'JavaScript.',
  whenToUse: [
    'On the page that lists blog posts, above the list.',
    'When a listing must be shared or bookmarked: each choice is part of the address.',
  ],
  whenNotToUse: [
    'For news: use `news-filter`. For events: use `events-filter`.',
    'For one choice that is not a filter: use `drop-down`.',
  ],
  accessibility: { keyboard: filterKeyboard, screenReader: filterScreenReader, author: filterAuthor },
  server: filterServer,
  attributes: texts,
  examples: [
    {
      title: 'Without a choice',
      html: `<form method="get" action="/blog" autocomplete="off"><blog-filter label="Filter blog" ${choices}>${fallback}</blog-filter></form>`,
    },
    {
      title: 'After a reload, with the current filter',
      html: `<form method="get" action="/blog" autocomplete="off"><blog-filter label="Filter blog" keywords="refugee-camp" author="mele" results="2 found" ${choices}>${fallback}</blog-filter></form>`,
    },
  ],
} as const satisfies Documentation<typeof attributes>;

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

export const tag = 'blog-filter';

export const attributes = z.object({
  ...filterShape,
  ...filterChoice('authors', 'author'),
  ...filterChoice('categories', 'category'),
  ...filterChoice('topics', 'topic'),
  ...filterChoice('dates', 'date'),
});

const texts = /* @__PURE__ */ Object.assign({}, categoryTexts, listingTexts, filterDocumentation);

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
  accessibility: { keyboard: [listKeyboard, reloadKeyboard], screenReader: filterScreenReader, author: filterAuthor },
  server: filterServer,
  attributes: texts,
  examples: /* @__PURE__ */ filterExamples('blog', ['authors', 'categories', 'topics', 'dates'], 'author="mele"'),
} as const satisfies Documentation<typeof attributes>;

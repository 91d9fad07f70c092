import * as z from 'zod';
import { didYouMean } from '../../../../../elements/authoring/did-you-mean.ts';
import { isCalendarDay } from '../../../platform/index.ts';
import type { Categories } from '../entries/categories-file.ts';
import { address, countries, line, strict } from '../pages/page-facts.ts';
import type { TermList } from './story-terms.ts';

/** The folders of stories, each of which is a list of the site. */
export const STORY_FOLDERS = ['news', 'blog', 'events', 'media'] as const;
export type StoryFolder = (typeof STORY_FOLDERS)[number];

/** What stands above a story in each of its languages. */
const texts = {
  title: line(1, 90, 'write the title'),
  summary: line(20, 200, 'write in 20 to 200 characters what it is about: lists and search engines show it'),
  alt: line(1, 200, 'write what the picture shows'),
};
const eventTexts = {
  ...texts,
  venue: line(1, 120, 'write where people meet'),
  cost: line(1, 80, 'write what it costs, such as Free'),
};

const WRITE = 'write title, summary and what the list asks for';
const NO_DAY = 'write a day, such as 2026-11-28';
const day = z.string({ error: NO_DAY }).refine(isCalendarDay, NO_DAY);

const NO_TIME = 'write a day and a time on the clocks there, such as 2026-12-05T09:30';
const localTime = z
  .string({ error: NO_TIME })
  .regex(/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/, NO_TIME)
  .refine((text) => isCalendarDay(text.slice(0, 10)), NO_TIME);

/** What leads to somewhere else: a page that takes bookings, or a mail to those who do. */
const place = address('write an address that begins with https://, mailto: or /');

const choice = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.enum(values, { error: `write ${values.slice(0, -1).join(', ')} or ${values.at(-1)}` });

const EVENT_STATES = ['scheduled', 'moved', 'cancelled'] as const;
const FORMATS = ['film', 'picture', 'report'] as const;

/** The rules for what stands above a story in English, by its folder. Terms are ids of `categories.json`. */
export function storySchemas(categories?: Categories) {
  const term = (list: TermList, what: string) => {
    const write = `write the id of ${what} in categories.json`;
    const known = categories?.[list].map(({ id }) => id);
    return z.string({ error: write }).superRefine((value, { addIssue }) => {
      if (!known || known.includes(value)) return;
      const meant = didYouMean(value, known);
      const advice = meant ? `did you mean ${meant}?` : `add it to ${list}`;
      addIssue({ code: 'custom', message: `${value} is no id of ${list} in categories.json; ${advice}` });
    });
  };
  const common = { ...texts, picture: address('write the address of a picture'), countries: countries.optional() };
  const article = strict(
    {
      ...common,
      date: day,
      author: term('authors', 'an author').optional(),
      category: term('categories', 'a category').optional(),
      topic: term('topics', 'a topic').optional(),
      location: term('locations', 'a location').optional(),
    },
    WRITE,
  );
  const zoned = (id: string) => {
    const location = categories?.locations.find((each) => each.id === id);
    return !location || location.zone !== undefined;
  };
  const event = strict(
    {
      ...common,
      ...eventTexts,
      category: term('categories', 'a category').optional(),
      location: term('locations', 'a location').refine(
        zoned,
        'write the zone of this location in categories.json, such as "zone": "Pacific/Auckland"',
      ),
      starts: localTime,
      ends: localTime,
      status: choice(EVENT_STATES).default('scheduled'),
      book: place.optional(),
    },
    WRITE,
  ).refine(({ starts, ends }) => starts < ends, { error: 'write a time after starts', path: ['ends'] });
  const media = strict(
    {
      ...common,
      date: day,
      format: choice(FORMATS),
      action: term('actions', 'an action'),
      location: term('locations', 'a location'),
      film: place.optional(),
      captions: place.optional(),
    },
    WRITE,
  ).refine(({ format, film }) => (format === 'film') === (film !== undefined), {
    error: 'a film has film: the address of a WebM or MP4 file; nothing else has one',
    path: ['film'],
  });
  return { news: article, blog: article, events: event, media };
}

/** The rules for what stands above the same story in another language. */
export const storyTranslationSchemas = {
  news: strict(texts, 'write title, summary and alt'),
  blog: strict(texts, 'write title, summary and alt'),
  events: strict(eventTexts, 'write title, summary, alt, venue and cost'),
  media: strict(texts, 'write title, summary and alt'),
} as const;

type Schemas = ReturnType<typeof storySchemas>;
/** What stands above a story of a folder. */
export type StoryFacts<Folder extends StoryFolder> = z.output<Schemas[Folder]>;
/** What is said of it in another language. */
export type StoryTexts<Folder extends StoryFolder> = z.output<(typeof storyTranslationSchemas)[Folder]>;

import * as z from 'zod/mini';
import type { Documentation } from '#runtime/documentation.ts';
import { isMonthText } from '#website/month-range.ts';

export const tag = 'date-range-picker';

const month = z._default(
  z.string().check(z.refine(isMonthText, 'Use a date such as 2024-03-01, or leave it empty.')),
  '',
);
const year = z.optional(
  z
    .int('Use a year such as 2024.')
    .check(z.gte(1000, 'Use a year such as 2024.'), z.lte(9999, 'Use a year such as 2024.')),
);

export const attributes = z.object({
  label: z._default(z.string(), 'Dates'),
  inline: z._default(z.boolean(), false),
  dateMin: month,
  dateMax: month,
  minName: z._default(z.string(), 'dateMin'),
  maxName: z._default(z.string(), 'dateMax'),
  firstYear: year,
  lastYear: year,
  rangeText: z._default(z.string(), ''),
  disabled: z._default(z.boolean(), false),
  locale: z._default(z.string(), 'en-AU'),
});

export interface DateRangePickerEvents {
  'range-change': {
    /** The first day, such as `2024-03-01`; empty without one. */
    min: string;
    /** The last day, such as `2024-06-30`; empty without one. */
    max: string;
    /** The range in words. */
    text: string;
    /** False while only the first month is picked and the picker is still in use. */
    complete: boolean;
  };
}

export const documentation = {
  group: 'find',
  order: 6,
  placement: { within: 'paragraph', field: true },
  sizeBudget: 9,
  summary:
    'A range of months: the first pick is the start, later picks the end, the earlier one the minimum. As a button that opens it, or standing open in the page.',
  whenToUse: [
    'In a filter, where whole months are exact enough: reports, events, media.',
    'Where people know a span of time better than a date.',
  ],
  whenNotToUse: [
    'For one day, such as a birthday: use the browser’s own date field.',
    'On a page of events: `events-filter` brings it along.',
  ],
  accessibility: {
    keyboard: [
      'The button opens a dialog; Escape closes it and gives the focus back.',
      'Arrow keys move through the months, Page Up and Page Down through the years; Enter takes a month.',
    ],
    screenReader: [
      'Each month says its name, its year, and whether it is part of the range.',
      'The range is announced in words as it changes, and so is the year.',
    ],
    author: [
      'A `label` that says what the dates are for.',
      'Two date fields as content, for people without JavaScript.',
    ],
  },
  attributes: {
    label: 'What the dates are, shown above.',
    inline: 'Stands open in the page instead of behind a button.',
    dateMin: 'The first day it starts with, such as `2024-03-01`: its month counts. Empty or `0` for none.',
    dateMax: 'The last day it starts with.',
    minName: 'The name that the first day is submitted under.',
    maxName: 'The name that the last day is submitted under.',
    firstYear: 'The first year on offer; nine years ago unless given.',
    lastYear: 'The last year on offer, at most 199 after the first; next year unless given.',
    rangeText:
      'Words for the range instead of its own, such as those of a server’s answer; they hold until the next pick.',
    disabled: 'Takes it out of use and out of the form; a disabled fieldset around it does the same.',
    locale: 'The language of months and dates, such as en-NZ; inherited.',
  },
  events: {
    'range-change': {
      description:
        'After a pick or a clearing, with the form’s values as `detail.min` and `detail.max`, words as `text`; `complete` is false while only the first month is picked, and true once the picker is left like that.',
    },
  },
  examples: [
    {
      title: 'Behind a button, in a form',
      html: '<form><date-range-picker label="Dates" first-year="2020" last-year="2026"><label>From <input type="date" name="dateMin"></label> <label>To <input type="date" name="dateMax"></label></date-range-picker></form>',
    },
    {
      title: 'With a range, standing open',
      html: '<date-range-picker inline label="Reporting period" date-min="2024-03-01" date-max="2024-06-30" first-year="2022" last-year="2025"></date-range-picker>',
    },
    {
      title: 'Out of use',
      html: '<date-range-picker disabled date-min="2024-03-01" first-year="2022" last-year="2025"></date-range-picker>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;

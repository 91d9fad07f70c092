import * as z from 'zod/mini';
import { isMonthText } from '#rules/month-range.ts';
import type { Documentation } from '#runtime/documentation.ts';
import { fieldAttributes } from '#runtime/field/field-attributes.ts';
import DATE_RANGE_TEXTS from '#texts/elements/date-range-picker';

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
  label: z._default(z.string(), DATE_RANGE_TEXTS.texts.label),
  inline: z._default(z.boolean(), false),
  value: z._default(z.string(), ''),
  dateMin: month,
  dateMax: month,
  minName: z._default(z.string(), 'dateMin'),
  maxName: z._default(z.string(), 'dateMax'),
  firstYear: year,
  lastYear: year,
  rangeText: z._default(z.string(), ''),
  ...fieldAttributes,
  locale: z._default(z.string(), 'en-AU'),
});

export interface DateRangePickerEvents {
  'range-change': {
    /** The first day, such as `2024-03-01`; empty without one. */
    min: string;
    /** The last day, such as `2024-06-30`; empty without one. */
    max: string;
    /** The range as text. */
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
    'A range of months: the first pick is the start, later picks are the end, and the earlier month is the ' +
    'minimum. It opens from a button, or is always open in the page.',
  whenToUse: [
    'In a filter, where whole months are exact enough: reports, events, media.',
    'Where people know the period, but not the exact date.',
  ],
  whenNotToUse: [
    'For one day, such as a birthday: use the browser’s own date field.',
    'On a page of events: `events-filter` includes it.',
  ],
  accessibility: {
    keyboard: [
      'The button opens a dialog; Escape closes it and returns the focus.',
      'Arrow keys move through the months, Page Up and Page Down through the years; Enter picks a month.',
    ],
    screenReader: [
      'Each month is read with its name, its year, and whether it is part of the range.',
      'Changes of the range and of the year are announced.',
    ],
    author: [
      'A `label` that says what the dates are for.',
      'Two date fields as content, for people without JavaScript.',
    ],
  },
  attributes: {
    label: 'The label above the dates.',
    inline: 'Is always open in the page, without a button.',
    value:
      'The initial range in one text, such as `2024-03-01/2024-06-30`, instead of `date-min` and `date-max`; ' +
      'also after a reset of the form. The property is the current range, empty for none.',
    name: 'The form name of the whole range in one text, beside the two days; none without it.',
    required: 'The form is not sent without a month.',
    dateMin: 'The first day of the initial range, such as `2024-03-01`; only its month is used. Empty or `0` for none.',
    dateMax: 'The last day of the initial range.',
    minName: 'The form name of the first day.',
    maxName: 'The form name of the last day.',
    firstYear: 'The first year of the list; by default nine years ago.',
    lastYear: 'The last year of the list, at most 199 after the first; by default next year.',
    rangeText:
      'A text for the range that replaces the default one until the next pick, such as the text of a server’s ' +
      'response.',
    disabled: 'Disables it and excludes it from the form; a disabled fieldset around it does the same.',
    locale: 'The format of months and dates, such as en-NZ; inherited.',
  },
  events: {
    'range-change': {
      description:
        'After a pick or after clearing. `detail.min` and `detail.max` are the form’s values, `text` is the ' +
        'range in words. `complete` is false while only the first month is picked, and true if the picker is ' +
        'left in that state.',
    },
  },
  examples: [
    {
      title: 'Behind a button, in a form',
      html:
        '<form><date-range-picker label="Dates" first-year="2020" last-year="2026"><label>From <input ' +
        'type="date" name="dateMin"></label> <label>To <input type="date" ' +
        'name="dateMax"></label></date-range-picker></form>',
    },
    {
      title: 'With a range, always open',
      html:
        '<date-range-picker inline label="Reporting period" date-min="2024-03-01" date-max="2024-06-30" ' +
        'first-year="2022" last-year="2025"></date-range-picker>',
    },
    {
      title: 'Disabled',
      html: '<date-range-picker disabled date-min="2024-03-01" first-year="2022" last-year="2025"></date-range-picker>',
    },
  ],
} as const satisfies Documentation<typeof attributes>;

import type { Catalogue } from '#runtime/texts/catalogue.ts';

/** The English texts of `date-range-picker`. */
export const DATE_RANGE_TEXTS = {
  room: 'date-range-picker',
  texts: {
    between: '{min} to {max}',
    from: 'From {min}',
    until: 'Until {max}',
    any: 'Any date',
    monthsOf: 'Months of {year}',
    chooseLast: '. Now choose the last month.',
    clear: 'Clear dates',
    done: 'Done',
    previousYear: 'Previous year',
    nextYear: 'Next year',
  },
} as const satisfies Catalogue;

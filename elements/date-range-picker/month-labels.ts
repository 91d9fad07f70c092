import { datesOf, type Month, type MonthRange, yearOf } from '#rules/month-range.ts';
import type { Texts } from '#runtime/texts/use-texts.ts';
import type DATE_RANGE_TEXTS from '#texts/elements/date-range-picker';

/** Months and ranges as text. */
export interface MonthLabels {
  /** For example "March". */
  month(month: Month): string;
  /** For example "1 Mar 2024 to 30 June 2024"; "Any date" without a range. */
  range(range: MonthRange): string;
}

function formatter(locale: string, options: Intl.DateTimeFormatOptions): (time: Date) => string {
  const zoned = { ...options, timeZone: 'UTC' };
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat(locale, zoned);
  } catch {
    // An invalid page language must not break the picker.
    format = new Intl.DateTimeFormat('en-AU', zoned);
  }
  return (time) => format.format(time);
}

export function monthLabels(locale: string, t: Texts<typeof DATE_RANGE_TEXTS>): MonthLabels {
  const name = formatter(locale, { month: 'long' });
  const day = formatter(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const time = (month: Month) => new Date(Date.UTC(yearOf(month), month % 12, 1));
  return {
    month: (month) => name(time(month)),
    range(picked) {
      const [min, max] = Object.values(datesOf(picked)).map((text) => text && day(new Date(text)));
      if (min && max) return t('between', { min, max });
      return min ? t('from', { min }) : max ? t('until', { max }) : t('any');
    },
  };
}

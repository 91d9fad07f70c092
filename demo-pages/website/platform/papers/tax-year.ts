import type { SiteCountryCode } from '#rules/country.ts';
import RECEIPT from '#texts/website/receipt';
import { type CalendarDay, dayText, instantOf } from '../site/calendar-days.ts';
import { pageTexts } from '../site/languages/page-texts.ts';
import { type Site, siteOf } from '../site/sites.ts';

/** A year for which people declare their gifts (D4.03). */
export interface TaxYear {
  /** The calendar year in which it ends. */
  endsIn: number;
  firstDay: CalendarDay;
  lastDay: CalendarDay;
  /** Epoch ms in the country's time zone; a gift belongs to the year when `startsAt <= instant < endsBefore`. */
  startsAt: number;
  endsBefore: number;
  /** In English, such as `1 July 2026 to 30 June 2027`. */
  name: string;
}

/** Australia's years end on 30 June, New Zealand's on 31 March. */
const BEGINS = { AUS: '07-01', NZL: '04-01' } as const;
const ENDS = { AUS: '06-30', NZL: '03-31' } as const;

/** The tax year of a country that ends in a calendar year. */
export function taxYearEnding(country: SiteCountryCode, endsIn: number): TaxYear {
  const firstDay = `${endsIn - 1}-${BEGINS[country]}`;
  const lastDay = `${endsIn}-${ENDS[country]}`;
  return {
    endsIn,
    firstDay,
    lastDay,
    startsAt: instantOf(country, firstDay, '00:00'),
    endsBefore: instantOf(country, `${endsIn}-${BEGINS[country]}`, '00:00'),
    name: yearName({ firstDay, lastDay }, siteOf(country)),
  };
}

/** A year by its days, in a site's language. */
export const yearName = ({ firstDay, lastDay }: Pick<TaxYear, 'firstDay' | 'lastDay'>, site: Site): string =>
  pageTexts(site, RECEIPT)('years', { from: dayText(firstDay, site.lang), to: dayText(lastDay, site.lang) });

/** The tax year that a day belongs to. */
export function taxYearOf(country: SiteCountryCode, day: CalendarDay): TaxYear {
  const year = Number(day.slice(0, 4));
  return taxYearEnding(country, day.slice(5) < BEGINS[country] ? year : year + 1);
}

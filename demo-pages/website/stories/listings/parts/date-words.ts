import LISTINGS from '#texts/website/listings';
import { pageTexts, type Site } from '../../../platform/index.ts';
import type { Event } from '../listings-schema.ts';

/** A date such as `2026-03-01` in words: "1 March 2026". */
export function dayWords(day: string, { lang }: Site): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(lang, { dateStyle: 'long', timeZone: 'UTC' });
}

/** The day and the month of a date, for a tile: "5" and "Dec". */
export function dayTile(day: string, { lang }: Site): { day: string; month: string } {
  const month = new Date(`${day}T00:00:00Z`).toLocaleDateString(lang, { month: 'short', timeZone: 'UTC' });
  return { day: Number(day.slice(8)).toLocaleString(lang), month };
}

// English writes the months of a range in three letters (W3.12), of which en-AU has four for some.
const localeOf = ({ language, lang }: Site) => (language === 'en' ? 'en-GB' : lang);
const SHORT: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric', timeZone: 'UTC' };
const inShort = (day: string, site: Site, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf(site), options).replace('Sept', 'Sep');

/** A month such as `2026-03` in words: "Mar 2026". */
export const monthWords = (month: string, site: Site): string => inShort(`${month}-01`, site, SHORT);

/** A date of a range in words: "1 Mar 2026". */
export const dayInRange = (day: string, site: Site): string => inShort(day, site, { ...SHORT, day: 'numeric' });

const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

/** The time of an event in the local time of its place: "Saturday 5 December 2026, 9:30 am to 11:30 am AEDT". */
export function eventWords({ startsAt, endsAt, startsOn, endsOn, timeZone }: Event, site: Site): string {
  const { lang } = site;
  const clock = new Intl.DateTimeFormat(lang, { ...TIME, timeZone });
  const zoned = new Intl.DateTimeFormat(lang, { ...TIME, timeZone, timeZoneName: 'short' });
  const date = (at: Date) =>
    at
      .toLocaleDateString(lang, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone })
      .replace(',', '');
  const until = startsOn === endsOn ? zoned.format(endsAt) : `${date(endsAt)}, ${zoned.format(endsAt)}`;
  // Versions of the locale data differ in the space before "am"; here it is always a non-breaking space.
  const from = `${date(startsAt)}, ${clock.format(startsAt)}`;
  return pageTexts(site, LISTINGS)('fromTo', { from, until }).replace(/\s(?=[ap]m\b)/g, '\u00a0');
}

import LISTINGS from '#texts/website/listings';
import { pageTexts, type Site } from '../../platform/index.ts';
import type { Day } from './days.ts';
import { dayInRange, monthWords } from './parts/date-words.ts';
import { lastDay } from './read-query.ts';

const isFirst = (day: Day) => day.endsWith('-01');
const isLast = (day: Day) => day === lastDay(day.slice(0, 7));

const words = (day: Day, isWholeMonth: boolean, site: Site): string =>
  isWholeMonth ? monthWords(day.slice(0, 7), site) : dayInRange(day, site);

/**
 * A range in words such as "Mar 2024 - Jun 2024" (W3.12); a limit inside a month includes its day. Empty without
 * limits.
 */
export function rangeWords(min: Day | '', max: Day | '', site: Site): string {
  const text = pageTexts(site, LISTINGS);
  const from = min && words(min, isFirst(min), site);
  const until = max && words(max, isLast(max), site);
  if (from && until) return from === until ? from : `${from} - ${until}`;
  if (from) return text('rangeFrom', { from });
  return until && text('rangeUntil', { until });
}

import type { Day } from './days.ts';
import { lastDay } from './read-query.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const isFirst = (day: Day) => day.endsWith('-01');
const isLast = (day: Day) => day === lastDay(day.slice(0, 7));

function words(day: Day, isWholeMonth: boolean): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = `${MONTHS[Number(month) - 1]} ${year}`;
  return isWholeMonth ? name : `${Number(date)} ${name}`;
}

/**
 * A range in words such as "Mar 2024 - Jun 2024" (W3.12); a limit inside a month includes its day. Empty without
 * limits.
 */
export function rangeWords(min: Day | '', max: Day | ''): string {
  const from = min && words(min, isFirst(min));
  const until = max && words(max, isLast(max));
  if (from && until) return from === until ? from : `${from} - ${until}`;
  if (from) return `From ${from}`;
  return until && `Until ${until}`;
}

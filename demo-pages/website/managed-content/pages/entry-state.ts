import { dayIn } from '../../site/calendar-days.ts';
import { TIME_ZONES } from '../../site/day-of.ts';
import { siteOf } from '../../site/sites.ts';
import type { ContentKind } from '../content-kind.ts';
import type { Entry, EntryWithLatest } from '../find-content.ts';

/** In a few words: which version is in use. */
export function entryState({ liveVersion, latest }: Entry): string {
  if (liveVersion === null) return 'Not in use';
  return liveVersion === latest ? 'In use' : `In use: version ${liveVersion}`;
}

/** When which version is published, by the clocks of the entry's country; empty when nothing is scheduled. */
export function scheduleWords(kind: ContentKind, { entry, latest }: EntryWithLatest): string {
  if (entry.dueAt === null) return '';
  const country = kind.countryOf(latest.fields);
  const time = new Intl.DateTimeFormat('en-AU', {
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: TIME_ZONES[country],
  });
  const { countryName } = siteOf(country);
  return `Version ${entry.dueVersion} on ${dayIn(country, entry.dueAt.getTime())} at ${time.format(entry.dueAt)}, time of ${countryName}`;
}

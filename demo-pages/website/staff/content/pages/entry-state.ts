import type { ContentKind, Entry, EntryWithLatest } from '../../../content/index.ts';
import { CLOCK_NAMES, type Markup, momentText } from '../../../platform/index.ts';
import { statusBadge } from '../../pages/record-status.tsx';

/** In a few words: which version is live. */
export function entryState({ liveVersion, latest }: Entry): Markup {
  if (liveVersion === null) return statusBadge('unpublished', 'Not published');
  return statusBadge('live', liveVersion === latest ? 'Live' : `Live: version ${liveVersion}`);
}

/** When which version is published, on the clocks of the entry's country; empty when nothing is scheduled. */
export function scheduleWords(kind: ContentKind, { entry, latest }: EntryWithLatest): string {
  if (entry.dueAt === null) return '';
  const country = kind.countryOf(latest.fields);
  return `Version ${entry.dueVersion} on ${momentText(entry.dueAt, country)} (${CLOCK_NAMES[country]})`;
}

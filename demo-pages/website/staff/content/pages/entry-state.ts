import type { ContentKind } from '../../../content/content-kind.ts';
import type { Entry, EntryWithLatest } from '../../../content/find-content.ts';
import { CLOCK_NAMES, momentText } from '../../../platform/audit/moment-text.ts';
import type { Markup } from '../../../platform/site/page-context.ts';
import { statusBadge } from '../../pages/status-badge.ts';

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

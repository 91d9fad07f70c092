import { type Markup, momentText } from '../../platform/index.ts';
import type { TrailEntry } from '../order-trail.ts';
import { codeWords, detailWords } from './record-status.tsx';
import { recordsTable } from './records-table.tsx';

/** Actions with their time, member and result, newest first. */
export function trailTable(entries: readonly TrailEntry[]): Markup {
  if (entries.length === 0) return <p>Nothing has happened yet.</p>;
  const rows = entries.map(({ at, who, what, country, outcome, detail }) => [
    momentText(at, country),
    who,
    what,
    codeWords(outcome),
    detailWords(detail),
  ]);
  return recordsTable('Audit trail', ['When', 'Who', 'What', 'Outcome', 'Detail'], rows);
}

/** A time in UTC, in the format of the staff area: `2026-11-21 09:30`. */
export function momentText(moment: Date | null): string {
  return moment ? moment.toISOString().slice(0, 16).replace('T', ' ') : '';
}

import { ROW_ID } from './row-id.mjs';

let proven = new Set<string>();

/** Records the requirement rows in the message of a passed assertion. */
export function noteProvenRows(message: string): void {
  for (const [id] of message.matchAll(ROW_ID)) proven.add(id);
}

/** Returns the rows recorded since the last call and clears the list. */
export function takeProvenRows(): string[] {
  const rows = [...proven];
  proven = new Set();
  return rows;
}

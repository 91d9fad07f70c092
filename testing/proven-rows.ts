import { ROW_ID } from './row-id.mjs';

// Of the page, not of this module: tests with React's development build are compiled apart, with a module of their own.
const store = globalThis as { havenProvenRows?: Set<string> };

/** Records the requirement rows in the message of a passed assertion. */
export function noteProvenRows(message: string): void {
  store.havenProvenRows ??= new Set();
  for (const [id] of message.matchAll(ROW_ID)) store.havenProvenRows.add(id);
}

/** Returns the rows recorded since the last call and clears the list. */
export function takeProvenRows(): string[] {
  const rows = [...(store.havenProvenRows ?? [])];
  delete store.havenProvenRows;
  return rows;
}

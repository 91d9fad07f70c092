import { ROW_ID } from './row-id.mjs';

let proven = new Set<string>();

/** Notes the rows that the message of a passed assertion names. */
export function noteProvenRows(message: string): void {
  for (const [id] of message.matchAll(ROW_ID)) proven.add(id);
}

/** The rows noted since the last call, which begins a new list. */
export function takeProvenRows(): string[] {
  const rows = [...proven];
  proven = new Set();
  return rows;
}

import type { ListedRow, RowPage } from './record-list.ts';

/** Rows of one table, with the times by which they are sorted, newest first. */
export type RowSource = (page: RowPage) => Promise<readonly (ListedRow & { at: Date })[]>;

/** The last row of each source, or none yet; nothing for a text that is no cursor of these sources. */
function positionsOf(after: string | undefined, count: number): (string | undefined)[] | undefined {
  if (after === undefined) return Array.from({ length: count }, () => undefined);
  try {
    const read: unknown = JSON.parse(after);
    if (!Array.isArray(read) || read.length !== count) return undefined;
    return read.map((each) => (typeof each === 'string' ? each : undefined));
  } catch {
    return undefined;
  }
}

/**
 * A page of the rows of several tables, newest first: each is read by its own key, so that none is left out or twice.
 */
export async function mergeRows(sources: readonly RowSource[], { after, limit }: RowPage): Promise<ListedRow[]> {
  const positions = positionsOf(after, sources.length);
  if (!positions) return [];
  const found: Awaited<ReturnType<RowSource>>[] = [];
  // One after the other: in a snapshot they share a connection.
  for (const [index, read] of sources.entries()) found.push(await read({ after: positions[index], limit }));
  const next = sources.map(() => 0);
  const rows: ListedRow[] = [];
  while (rows.length < limit) {
    const heads = found.map((list, index) => list[next[index] ?? 0]);
    const newest = heads.reduce<number | undefined>((best, head, index) => {
      const other = best === undefined ? undefined : heads[best];
      return head && (!other || head.at > other.at) ? index : best;
    }, undefined);
    const head = newest === undefined ? undefined : heads[newest];
    if (newest === undefined || !head) break;
    next[newest] = (next[newest] ?? 0) + 1;
    positions[newest] = head.cursor;
    rows.push({ cursor: JSON.stringify(positions.map((each) => each ?? null)), cells: head.cells });
  }
  return rows;
}

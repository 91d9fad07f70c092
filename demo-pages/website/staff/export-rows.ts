import type { Snapshot } from '../../server/database/hold-snapshot.ts';
import type { ListedRow, RowPage } from './record-list.ts';

/** Rows that are in memory at a time. */
const ROWS_AT_ONCE = 500;
/** A reader that takes nothing for so long has gone: what it holds is needed by others. */
const STALLED_MS = 120_000;

interface Export {
  /** What comes before the first row. */
  head: string;
  read(page: RowPage): Promise<ListedRow[]>;
  lineOf(row: ListedRow): string;
}

/**
 * Every row of a list as a file. The rows are read page by page, the next page when the reader has taken the one
 * before, so that memory does not grow with their number, all from one snapshot, which is ended with the file.
 */
export function exportRows(snapshot: Snapshot, { head, read, lineOf }: Export): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after: string | undefined;
  let before = head;
  let stalled: NodeJS.Timeout | undefined;
  const stop = () => {
    clearTimeout(stalled);
    return snapshot.end();
  };
  return new ReadableStream(
    {
      start(controller) {
        stalled = setTimeout(() => {
          controller.error(new Error('The reader of an export has stopped.'));
          void snapshot.end();
        }, STALLED_MS);
        stalled.unref();
      },
      async pull(controller) {
        stalled?.refresh();
        try {
          const rows = await read({ after, limit: ROWS_AT_ONCE });
          const text = before + rows.map(lineOf).join('');
          before = '';
          if (text !== '') controller.enqueue(encoder.encode(text));
          after = rows.at(-1)?.cursor;
          if (rows.length < ROWS_AT_ONCE) {
            await stop();
            controller.close();
          }
        } catch (error) {
          await stop();
          // The download breaks off, so that a part is not taken for the whole.
          throw error;
        }
      },
      cancel: stop,
    },
    // Nothing is read ahead.
    { highWaterMark: 0 },
  );
}

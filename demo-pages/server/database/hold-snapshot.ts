import type { Database, OpenDatabase } from './database.ts';

/** The database as it was at one moment, for reads that take many statements. */
export interface Snapshot {
  db: Database;
  /** Ends it, also after a fault; needed once, because it keeps a connection. */
  end(): Promise<void>;
}

/**
 * Holds a snapshot for long reads: a read-only transaction. The embedded database has one connection, and everything
 * else would wait for such a transaction, so its reads are only statements of their own.
 */
export async function holdSnapshot({ db, readDb }: Pick<OpenDatabase, 'db' | 'readDb'>): Promise<Snapshot> {
  if (db === readDb) return { db, end: async () => {} };
  let release = () => {};
  let ended: Promise<void> | undefined;
  const held = await new Promise<Database>((resolve, reject) => {
    const use = (transaction: Database) => {
      resolve(transaction);
      return new Promise<void>((end) => {
        release = end;
      });
    };
    ended = readDb.transaction(use, { isolationLevel: 'repeatable read', accessMode: 'read only' });
    ended.catch(reject);
  });
  return {
    db: held,
    async end() {
      release();
      // A lost connection has been reported by the read that met it.
      await ended?.catch(() => {});
    },
  };
}

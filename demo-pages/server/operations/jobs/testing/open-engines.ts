import { type OpenDatabase, openDatabase } from '../../../database/open-database.ts';
import { openTestDatabase } from '../../../database/testing/open-test-database.ts';
import { startPostgres } from '../../../database/testing/start-postgres.ts';

/** One database and several ways into it, as several processes have. */
export interface Engine {
  /** A connection for each process; the embedded database has one for all. */
  databases: OpenDatabase['db'][];
  close(): Promise<void>;
}

/** What runs on both engines: the embedded database, and a PostgreSQL server with a pool for each process. */
export const ENGINES: readonly [name: string, open: () => Promise<Engine>][] = [
  [
    'the embedded database',
    async () => {
      const { db, close } = await openTestDatabase('embedded');
      return { databases: [db, db, db], close };
    },
  ],
  [
    'a PostgreSQL server',
    async () => {
      const postgres = await startPostgres();
      const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: postgres.databaseUrl })));
      return {
        databases: opened.map(({ db }) => db),
        close: async () => {
          for (const { close } of opened) await close();
          await postgres.stop();
        },
      };
    },
  ],
];

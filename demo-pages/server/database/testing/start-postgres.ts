import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, databaseUrl, startPostgresServer } from './postgres-server.ts';

/**
 * A new, empty database of a real PostgreSQL server for a test: its connection string and the function that ends its
 * use. It is one of the run's server, or of a server of its own where the run has none.
 */
export async function startPostgres(): Promise<{ databaseUrl: string; stop(): Promise<void> }> {
  const shared = inject('postgres');
  const own = shared ? undefined : await startPostgresServer();
  const address = shared ?? own!.address;
  const name = `own_${randomUUID().replaceAll('-', '')}`;
  await createDatabase(address, name);
  // The run's server drops all of its databases at its end.
  return { databaseUrl: databaseUrl(address, name), stop: async () => own?.stop() };
}

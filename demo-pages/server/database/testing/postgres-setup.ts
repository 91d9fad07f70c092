import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { installTools } from '../../../../scripts/install-tools.mjs';
import { seedWebsite } from '../../../website/app/seed-website.ts';
import { demonstration } from '../../../website/app/testing/demonstration.ts';
import { openDatabase } from '../open-database.ts';
import { createDatabase, databaseUrl, type PostgresAddress, startPostgresServer, TEMPLATE } from './postgres-server.ts';
import { keepFirstContents } from './reusable-database.ts';
import { served } from './test-clients.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's PostgreSQL server, which has the database `TEMPLATE`; undefined where none can run. */
    postgres: PostgresAddress | undefined;
  }
}

/** Starts one PostgreSQL server for the run of Vitest, and stops it at the end. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  try {
    installTools('scripts/test/postgres');
    const { address, stop } = await startPostgresServer();
    await makeTemplate(address);
    project.provide('postgres', address);
    return stop;
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    console.warn(`All tests use the embedded database, because this machine cannot run the other one: ${reason}`);
    return undefined;
  }
}

/** A migrated database with the catalogue and all localities, and what it is reset from. */
async function makeTemplate(address: PostgresAddress): Promise<void> {
  await createDatabase(address, TEMPLATE);
  const url = databaseUrl(address, TEMPLATE);
  const { db, close } = await openDatabase({ databaseUrl: url });
  await seedWebsite(db, demonstration);
  await close();
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await keepFirstContents(served(pool));
  await pool.query('analyze');
  await pool.end();
}

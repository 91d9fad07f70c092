import pg from 'pg';

/** A logical backup of the schema `website` in one snapshot, as `pg_dump` makes it, stored in the schema `backup`. */
export async function keepBackup(url) {
  await inTransaction(url, 'isolation level repeatable read', async (client) => {
    await client.query('drop schema if exists backup cascade; create schema backup');
    for (const table of await tables(client))
      await client.query(`create table backup."${table}" as table website."${table}"`);
  });
}

/** Empties the schema `website` and fills it from the backup. */
export async function putBack(url) {
  await inTransaction(url, '', async (client) => {
    const names = await tables(client);
    // Neither triggers nor foreign keys are checked, as when a dump is read.
    await client.query("set local session_replication_role = 'replica'");
    await client.query(`truncate ${names.map((name) => `website."${name}"`).join()} cascade`);
    for (const name of names) {
      const columns = await writable(client, name);
      await client.query(
        `insert into website."${name}" (${columns}) overriding system value select ${columns} from backup."${name}"`,
      );
    }
  });
}

async function tables(client) {
  const { rows } = await client.query("select tablename as name from pg_tables where schemaname = 'website'");
  return rows.map(({ name }) => name);
}

/** The columns that are not generated from others. */
async function writable(client, table) {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns
     where table_schema = 'website' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map(({ name }) => `"${name}"`).join();
}

async function inTransaction(url, mode, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`begin ${mode}`);
    await work(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

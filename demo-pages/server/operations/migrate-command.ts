import { openDatabase } from '../database/open-database.ts';
import { SANDBOX_TABLES, WEBSITE_TABLES } from '../database/program-tables.ts';
import { logLine } from '../http/log-line.ts';
import { readServerConfiguration } from '../server-configuration.ts';

// `npm run migrate`: makes the tables of this version, so that the user of the site needs no rights to create any.
try {
  const { databaseUrl, sandbox } = readServerConfiguration(process.env);
  if (!databaseUrl)
    throw new Error(
      'Set DATABASE_URL: the embedded database is migrated whenever the site starts, and needs no command.',
    );
  const programs = [
    { name: 'site', databaseUrl, tables: WEBSITE_TABLES },
    ...(sandbox ? [{ name: 'sandbox', databaseUrl: sandbox.databaseUrl ?? databaseUrl, tables: SANDBOX_TABLES }] : []),
  ];
  for (const { name, tables, ...address } of programs) {
    const { close } = await openDatabase({ ...address, tables: [tables], log: logLine });
    await close();
    console.log(`The tables of the ${name} are those of this version.`);
  }
} catch (error) {
  const { message, cause } = error as Error;
  console.error(message);
  if (cause instanceof Error) console.error(`Reason: ${cause.message}`);
  process.exitCode = 1;
}

import { readCharity, setCharity } from '../../website/content/index.ts';
import { runStaffCommand } from '../../website/staff/command/run-staff-command.ts';
import { openDatabase } from '../database/open-database.ts';
import { WEBSITE_TABLES } from '../database/program-tables.ts';
import { readServerConfiguration } from '../server-configuration.ts';

// `npm run staff -- …`: accounts of the staff area, in the database that the site uses.
try {
  const { siteOrigin, dataDir, databaseUrl, contentFolder } = readServerConfiguration(process.env);
  // An invitation names the charity.
  setCharity(await readCharity(contentFolder));
  const { db, close } = await openDatabase({ dataDir, databaseUrl, tables: [WEBSITE_TABLES] });
  try {
    await runStaffCommand(db, process.argv.slice(2), {
      siteOrigin,
      now: Date.now(),
      print: (line) => console.log(line),
    });
  } finally {
    await close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

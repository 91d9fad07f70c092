import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
// The paths that the site's own pages have.
import '../website/app/pages.ts';
import { seedReferenceData } from '../website/app/seed-website.ts';
import { readCharity, setCharity } from '../website/content/index.ts';
import { READABLE, setModes } from './database/embedded-database.ts';
import { openDatabase } from './database/open-database.ts';
import { preparedData } from './database/prepared-data.ts';
import { type ProgramTables, SANDBOX_TABLES, WEBSITE_TABLES } from './database/program-tables.ts';
import { dropTemplates, unpackEmptyDatabase } from './database/unpack-empty-database.ts';
import { contentFolder } from './server-configuration.ts';

// The build runs this: it makes the databases that new data directories are copied from. They hold no keys and nothing
// that depends on the day. A first start in a later month dates the listings again.
async function prepare(program: 'site' | 'sandbox', tables: ProgramTables): Promise<void> {
  const folder = preparedData(program);
  const partial = `${folder}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  // An installation without the packages of development lets the engine make one.
  await unpackEmptyDatabase(partial).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  });
  const { db, close } = await openDatabase({ dataDir: partial, tables: [tables] });
  if (program === 'site') {
    setCharity(await readCharity(contentFolder({})));
    await seedReferenceData(db);
  }
  await dropTemplates(db);
  // Without a checkpoint, every first opening would replay the log of the seeds.
  await db.execute(sql`checkpoint`);
  await close();
  setModes(partial, READABLE);
  await rm(folder, { recursive: true, force: true });
  await rename(partial, folder);
}

const PROGRAMS = { site: WEBSITE_TABLES, sandbox: SANDBOX_TABLES };
const program = process.argv[2];
if (program !== 'site' && program !== 'sandbox') throw new Error('Say whose database to prepare: site or sandbox.');
await prepare(program, PROGRAMS[program]);

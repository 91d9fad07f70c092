import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeCharity } from './write-charity.mjs';

// npm run new-charity -- <folder> --name <name> --country <AUS|NZL|both> [--language <language>]… [--colour <#rrggbb>]
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      country: { type: 'string' },
      language: { type: 'string', multiple: true },
      colour: { type: 'string' },
    },
  });
  const [named] = positionals;
  const folder = named && resolve(process.env.INIT_CWD ?? '.', named);
  const { name, country, language: languages, colour } = values;
  for (const file of writeCharity(folder, { name, country, languages, colour })) console.log(`${folder}/${file}`);
  console.log(`\nNext:\n  npm run check:content -- ${folder}\n  SITE_CONTENT=${folder} npm run dev`);
  console.log('What to change first is in its README.md.');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

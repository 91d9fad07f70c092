import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SCHEMAS = resolve(import.meta.dirname, '../../../demo-pages/website/content/folder/schemas');
const COUNTRIES = { AUS: ['AUS'], NZL: ['NZL'], both: ['AUS', 'NZL'] };
const LANGUAGES = ['en', 'ar', 'es', 'fr', 'mi', 'vi', 'zh'];

/** Values that only the charity knows; a site that takes real money does not start with them. */
const FACTS = {
  AUS: (legalName) => ({
    legalName,
    abn: '00 000 000 000',
    dgr: 'none',
    phone: { number: '00 0000 0000' },
    bank: { bsb: '000-000', account: '0000 0000' },
    greeting: { en: 'Welcome' },
  }),
  NZL: (legalName) => ({
    legalName,
    charityNumber: 'CC00000',
    irdNumber: '000-000-000',
    donee: 'none',
    signatory: { name: 'TEMPLATE: who signs receipts', role: 'TEMPLATE: their role' },
    phone: { number: '00 000 0000' },
    bank: '00-0000-0000000-00',
    greeting: { en: 'Kia ora', mi: 'Kia ora' },
  }),
};

/**
 * Writes the folder of a charity, with which a site starts. Returns the files that were written. Throws an error for
 * people when something cannot be used.
 */
export function writeCharity(folder, { name = '', country = '', languages = ['en'] }) {
  if (!folder)
    throw new Error('Name the folder: npm run new -- charity ../our-charity --name "Our Charity" --country NZL');
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: choose another folder.`);
  if (name.trim() === '' || name.length > 60)
    throw new Error('--name: write the name of the charity, at most 60 characters.');
  if (!Object.hasOwn(COUNTRIES, country)) throw new Error('--country: write AUS, NZL or both.');
  const wrong = languages.find((language) => !LANGUAGES.includes(language));
  if (wrong !== undefined) throw new Error(`--language ${wrong}: write one of ${LANGUAGES.join(', ')}.`);
  if (languages.includes('mi') && country === 'AUS')
    throw new Error('--language mi: te reo Māori needs --country NZL or both.');
  const countries = COUNTRIES[country];
  const organisation = {
    $schema: './schemas/organisation.schema.json',
    name: name.trim(),
    languages: [...new Set(['en', ...languages])],
    countries: Object.fromEntries(countries.map((code) => [code, FACTS[code](name.trim())])),
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'organisation.json'), `${JSON.stringify(organisation, null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), readme(name.trim(), countries));
  cpSync(SCHEMAS, join(folder, 'schemas'), { recursive: true });
  return ['organisation.json', 'README.md', ...readdirSync(SCHEMAS).map((file) => `schemas/${file}`)];
}

const REGISTRATION = {
  AUS: `- \`countries.AUS\`: \`legalName\` and \`abn\` as the ABN register has them, \`phone\`, and \`bank\` (leave it out if you take no
  transfers). Write \`"dgr": "endorsed"\` only if you are endorsed as a deductible gift recipient: receipts then say that
  gifts are tax deductible.`,
  NZL: `- \`countries.NZL\`: \`legalName\` and \`charityNumber\` as Charities Services has them, \`irdNumber\`, \`phone\`, \`bank\` (leave it out
  if you take no transfers), and in \`signatory\` who signs receipts. Write \`"donee": "approved"\` only if Inland Revenue
  lists you: receipts then say that a tax credit can be claimed.`,
};

const readme = (name, countries) => `# ${name}

This folder is your charity, as data. The site shows it when \`SITE_CONTENT\` names the folder.

## What to change first

In \`organisation.json\`, everything that has only zeros or begins with TEMPLATE. A site that takes real payments does not
start while such a value is left; with test payments it does, so that you can look at it.

${countries.map((country) => REGISTRATION[country]).join('\n')}
- \`languages\`: the languages of your pages. What you leave out is gone from the site. English stays.
- \`countries\`: a country that you leave out is gone from the site too.

An editor that knows JSON Schemas, such as VS Code, completes the names and underlines what is wrong.

## Check it, look at it

In Haven's folder:

\`\`\`sh
npm run check:content -- FOLDER    # each fault with its file and line, and what to write
SITE_CONTENT=FOLDER npm start      # with test payments
\`\`\`

A site that runs reads the folder again when its process gets SIGHUP. If something is wrong then, its log says what, and the
site goes on with what it had.
`;

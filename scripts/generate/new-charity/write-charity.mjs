import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { firstFiles } from './first-files.mjs';

const SCHEMAS = resolve(import.meta.dirname, '../../../demo-pages/website/content/folder/schemas');
const TEMPLATE = resolve(import.meta.dirname, 'template');
const COUNTRIES = { AUS: ['AUS'], NZL: ['NZL'], both: ['AUS', 'NZL'] };
const LANGUAGES = ['en', 'ar', 'es', 'fr', 'mi', 'vi', 'zh'];
/** Readable on white, and nobody's own. */
const COLOUR = '#44546a';

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
export function writeCharity(folder, { name = '', country = '', languages = ['en'], colour = COLOUR }) {
  if (!folder)
    throw new Error('Name the folder: npm run new-charity -- ../our-charity --name "Our Charity" --country NZL');
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: choose another folder.`);
  if (name.trim() === '' || name.length > 60)
    throw new Error('--name: write the name of the charity, at most 60 characters.');
  if (!Object.hasOwn(COUNTRIES, country)) throw new Error('--country: write AUS, NZL or both.');
  const wrong = languages.find((language) => !LANGUAGES.includes(language));
  if (wrong !== undefined) throw new Error(`--language ${wrong}: write one of ${LANGUAGES.join(', ')}.`);
  if (languages.includes('mi') && country === 'AUS')
    throw new Error('--language mi: te reo Māori needs --country NZL or both.');
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error('--colour: write # and six figures, such as "#0b5ca0".');
  const countries = COUNTRIES[country];
  const organisation = {
    name: name.trim(),
    languages: [...new Set(['en', ...languages])],
    countries: Object.fromEntries(countries.map((code) => [code, FACTS[code](name.trim())])),
  };
  const today = new Date().toISOString().slice(0, 10);
  const facts = { name: name.trim(), countries, colour: colour.toLowerCase(), today };
  const written = [];
  const write = (file, content) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
    written.push(file);
  };
  for (const [file, schema, value] of [['organisation', 'organisation', organisation], ...firstFiles(facts)]) {
    const $schema = `${file.includes('/') ? '../' : './'}schemas/${schema}.schema.json`;
    write(`${file}.json`, `${JSON.stringify({ $schema, ...value }, null, 2)}\n`);
  }
  for (const entry of readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    // The mark has the colour of the theme.
    const isText = /\.(md|svg)$/.test(path);
    const text = () => bytes.toString('utf8').replaceAll('{{today}}', today).replaceAll(COLOUR, facts.colour);
    write(path.slice(TEMPLATE.length + 1).replaceAll('\\', '/'), isText ? text() : bytes);
  }
  write('README.md', readme(name.trim(), countries));
  cpSync(SCHEMAS, join(folder, 'schemas'), { recursive: true });
  return [...written, ...readdirSync(SCHEMAS).map((file) => `schemas/${file}`)];
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

1. In \`organisation.json\`, everything that has only zeros or begins with TEMPLATE:

${countries.map((country) => REGISTRATION[country]).join('\n')}
- \`languages\`: the languages of your pages. What you leave out is gone from the site. English stays.
- \`countries\`: a country that you leave out is gone from the site too.

2. \`images/logo.svg\` and, in \`theme.json\`, your colour: all shades are made from \`brand\`.
3. Every other text with the word TEMPLATE: \`home.json\`, \`donate.json\`, \`pages/\`, \`gifts/\`, \`ecards/\`, \`appeals/\`, \`petitions/\`,
   \`news/\`. Delete the files of what you do not have: its menus and sections go too.

A site that takes real payments does not start while such a value is left; with test payments it does, so that you can look
at it. An editor that knows JSON Schemas, such as VS Code, completes the names, explains them and underlines what is wrong.

## Check it, look at it

In Haven's folder:

\`\`\`sh
npm run check:content -- FOLDER      # each fault with its file and line, and what to write
SITE_CONTENT=FOLDER npm run dev      # with test payments; pages follow the files as you save them
\`\`\`

Haven's docs/charity has a guide for each task.
`;

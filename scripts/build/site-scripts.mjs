import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const site = 'demo-pages/website';

/** Where the site serves scripts, and the folder or file of each. */
const PLACES = {
  '/elements/': 'dist/elements',
  '/sdk/': 'dist/sdk',
  '/checkout-widget/': 'dist/checkout-widget',
  '/analytics/': `${site}/platform/analytics/browser`,
  '/back-office/assets/': `${site}/developers/block-preview/browser`,
  '/back-office/staff-assets/': `${site}/staff/browser`,
  '/bot-check/': `${site}/platform/bot-check/browser`,
  '/consent/': `${site}/platform/consent/browser`,
  '/giving-files/': `${site}/my-giving/browser`,
  '/merchant/': `${site}/developers/merchant/browser`,
  '/page-integrity/': `${site}/app/page-integrity/browser`,
  '/reference/': `${site}/developers/reference/browser`,
};
const PASSKEYS = [
  '/back-office/staff-assets/simplewebauthn.js',
  'node_modules/@simplewebauthn/browser/dist/bundle/index.umd.min.js',
];

/** Every script that the site serves: its address and its file. */
function served() {
  const found = Object.entries(PLACES).flatMap(([address, folder]) =>
    // What is built may be missing, what is written may not.
    (existsSync(join(root, folder)) || folder.startsWith(site)
      ? readdirSync(join(root, folder), { recursive: true })
      : []
    )
      .filter((name) => name.endsWith('.js'))
      .map((name) => [address + name.replaceAll('\\', '/'), join(root, folder, name)]),
  );
  found.push([PASSKEYS[0], join(root, PASSKEYS[1])]);
  return found.sort(([a], [b]) => (a < b ? -1 : 1));
}

/** What a tag's script loads at once or later, with what the tags load that it renders. */
function filesOfTags(contents) {
  const manifest = join(root, 'dist/elements/.vite/manifest.json');
  const chunks = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  const keys = Object.keys(chunks);
  const keyOf = new Map(keys.map((key) => [chunks[key].file.replace('.js', ''), key]));
  const tags = [...keyOf.keys()].filter((name) => /^[a-z]+(-[a-z]+)+$/.test(name));
  const follow = (key, found) => {
    if (found.has(key) || !chunks[key]?.file.endsWith('.js')) return found;
    found.add(key);
    const { file, imports = [], dynamicImports = [] } = chunks[key];
    for (const next of [...imports, ...dynamicImports]) follow(next, found);
    const code = contents.get(`/elements/${file}`) ?? '';
    // A block names the tags that it renders as texts. The keys of a language's texts are no such names.
    for (const tag of tags) if (new RegExp(`["'\`]${tag}["'\`](?!:)`).test(code)) follow(keyOf.get(tag), found);
    return found;
  };
  return Object.fromEntries(
    ['autoload', ...tags]
      .filter((name) => keyOf.has(name))
      .map((name) => [
        name,
        [...follow(keyOf.get(name), new Set())].map((key) => `/elements/${chunks[key].file}`).sort(),
      ]),
  );
}

/**
 * Writes dist/site-scripts.json: the integrity value of every script that the site serves, by address, and the scripts
 * that each tag may load. The site's pages are made with it, and the live pages are compared with it.
 */
export function writeSiteScripts() {
  const files = served().map(([address, file]) => [address, readFileSync(file)]);
  const contents = new Map(files.map(([address, content]) => [address, content.toString()]));
  const scripts = Object.fromEntries(
    files.map(([address, content]) => [address, `sha384-${createHash('sha384').update(content).digest('base64')}`]),
  );
  writeFileSync(
    join(root, 'dist/site-scripts.json'),
    `${JSON.stringify({ scripts, tags: filesOfTags(contents) }, null, 1)}\n`,
  );
}

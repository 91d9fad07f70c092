import {
  compileMessage,
  compileRooms,
  fileOf,
  folderOf,
  products,
  readMessages,
  splitId,
  translatedLanguages,
} from './catalogues.mjs';

const SPECIFIER = new RegExp(`^#texts/(${products.join('|')})/([\\w-]+)$`);
const MODULE = /^(.+)[\\/]([\w-]+)\.js$/;
const productIn = new Map(products.map((product) => [folderOf(product), product]));

/** A room's English texts. A tag's own chunk contains them, so each room is a module. */
function roomModule(product, room) {
  const texts = Object.entries(readMessages(product, 'en')).flatMap(([id, message]) => {
    const [of, key] = splitId(id);
    return of === room ? [[key, compileMessage(message)]] : [];
  });
  if (texts.length === 0) throw new Error(`No text in ${fileOf(product, 'en')} begins with "${room}."`);
  return `export default ${JSON.stringify({ room, texts: Object.fromEntries(texts) })};`;
}

/**
 * What a page shows where the English of a translation has changed: the old translation, which has the same variables.
 * `npm run texts` lists it until somebody renews it. To show English instead, leave such keys out here.
 */
const languageModule = (product, language) =>
  `export const translation = ${JSON.stringify(compileRooms(product, language))};`;

function moduleOf(product, name) {
  const languages = translatedLanguages(product);
  if (name === 'en' || languages.includes(name)) return languageModule(product, name);
  if (name === 'languages')
    return `export default { ${languages.map((each) => `${each}: () => import('#texts/${product}/${each}')`).join(', ')} };`;
  if (name !== 'all') return roomModule(product, name);
  const imports = languages.map((each) => `import { translation as ${each} } from '#texts/${product}/${each}';`);
  return `${imports.join('\n')}\nexport default { ${languages.join(', ')} };`;
}

/**
 * The catalogues as modules, compiled from their JSON: `#texts/elements/gift-cart` is a room in English,
 * `#texts/elements/fr` a language, `…/languages` loads each one, and `…/all` contains every one, for
 * servers; `…/en` is what translations and a charity’s own texts are checked by.
 */
export const texts = () => ({
  name: 'haven-texts',
  enforce: 'pre',
  resolveId(specifier) {
    const [, product, name] = SPECIFIER.exec(specifier) ?? [];
    return product && `${folderOf(product)}/${name}.js`;
  },
  load(id) {
    const [, folder, name] = MODULE.exec(id) ?? [];
    const product = productIn.get(folder);
    if (!product) return;
    for (const language of ['en', ...translatedLanguages(product)]) this.addWatchFile(fileOf(product, language));
    return { code: moduleOf(product, name), moduleSideEffects: false, map: null };
  },
});

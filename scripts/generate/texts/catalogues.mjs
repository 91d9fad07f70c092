import { readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const root = resolve(import.meta.dirname, '../../..');

/**
 * The products with texts, and the folder with the catalogues of each: one flat JSON file of ICU messages a language.
 */
export const FOLDERS = {
  elements: 'elements/locales',
  checkout: 'checkout-widget/locales',
  hosted: 'sdk/hosted/locales',
  website: 'demo-pages/website/locales',
};

export const products = Object.keys(FOLDERS);
export const folderOf = (product) => resolve(root, FOLDERS[product]);
/** The file with the declarations of a product's modules. */
export const typesOf = (product) => resolve(folderOf(product), `${product}-texts.d.ts`);
export const fileOf = (product, language) => resolve(folderOf(product), `${language}.json`);

/** The languages into which a product is translated: those with a file. */
export const translatedLanguages = (product) =>
  readdirSync(folderOf(product))
    .flatMap((file) => /^(\w\w)\.json$/.exec(file)?.[1] ?? [])
    .filter((language) => language !== 'en')
    .sort();

const cache = new Map();

/** The messages of a language: `{ 'room.key': message }`. */
export function readMessages(product, language) {
  const file = fileOf(product, language);
  const { mtimeMs } = statSync(file);
  let entry = cache.get(file);
  if (entry?.mtimeMs !== mtimeMs) {
    entry = { mtimeMs, messages: JSON.parse(readFileSync(file, 'utf8')) };
    cache.set(file, entry);
  }
  return entry.messages;
}

/** The room of a text, and its key there. */
export function splitId(id) {
  const dot = id.indexOf('.');
  return [id.slice(0, dot), id.slice(dot + 1)];
}

export const parseMessage = (message) => parse(message, { captureLocation: false, ignoreTag: true });

/**
 * A message in the form that the runtime reads: a text with `{name}` for each variable, or the forms of a plural by the
 * variable `count`. The rest of ICU is refused, so that no parser is needed where texts are shown.
 */
export function compileMessage(message) {
  if (!/[{']/.test(message)) return message;
  const elements = parseMessage(message);
  const [plural] = elements;
  if (plural?.type !== TYPE.plural) return textOf(elements, message);
  if (elements.length > 1) throw new Error(`Put the whole sentence into each plural form: ${message}`);
  if (plural.value !== 'count' || plural.offset !== 0 || plural.pluralType !== 'cardinal')
    throw new Error(`A plural counts {count}: ${message}`);
  return Object.fromEntries(Object.entries(plural.options).map(([rule, { value }]) => [rule, textOf(value, message)]));
}

function textOf(elements, message) {
  const parts = elements.map(({ type, value }) => {
    if (type === TYPE.literal && !/[{}]/.test(value)) return value;
    if (type === TYPE.argument) return `{${value}}`;
    if (type === TYPE.pound) return '{count}';
    throw new Error(`Only {variables} and plurals are used here: ${message}`);
  });
  return parts.join('');
}

/** The compiled messages of a language by room and key: `{ room: { key: message } }`. */
export function compileRooms(product, language) {
  const rooms = {};
  for (const [id, message] of Object.entries(readMessages(product, language))) {
    const [room, key] = splitId(id);
    rooms[room] ??= {};
    rooms[room][key] = compileMessage(message);
  }
  return rooms;
}

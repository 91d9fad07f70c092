import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { TYPE } from '@formatjs/icu-messageformat-parser';
import { compileMessage, folderOf, parseMessage, readMessages, splitId, translatedLanguages } from './catalogues.mjs';

/** The names of a message's variables, sorted. A plural's count is one of them. */
function variablesOf(message) {
  const names = new Set();
  const visit = ({ type, value, options }) => {
    if (type === TYPE.argument || type === TYPE.plural) names.add(value);
    for (const each of Object.values(options ?? {})) each.value.forEach(visit);
  };
  parseMessage(message).forEach(visit);
  return [...names].sort();
}

/** English writes the day of a month as `14th`, others as a number. */
const comparable = (message) =>
  [...new Set(variablesOf(message).map((name) => (name === 'ordinal' ? 'day' : name)))].sort().join();

const isPlural = (message) => typeof compileMessage(message) !== 'string';

/** What is wrong with a translation; undefined if nothing is. */
function problemOf(message, english, language) {
  if (english === undefined) return 'no such text in English';
  if (message.trim() === '') return 'empty';
  const compiled = compileMessage(message);
  if (typeof compiled !== typeof compileMessage(english)) return 'counts, and English does not, or the other way round';
  if (comparable(message) !== comparable(english)) return 'other variables than English';
  if (!isPlural(message)) return;
  const { pluralCategories } = new Intl.PluralRules([language, 'en']).resolvedOptions();
  const strange = Object.keys(compiled).filter((rule) => rule !== 'other' && !pluralCategories.includes(rule));
  if (strange.length > 0) return `no plural form of this language: ${strange.join(', ')}`;
}

/** Texts that are missing, unknown, not readable, or have other variables than English: one line each. */
export function findProblems(product, read = readMessages) {
  const english = read(product, 'en');
  const problems = [];
  for (const language of ['en', ...translatedLanguages(product)]) {
    const messages = read(product, language);
    for (const [id, message] of Object.entries(messages)) {
      let problem;
      try {
        problem = problemOf(message, english[id], language);
      } catch (error) {
        problem = error.message;
      }
      if (problem) problems.push(`${product} ${language} ${id}: ${problem}`);
    }
    for (const id of Object.keys(english))
      if (!(id in messages)) problems.push(`${product} ${language} ${id}: missing`);
  }
  return problems;
}

/** What identifies a text in `sources.json`. */
export const textDigest = (message) => createHash('sha256').update(message).digest('base64url').slice(0, 6);

/**
 * `sources.json`: its languages, and for each text a line with the digest of its English, then that of each
 * translation. `!` marks a stale one.
 */
export const readSources = (product) => JSON.parse(readFileSync(resolve(folderOf(product), 'sources.json'), 'utf8'));

/**
 * What `sources.json` should be now. A translation is stale if the English has changed since it was made; one that has
 * changed too counts as made for the English of today. A new one that repeats the English is stale until it is
 * translated or kept. `isCorrected` says for which texts the English was merely corrected: their translations stay.
 */
export function nextSources(product, before, { isCorrected = () => false, read = readMessages } = {}) {
  const languages = ['en', ...translatedLanguages(product)];
  const places = languages.map((language) => before.languages?.split(' ').indexOf(language) ?? -1);
  const catalogues = languages.map((language) => read(product, language));
  const lines = Object.keys(catalogues[0]).map((id) => {
    const known = before[id]?.split(' ') ?? [];
    const [english, ...translations] = catalogues.map((catalogue) => textDigest(catalogue[id] ?? ''));
    const isSame = known[0] === undefined || known[0] === english;
    const marks = translations.map((now, index) => {
      const mark = known[places[index + 1]];
      const isStale = mark ? mark === `!${now}` || (!isSame && mark === now) : now === english;
      return isStale && !isCorrected(id) ? `!${now}` : now;
    });
    return [id, [english, ...marks].join(' ')];
  });
  return { languages: languages.join(' '), ...Object.fromEntries(lines) };
}

/** The stale translations: a line for each text, with its languages. */
export function staleIn(product, sources) {
  const languages = sources.languages.split(' ');
  return Object.entries(sources).flatMap(([id, line]) => {
    const stale = languages.filter((_, place) => line.split(' ')[place]?.startsWith('!'));
    return stale.length > 0 ? [`${product} ${id}: ${stale.join(' ')}`] : [];
  });
}

/** The type of a text: what the compiler asks for where it is used. */
function typeOf(message, hasVariables) {
  if (!hasVariables) return 'string';
  const names = variablesOf(message).filter((name) => name !== 'count' || !isPlural(message));
  const union = names.map((name) => `'${name}'`).join(' | ');
  if (isPlural(message)) return union ? `Counted<${union}>` : 'Counted';
  return union ? `With<${union}>` : 'string';
}

const propertyOf = (key) => (/^\w+$/.test(key) ? key : `'${key}'`);

/**
 * The declarations of a product's modules. The library knows nothing of the elements' types, and fills in by itself.
 */
export function declarations(product) {
  const isOfLibrary = product === 'hosted' || product === 'surfaces';
  const rooms = new Map();
  for (const [id, message] of Object.entries(readMessages(product, 'en'))) {
    const [room, key] = splitId(id);
    rooms.set(room, [...(rooms.get(room) ?? []), `    ${propertyOf(key)}: ${typeOf(message, !isOfLibrary)};`]);
  }
  const languages = translatedLanguages(product);
  const all = `{ ${languages.map((each) => `${each}: Rooms`).join('; ')} }`;
  const rooming = isOfLibrary
    ? '{ readonly [room: string]: { readonly [key: string]: string } }'
    : "{ readonly [room: string]: import('#runtime/texts/catalogue.ts').Catalogue['texts'] }";
  const module = (name, lines) =>
    `declare module '#texts/${product}/${name}' {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
  return [
    '// Written by `npm run texts`.\n',
    ...[...rooms].map(([room, lines]) =>
      isOfLibrary
        ? module(room, [
            'const room: { readonly room: string; readonly texts: Readonly<{',
            ...lines.map((line) => line.slice(2)),
            '}> };',
            'export default room;',
          ])
        : module(room, [
            "import type { Counted, Room, With } from '#runtime/texts/catalogue.ts';",
            'const room: Room<{',
            ...lines.map((line) => line.slice(2)),
            '}>;',
            'export default room;',
          ]),
    ),
    ...['en', ...languages].map((language) => module(language, [`export const translation: ${rooming};`])),
    module('languages', [
      `const languages: { readonly [language: string]: () => Promise<{ translation: ${rooming} }> };`,
      'export default languages;',
    ]),
    module('all', [`type Rooms = ${rooming};`, `const languages: Readonly<${all}>;`, 'export default languages;']),
  ].join('\n');
}

import type { Catalogue, Text, Values } from './catalogue.ts';
import type { Sentence } from './load-translator.ts';

/** Matches the English text; its groups are the variables. */
interface Pattern extends Sentence {
  readonly pattern: RegExp;
}

const indexed = new Set<Catalogue>();
const exact = new Map<string, Sentence>();
const patterns: Pattern[] = [];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const formsOf = (text: Text) => (typeof text === 'string' ? [text] : Object.values(text));

function index(catalogue: Catalogue): void {
  indexed.add(catalogue);
  for (const [key, text] of Object.entries(catalogue.texts)) {
    for (const form of formsOf(text)) {
      const parts = form.split(/\{(\w+)\}/);
      const source = parts.map((part, place) => (place % 2 ? `(?<${part}>.+)` : escaped(part))).join('');
      if (parts.length === 1) exact.set(form, { catalogue, key });
      else patterns.push({ catalogue, key, pattern: new RegExp(`^${source}$`) });
    }
  }
}

/** The numbers of a sentence are numbers again, so that they follow the language. */
const valuesOf = (groups: Readonly<Record<string, string>>): Values =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text]));

/** The key of an English sentence among the known ones, with its values as `language` writes them. */
export function findSentence(known: ReadonlySet<Catalogue>, message: string, language: string): Sentence | undefined {
  for (const catalogue of known) if (!indexed.has(catalogue)) index(catalogue);
  const sentence = exact.get(message);
  if (sentence) return sentence;
  for (const { catalogue, key, pattern } of patterns) {
    const groups = pattern.exec(message)?.groups;
    if (!groups) continue;
    const values = valuesOf(groups);
    return { catalogue, key, values: catalogue.valuesIn?.(values, language) ?? values };
  }
}

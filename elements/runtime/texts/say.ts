import type { Catalogue, Text, Values } from './catalogue.ts';
import { textsFor } from './texts-for.ts';

interface Sentence {
  readonly catalogue: Catalogue;
  readonly key: string;
  /** Matches the English text; its groups are the variables. */
  readonly pattern?: RegExp;
}

const known = new Set<Catalogue>();
const exact = new Map<string, Sentence>();
const patterns: Sentence[] = [];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const forms = (text: Text) => (typeof text === 'string' ? [text] : Object.values(text));

/** Makes the sentences of these catalogues known to `useSay`. */
export function knowSentences(...catalogues: readonly Catalogue[]): void {
  for (const catalogue of catalogues) {
    if (known.has(catalogue)) continue;
    known.add(catalogue);
    for (const [key, text] of Object.entries(catalogue.texts)) {
      for (const form of forms(text)) {
        const parts = form.split(/\{(\w+)\}/);
        const source = parts.map((part, index) => (index % 2 ? `(?<${part}>.+)` : escaped(part))).join('');
        if (parts.length === 1) exact.set(form, { catalogue, key });
        else patterns.push({ catalogue, key, pattern: new RegExp(`^${source}$`) });
      }
    }
  }
}

/** The numbers of a sentence are numbers again, so that they follow the language. */
const valuesOf = (groups: Record<string, string> | undefined): Values =>
  Object.fromEntries(
    Object.entries(groups ?? {}).map(([name, text]) => [name, /^\d+$/.test(text) ? Number(text) : text]),
  );

/** An English sentence of a rule or of the server, in the language of the element; an unknown one as it is. */
export function say(element: Element | undefined, message: string): string {
  const sentence = exact.get(message);
  if (sentence) return textsFor(element, sentence.catalogue)(sentence.key);
  for (const { catalogue, key, pattern } of patterns) {
    const groups = pattern?.exec(message)?.groups;
    if (groups) return textsFor(element, catalogue)(key, valuesOf(groups));
  }
  return message;
}

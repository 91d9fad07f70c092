import { numberFormat } from '../number-format.ts';

/** The forms of a text that counts, by the plural rules of its language. */
export type Plural = { readonly other: string } & { readonly [Rule in Intl.LDMLPluralRule]?: string };

/** A text with `{name}` for each variable. A plural chooses its form by the variable `count`. */
export type CatalogueText = string | Plural;

/** The English texts of a room, by key. They are the source of every other language. */
export interface Catalogue {
  readonly room: string;
  readonly texts: { readonly [key: string]: CatalogueText };
}

export type Values = Readonly<Record<string, unknown>>;

/** A room of a catalogue, as its module `#texts/<product>/<room>` exports it. */
export interface Room<Texts extends Catalogue['texts']> extends Catalogue {
  readonly texts: Readonly<Texts>;
}

/** The names of a text's variables, for the compiler alone. */
declare const variables: unique symbol;
/** A text with these variables. */
export type With<Names extends string> = string & { readonly [variables]: Names };
/** A text that counts, with these variables beside its count. */
export type Counted<Names extends string = never> = Plural & { readonly [variables]: Names | 'count' };

type NamesOf<Written extends CatalogueText> = Written extends { readonly [variables]: infer Names extends string }
  ? Names
  : never;

/** What a text's variables take: nothing for a text without variables. */
export type ValuesOf<Written extends CatalogueText, Value> = [NamesOf<Written>] extends [never]
  ? []
  : [values: { readonly [Name in NamesOf<Written>]: Name extends 'count' ? number : Value } & More<Value>];

/** Variables that only other languages use. */
type More<Value> = { readonly [name: string]: Value | number };

/** The form of a text for its count, in the language that the text is written in. */
export function formOf(text: CatalogueText, values: Values | undefined, language = 'en'): string {
  if (typeof text === 'string') return text;
  return text[new Intl.PluralRules([language, 'en']).select(Number(values?.count))] ?? text.other;
}

/** The parts of a form: texts at even places, the values of its variables at odd ones. */
export function partsOf(form: string, values: Values | undefined, language = 'en'): unknown[] {
  return form.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const value = values?.[part];
    // Counts of English pages have no separators.
    if (typeof value === 'function') return value(language);
    return typeof value === 'number' ? numberFormat([language, 'en'], { useGrouping: false }).format(value) : value;
  });
}

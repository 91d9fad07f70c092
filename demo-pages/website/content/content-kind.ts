import type { z } from 'zod';
import type { SiteCountryCode } from '#rules/country.ts';
import type { Database } from '../../server/database/open-database.ts';
import {
  type Markup,
  type PlatformServices,
  type StaffAct,
  type StaffActionKind,
  siteOf,
  type WebsiteContext,
} from '../platform/index.ts';
import { type FieldFacts, fieldFacts } from './content-fields.ts';
import { translationFields, type WithTranslations } from './translated-fields.ts';

/** The texts of a form by the names of its fields. */
export type Typed = Readonly<Record<string, string>>;

/** Something to correct; without a field it is about the whole form. */
export interface EntryProblem {
  field: string;
  message: string;
}

/** An entry with the values of the version that is about to be used, at a time in epoch ms. */
export interface Draft<Values> {
  key: string;
  values: Values;
  now: number;
}

/** A part of what the staff's page says about an entry. */
export interface EntryFacts {
  facts: readonly (readonly [label: string, value: Markup | string])[];
  /** Where to see or use it. */
  links?: readonly (readonly [href: string, words: string])[];
  /** The markup that an author places. */
  tag?: string;
}

/** What fields can choose from, by their names. */
export type FieldChoices = Readonly<Record<string, readonly { value: string; label: string }[]>>;

/** What the site's own code says of a kind of entry: from it come the staff's pages, and what a publication does. */
export interface KindSpec<Shape extends z.ZodRawShape> {
  name: ContentKindName;
  /** Part of the pages' address. */
  slug: string;
  title: string;
  lead: string;
  viewAct: StaffAct;
  editAct: StaffAct;
  /** What pages know the entry by. */
  key: { label: string; help: string; shape: RegExp; message: string };
  schema: z.ZodObject<Shape>;
  /** The fields that staff can translate. */
  translated: readonly (keyof Shape & string)[];
  /** What the form for a new entry begins with. */
  initial?: Typed;
  titleOf(values: Typed): string;
  /** The country of an entry, whose clocks and currency count. */
  countryOf(values: Typed): SiteCountryCode;
  /** Its entries belong to no country; `countryOf` then says whose clocks count. */
  isOfAllCountries?: boolean;
  /** Why these values cannot be used, beyond what the schema knows. */
  refuse?(db: Database, draft: Draft<Values<Shape>>): Promise<EntryProblem | undefined>;
  /** Writes the values into the kind's own table; a kind without one is read by `findLive`. */
  goLive?(tx: Database, draft: Draft<Values<Shape>>): Promise<void>;
  /** Takes the entry out of use; a kind without it is never taken out of use by hand. */
  takeDown?(tx: Database, key: string): Promise<void>;
  /** The texts with which an entry without `takeDown` is no longer offered. */
  retired?(typed: Typed, now: number): Typed;
  /** What a field can choose from, beside the options that it names itself. */
  choices?(db: Database): Promise<FieldChoices>;
  /** The public page as it would be. */
  preview(c: WebsiteContext, services: PlatformServices, draft: Draft<Values<Shape>>): Promise<Markup>;
  facts?(db: Database, key: string, values: Typed): Promise<EntryFacts>;
}

/** The kinds of entries, which the audit trail names in the same way. */
export type ContentKindName = Extract<StaffActionKind, 'petition' | 'guide' | 'appeal' | 'gift' | 'category' | 'ecard'>;

export interface NamedField {
  name: string;
  facts: FieldFacts;
}

/** The result of reading a form: what is wrong, or the values. */
export type ReadEntry = { problems: EntryProblem[] } | { values: Record<string, unknown> };

/** A kind of entry, whose values only it knows: everything goes in as typed texts. */
export interface ContentKind
  extends Omit<KindSpec<z.ZodRawShape>, 'schema' | 'translated' | 'refuse' | 'goLive' | 'preview' | 'facts'> {
  fields: readonly NamedField[];
  read(typed: Typed): ReadEntry;
  /** Why these texts cannot be used; undefined when they can. */
  refuse(db: Database, key: string, typed: Typed, now: number): Promise<EntryProblem[]>;
  /** Uses valid texts. Returns the values. */
  goLive(tx: Database, key: string, typed: Typed, now: number): Promise<Record<string, unknown>>;
  /** The public page of valid texts. */
  preview(c: WebsiteContext, services: PlatformServices, key: string, typed: Typed, now: number): Promise<Markup>;
  facts(db: Database, key: string, typed: Typed): Promise<EntryFacts>;
}

type Values<Shape extends z.ZodRawShape> = WithTranslations<z.output<z.ZodObject<Shape>>>;

/** Makes a kind of what the code says of it. */
export function defineKind<Shape extends z.ZodRawShape>(spec: KindSpec<Shape>): ContentKind {
  const { schema, translated, facts, refuse, goLive, preview, ...rest } = spec;
  const own = Object.entries(schema.shape).map(([name, field]) => {
    const found = fieldFacts.get(field as z.ZodType);
    if (!found) throw new Error(`The field ${name} of a ${spec.name} has no facts: make it with content-fields.ts.`);
    return { name, facts: found };
  });
  const translations = translationFields(own, translated);
  const read = (typed: Typed): { problems: EntryProblem[] } | { values: Values<Shape> } => {
    const result = schema.safeParse(typed);
    const inOthers = translations.schema.safeParse(typed);
    if (result.success && inOthers.success)
      return { values: { ...result.data, translations: translations.read(typed) } };
    const first = new Map<string, string>();
    for (const { path, message } of [...(result.error?.issues ?? []), ...(inOthers.error?.issues ?? [])]) {
      const field = String(path[0] ?? 'main');
      if (!first.has(field)) first.set(field, message);
    }
    return { problems: [...first].map(([field, message]) => ({ field, message })) };
  };
  const draftOf = (key: string, typed: Typed, now: number) => ({
    key,
    values: { ...schema.parse(typed), translations: translations.read(typed) },
    now,
  });
  return {
    ...rest,
    fields: [...own, ...translations.fields],
    read,
    async refuse(db, key, typed, now) {
      const result = read(typed);
      if ('problems' in result) return result.problems;
      const problem = await refuse?.(db, { key, values: result.values, now });
      return problem ? [problem] : [];
    },
    async goLive(tx, key, typed, now) {
      const draft = draftOf(key, typed, now);
      await goLive?.(tx, draft);
      return draft.values;
    },
    preview: (c, services, key, typed, now) => preview(c, services, draftOf(key, typed, now)),
    facts: async (db, key, typed) => (await facts?.(db, key, typed)) ?? { facts: [] },
  };
}

/** The country of an entry, as staff read it. */
export const countryWords = ({ isOfAllCountries, countryOf }: ContentKind, values: Typed): string =>
  isOfAllCountries ? 'Both countries' : siteOf(countryOf(values)).countryName;

/** The country of an entry for the audit trail. */
export const trailCountry = ({ isOfAllCountries, countryOf }: ContentKind, values: Typed): SiteCountryCode | null =>
  isOfAllCountries ? null : countryOf(values);

import { z } from 'zod';
import { withAsciiDigits } from '#rules/ascii-digits.ts';
import type { SiteCountryCode } from '#rules/country.ts';
import { parseMoney } from '#rules/money.ts';
import {
  activeLanguages,
  activeSites,
  type CalendarDay,
  isCalendarDay,
  SITES,
  type TranslatedLanguage,
} from '../platform/index.ts';
import { isPictureName } from './pictures/picture-addresses.ts';

/** How a field looks in the form, and what it is called in the history. */
export interface FieldFacts {
  label: string;
  /** The part of the form that it belongs to, with the fields beside it that name the same. */
  group?: string;
  help?: string;
  control: 'line' | 'area' | 'day' | 'choice';
  isOptional?: boolean;
  /** Can be chosen for a new entry only. */
  isFixed?: boolean;
  width?: 'short' | 'medium';
  /** The lines of an area. */
  rows?: number;
  mostCharacters: number;
  options?: readonly { value: string; label: string }[];
  /** The pictures of the library can be chosen besides. */
  hasPictures?: boolean;
  /** Those of the options that a new entry may have; all of them without it. */
  offered?(): readonly string[];
  inputmode?: 'numeric' | 'email';
  /** The language of what is typed, where it is not English. */
  lang?: TranslatedLanguage;
}

/** The facts of each field, beside its schema. */
export const fieldFacts = z.registry<FieldFacts>();

interface Described {
  label: string;
  group?: string;
  help?: string;
  isOptional?: boolean;
  isFixed?: boolean;
  offered?(): readonly string[];
  width?: 'short' | 'medium';
  inputmode?: 'numeric' | 'email';
  lang?: TranslatedLanguage;
}

const LINE = 200;

/** A field whose typed text is read by `parse`, which returns undefined for a text that it cannot read. */
function parsed<Value>(
  parse: (text: string) => Value | undefined,
  message: string,
  text: z.ZodType<string> = z.string(),
) {
  return text.transform((text, context): Value => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

const notTooLong = (most: number) => z.string().max(most, `Enter at most ${most} characters.`);

/** A text in one line. */
export function line({ missing, most = LINE, ...facts }: Described & { missing: string; most?: number }) {
  const text = notTooLong(most).regex(/^[^\n]*$/, 'Enter one line.');
  const needed = facts.isOptional ? text : text.min(1, missing);
  return needed.register(fieldFacts, { ...facts, control: 'line', mostCharacters: most });
}

/** A text of several lines; an empty line begins a paragraph. */
export function area({ missing, most, rows, ...facts }: Described & { missing: string; most: number; rows: number }) {
  const text = notTooLong(most);
  const needed = facts.isOptional ? text : text.min(1, missing);
  return needed.register(fieldFacts, { ...facts, control: 'area', rows, mostCharacters: most });
}

/** A text in one line that has to look in a certain way. */
export function checked({
  isValid,
  message,
  most = LINE,
  ...facts
}: Described & { isValid: (text: string) => boolean; message: string; most?: number }) {
  return notTooLong(most)
    .refine((text) => (facts.isOptional && text === '') || isValid(text), message)
    .register(fieldFacts, { ...facts, control: 'line', mostCharacters: most });
}

/** A path of this site, or a whole address; never one of another scheme, and never `//host`. */
const ADDRESS = /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\/][^\s\\]*)$/;

/** Where something is: a path of this site, or an https address. */
export const address = (facts: Described) =>
  checked({
    ...facts,
    isValid: (text) => ADDRESS.test(text),
    message: facts.isOptional
      ? 'Enter a path such as /about, an address that begins with https://, or nothing.'
      : 'Enter a path such as /about or an address that begins with https://.',
  });

/** The country that an entry belongs to; it stays. */
export const countryChoice = (missing: string) =>
  choice({
    label: 'Country',
    options: SITES.map(({ code, countryName }) => ({ value: code, label: countryName })),
    offered: () => activeSites().map(({ code }) => code),
    missing,
    isFixed: true,
  });

/** Whether a form asks for a field: not for texts in a language that is off, whose values stay as they are. */
export const isOffered = ({ lang }: Pick<FieldFacts, 'lang'>): boolean =>
  lang === undefined || activeLanguages().some((language) => language === lang);

/** The country of typed texts, also before they were checked. */
export const typedCountry = ({ siteCountryCode }: Readonly<Record<string, string>>): SiteCountryCode =>
  siteCountryCode === 'NZL' ? 'NZL' : 'AUS';

/** One of several values. */
export function choice<const Value extends string>({
  options,
  missing,
  ...facts
}: Described & { options: readonly { value: Value; label: string }[]; missing: string }) {
  const find = (text: string) => options.find(({ value }) => value === text)?.value;
  return parsed(find, missing).register(fieldFacts, { ...facts, options, control: 'choice', mostCharacters: LINE });
}

/** One of what the kind's `choices` offer, which its `refuse` looks up. */
export const listed = ({ missing, ...facts }: Described & { missing: string }) =>
  notTooLong(LINE)
    .min(1, missing)
    .register(fieldFacts, { ...facts, options: [], control: 'choice', mostCharacters: LINE });

/** A drawing of the site, by its path below `/design`. */
const DRAWING = /^\/design\/[a-z0-9/-]+\.(?:svg|jpg)$/;

/** A drawing of the site, or a picture of the library by its address. */
export function picture({ missing, ...facts }: Described & { missing: string }) {
  const isNone = (text: string) => facts.isOptional && text === '';
  const find = (text: string) => (isNone(text) || DRAWING.test(text) || isPictureName(text) ? text : undefined);
  // Versions that were saved before the field was there have no text for it.
  const typed = facts.isOptional ? z.string().default('') : z.string();
  return parsed(find, missing, typed).register(fieldFacts, {
    ...facts,
    options: facts.isOptional ? [{ value: '', label: 'None' }] : [],
    hasPictures: true,
    control: 'choice',
    mostCharacters: LINE,
  });
}

/** A picture of the library in the place of what a page shows by itself. */
export const optionalPicture = () =>
  picture({
    label: 'Picture',
    help: 'One that was uploaded under Pictures. Without one the page is as it is.',
    missing: 'Choose one of the pictures, or none.',
    isOptional: true,
  });

/** Up to nine digits, plain or in groups of three. */
const WHOLE = /^(?:\d{1,9}|\d{1,3}(?:[, ]\d{3}){1,2})$/;

/** A whole number; empty counts as `empty` where that is given. */
export function whole({
  least,
  most,
  message,
  empty,
  ...facts
}: Described & { least: number; most: number; message: string; empty?: number }) {
  const parse = (text: string) => {
    if (text === '') return empty;
    const typed = withAsciiDigits(text);
    const value = WHOLE.test(typed) ? Number(typed.replaceAll(/[, ]/g, '')) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  };
  return parsed(parse, message).register(fieldFacts, {
    width: 'short',
    inputmode: 'numeric',
    isOptional: empty !== undefined,
    ...facts,
    control: 'line',
    mostCharacters: LINE,
  });
}

/** Just below a billion dollars, in cents: more than any goal that a person types. */
const MOST_MONEY = 99_999_999_999;

/** A sum in dollars, as cents, from `least` to `most`; empty counts as `empty` where that is given. */
export function money({
  message,
  least = 0,
  most = MOST_MONEY,
  empty,
  ...facts
}: Described & { message: string; least?: number; most?: number; empty?: number }) {
  const parse = (text: string) => {
    if (text === '') return empty;
    const minor = parseMoney(text);
    return minor !== undefined && minor >= least && minor <= most ? minor : undefined;
  };
  return parsed(parse, message).register(fieldFacts, {
    width: 'medium',
    isOptional: empty !== undefined,
    ...facts,
    control: 'line',
    mostCharacters: LINE,
  });
}

const parseDay = (text: string): CalendarDay | undefined => (isCalendarDay(text) ? text : undefined);

/** A day of the calendar. */
export function day({ message, ...facts }: Described & { message: string }) {
  return parsed(parseDay, message).register(fieldFacts, { ...facts, control: 'day', mostCharacters: LINE });
}

/** A day of the calendar, or null when nothing is typed. */
export function optionalDay({ message, ...facts }: Described & { message: string }) {
  const parse = (text: string) => (text === '' ? null : parseDay(text));
  return parsed<CalendarDay | null>(parse, message).register(fieldFacts, {
    ...facts,
    isOptional: true,
    control: 'day',
    mostCharacters: LINE,
  });
}

/** What a field is called where its group is not beside it. */
export const fullLabel = ({ group, label }: FieldFacts): string => (group === undefined ? label : `${group}: ${label}`);

import * as z from 'zod';
import { parseMoney } from '#rules/money.ts';
import { fileRules, isCalendarDay, TRANSLATIONS, type TranslatedLanguage } from '../../../platform/index.ts';

const { line, shaped, strict } = fileRules;

/** An id of the folder: part of addresses and of rows, so it never changes. */
export const id = (write: string) => shaped(/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/, write);

export const country = (of: string) => z.enum(['AUS', 'NZL'], { error: `write the country of the ${of}: AUS or NZL` });

/** A day of the calendar. */
export const day = (write: string) => z.string({ error: write }).refine(isCalendarDay, write);

/** A sum as a person writes it, read as text: cents are never made by multiplying. The output is that text. */
export const dollars = (write: string, most = 999_999_999) =>
  z
    .union([z.number(), z.string()], { error: write })
    .transform(String)
    .refine((text) => /^\d{1,9}(\.\d{1,2})?$/.test(text), `${write}; at most two decimals and no other signs`)
    .refine((text) => (parseMoney(text) ?? 0) > 0, `${write}; it is more than 0`)
    .refine((text) => (parseMoney(text) ?? 0) <= most * 100, `write at most ${most} dollars`);

/** A whole number, such as of signatures. */
export const whole = (least: number, most: number, write: string) =>
  z.int({ error: write }).min(least, write).max(most, write);

/** Where a drawing of the site is, a picture of the folder, or one of the library by its address. */
export const PICTURE_PATH =
  /^(?:\/design\/[a-z0-9/-]+\.(?:svg|jpg)|images\/[\w./-]+\.(?:jpe?g|png|webp|avif)|\/pictures\/[0-9a-f]{64}\/\d+\.jpg)$/;

export const picture = () =>
  shaped(PICTURE_PATH, 'write a file of the folder, such as images/tents.jpg').meta({
    description: 'A file of the folder such as images/tents.jpg.',
  });

/** A text in paragraphs, as a list: the output has an empty line between them. */
export const paragraphs = (most: number, write: string) =>
  z
    .array(line(most, 'write a paragraph'), { error: `${write}, as a list of paragraphs` })
    .min(1, `${write}, as a list of paragraphs`)
    .transform((all) => all.join('\n\n'))
    .refine((text) => text.length <= most, `write at most ${most} characters in all`);

/**
 * The texts of an entry by language: English has all that are needed, the others those that are translated. Pages show
 * the English text for what is missing.
 */
export function textsByLanguage<Shape extends z.ZodRawShape>(shape: Shape) {
  const english = strict(shape, 'write the texts in English (en) in braces');
  const others = Object.fromEntries(TRANSLATIONS.map((language) => [language, english.partial().optional()])) as Record<
    TranslatedLanguage,
    z.ZodOptional<ReturnType<typeof english.partial>>
  >;
  return strict({ en: english, ...others }, 'write the texts by language, such as { "en": { … } }');
}

/** The first line of a file, by which editors know its rules. */
export const SCHEMA_LINE = { $schema: z.string().optional() };

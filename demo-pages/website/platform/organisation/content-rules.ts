import * as z from 'zod';
import { LANGUAGES } from '../site/languages/house-languages.ts';

/** A language that a charity may write in. */
export const OWN_LANGUAGES = LANGUAGES.filter((language) => language !== 'en-XA');

/** Each rule says what to write: an author reads it beside the file and the line. */
export const contentLine = (most: number, write: string) =>
  z.string({ error: write }).trim().min(1, write).max(most, `write at most ${most} characters`);

export const shapedLine = (shape: RegExp, write: string) => z.string({ error: write }).regex(shape, write);

export const contentObject = <Shape extends z.ZodRawShape>(shape: Shape, write = 'write an object in braces') =>
  z.strictObject(shape, { error: ({ code }) => (code === 'invalid_type' ? write : undefined) });

/** A text in the languages of the site; English stands in for those that are missing. */
export const contentWords = (most: number, write: string) =>
  z
    .partialRecord(z.enum(OWN_LANGUAGES), contentLine(most, write), {
      error: ({ code }) => (code === 'invalid_type' ? `${write}, by language, such as { "en": "…" }` : undefined),
    })
    .refine((texts) => texts.en !== undefined, `${write} in English (en)`);

export const contentChoice = <Value extends string>(values: readonly Value[]) =>
  z.enum(values as [Value, ...Value[]], { error: `write ${values.join(' or ')}` });

import * as z from 'zod/mini';

// A strict policy forbids the Function constructor that zod's compiled checks use.
z.config({ jitless: true });

const anything = z.optional(z.unknown());

/** An optional text that no decision depends on: a number becomes text, any other type becomes an empty text. */
export const looseText = z.pipe(
  anything,
  z.transform((value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')),
);

/** An amount that no decision depends on: a number, a decimal text, or undefined for anything else. */
export const looseAmount = z.pipe(
  anything,
  z.transform((value): number | string | null | undefined =>
    typeof value === 'number' || typeof value === 'string' ? value : undefined,
  ),
);

/** A list of messages; null or absent counts as empty. Any other type is an error. */
export const errorList = z.pipe(
  anything,
  z.transform((value, context): string[] => {
    const list = value ?? [];
    if (Array.isArray(list) && list.every((entry) => typeof entry === 'string')) return list;
    context.issues.push({ code: 'custom', input: value, message: 'Expected a list of texts.' });
    return [];
  }),
);

/** Whether a call was a success: true, 1 or "1", and nothing else. */
export const successFlag = z.pipe(
  anything,
  z.transform((value) => value === true || value === 1 || value === '1'),
);

export { z };

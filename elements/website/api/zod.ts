import * as z from 'zod/mini';

// A strict policy forbids the Function constructor that zod's compiled checks use.
z.config({ jitless: true });

const anything = z.optional(z.unknown());

/** A text that tells more but decides nothing: a number becomes text, anything else that is no text is empty. */
export const looseText = z.pipe(
  anything,
  z.transform((value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')),
);

/** An amount that decides nothing: a number, a decimal text, or undefined for anything else. */
export const looseAmount = z.pipe(
  anything,
  z.transform((value): number | string | null | undefined =>
    typeof value === 'number' || typeof value === 'string' ? value : undefined,
  ),
);

/** A list of messages that a server may also send as null or not at all; then it is empty. Another shape is refused. */
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

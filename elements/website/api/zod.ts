import * as z from 'zod/mini';

// A strict policy forbids the Function constructor that zod's compiled checks use.
z.config({ jitless: true });

/** A text that a server may also leave out or send as null; then it is empty. */
export const optionalText = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ''),
);

/** A list of messages that a server may also leave out or send as null; then it is empty. */
export const errorList = z.pipe(
  z.nullish(z.array(z.string())),
  z.transform((value) => value ?? []),
);

export { z };

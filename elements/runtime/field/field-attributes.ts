import * as z from 'zod/mini';

/** The attributes of every tag that is a field, as of a native one. */
export const fieldAttributes = {
  name: z._default(z.string(), ''),
  required: z._default(z.boolean(), false),
  disabled: z._default(z.boolean(), false),
};

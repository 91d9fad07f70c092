import * as z from 'zod/mini';
import { isExactOrigin } from './exact-origin.ts';

const isOrigins = (list: string) => list.split(/\s/).every((origin) => origin === '' || isExactOrigin(origin));

/** The attribute `allowed-origins`: exact origins, separated by blanks; empty where it is left out. */
export const originListSchema = z._default(
  z.string().check(
    z.refine(isOrigins, {
      error:
        'give exact https origins like https://forms.example.org, separated by spaces, without a path or a wildcard',
    }),
  ),
  '',
);

import * as z from 'zod/mini';
import { clickableUrl } from './safe-navigate.ts';

/**
 * An attribute with the address of a page; empty where it is left out. Whether its origin is allowed shows on the page.
 */
export const pageAddress = z._default(
  z.string().check(
    z.refine((url) => url === '' || clickableUrl(url) !== undefined, {
      error: 'give a path like /thank-you, or an https address',
    }),
  ),
  '',
);

import * as z from 'zod/mini';
import { WebsiteApiError } from '#rules/api/website-api-error.ts';
import { isExactOrigin } from '#rules/links/exact-origin.ts';
import { originListSchema } from '#rules/links/origin-list.ts';

/** The attributes of a form that may post to another origin. */
export const formTarget = { endpoint: z._default(z.string(), ''), allowedOrigins: originListSchema };

/** Where a form posts: `endpoint` at another origin, or else `action`. */
export interface FormTarget {
  readonly action: string;
  readonly endpoint: string;
  readonly allowedOrigins: string;
}

/**
 * The address that a form posts to: of this site, or of an origin that the page lists, because it receives what the
 * visitor typed.
 * @throws WebsiteApiError for every other address, before anything is sent.
 */
export function formAddress({ action, endpoint, allowedOrigins }: FormTarget, page: Document = document): string {
  const address = endpoint || action;
  const base = new URL(page.baseURI);
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (url?.origin === base.origin) return address;
  const isListed = url && isExactOrigin(url.origin) && allowedOrigins.split(/\s/).includes(url.origin);
  if (isListed && url.username === '' && url.password === '') return url.href;
  const advice = url && isExactOrigin(url.origin) ? `add ${url.origin} to allowed-origins` : 'use an https address';
  const cause = new Error(`The form may not post to ${JSON.stringify(address)}: ${advice}.`);
  console.error(cause.message);
  throw new WebsiteApiError('not_set_up', { cause });
}

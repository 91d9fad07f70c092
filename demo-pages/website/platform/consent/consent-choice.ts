import { getCookie } from 'hono/cookie';
import type { WebsiteContext } from '../http/website-env.ts';

/** Scripts read it too: it is the only cookie that they may. */
export const CONSENT_COOKIE = 'haven_consent';
export const CONSENT_SECONDS = 31_536_000;
export const CONSENT_PATH = '/consent';

/** What a visitor has said about what other companies load into pages. */
export type ConsentChoice = 'accepted' | 'declined';

/** A choice, as a form or a cookie names it; undefined for anything else. */
export const readChoice = (text: string | undefined): ConsentChoice | undefined =>
  text === 'accepted' || text === 'declined' ? text : undefined;

/** The choice of the visitor who sends this request; undefined until there is one. */
export const choiceOf = (c: WebsiteContext): ConsentChoice | undefined => readChoice(getCookie(c, CONSENT_COOKIE));

import { getCookie } from 'hono/cookie';
import type { WebsiteContext } from '../http/website-env.ts';

/** Switches on the panel that shows the events for a tag manager. */
export const ANALYTICS_COOKIE = 'haven_analytics';

/** Whether the visitor gets a copy of their own of a page that others share: with the panel. */
export const isOwnCopy = (c: WebsiteContext): boolean => getCookie(c, ANALYTICS_COOKIE) === 'shown';

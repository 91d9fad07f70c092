import type { BotCheckAction } from '#rules/bot-check/bot-check.ts';
import { createRateLimiter, type LimitedClient } from '../http/rate-limiter.ts';
import { networkOf } from '../http/request-facts.ts';
import type { WebsiteContext } from '../http/website-env.ts';
import { sharedByApp } from '../pages/serve-pages.ts';
import type { PlatformServices } from '../platform-services.ts';

export type CheckedForm = Exclude<BotCheckAction, 'payment'> | 'bequest';

/** Posts allowed from one network: enough for a school behind one address, too few for a program that floods. */
export const POSTS_PER_MINUTE: Readonly<Record<CheckedForm, number>> = {
  petition: 120,
  subscribe: 30,
  'update-details': 20,
  bequest: 10,
};
/** Posts without a token, of all forms together: a ticket is a weaker proof than a token. */
const TICKET_POSTS_PER_10_MINUTES = 10;
export const CHALLENGES_PER_MINUTE = 240;
/** Addresses for which one network may request an unsubscribe link. */
export const LEAVE_LINKS_PER_10_MINUTES = 10;

/**
 * A refused post without JavaScript is shown with what was typed, so it is read; beyond so many times the limit it
 * comes from no person, and is not.
 */
const READ_FACTOR = 2;

/** Each function throws a 429 when its network has exceeded the limit. */
export interface FormLimits {
  post(c: WebsiteContext, form: CheckedForm): void;
  /** Before a post is read that has to be shown again. */
  flood(c: WebsiteContext, form: CheckedForm): void;
  ticket(c: WebsiteContext): void;
  challenge(c: WebsiteContext): void;
  leaveLink(c: WebsiteContext): void;
}

/**
 * The limits of the forms, counted in this process: a flood is refused before it reaches the database. With several
 * processes a network can reach a multiple of the limit.
 */
function createFormLimits(clock: () => number): FormLimits {
  const minute = (limit: number) => createRateLimiter({ limit, windowMs: 60_000, clock });
  const forEachForm = (factor: number) =>
    Object.fromEntries(
      Object.entries(POSTS_PER_MINUTE).map(([form, limit]) => [form, minute(limit * factor)]),
    ) as Record<CheckedForm, (client: LimitedClient) => void>;
  const posts = forEachForm(1);
  const floods = forEachForm(READ_FACTOR);
  const tickets = createRateLimiter({ limit: TICKET_POSTS_PER_10_MINUTES, windowMs: 600_000, clock });
  const challenges = minute(CHALLENGES_PER_MINUTE);
  const leaveLinks = createRateLimiter({ limit: LEAVE_LINKS_PER_10_MINUTES, windowMs: 600_000, clock });
  const network = (c: WebsiteContext) => networkOf(c);
  return {
    post: (c, form) => posts[form](network(c)),
    flood: (c, form) => floods[form](network(c)),
    ticket: (c) => tickets(network(c)),
    challenge: (c) => challenges(network(c)),
    leaveLink: (c) => leaveLinks(network(c)),
  };
}

/** The limits of the forms, the same for all sites of an app. */
export const formLimits = sharedByApp(({ clock }: PlatformServices) => createFormLimits(clock));

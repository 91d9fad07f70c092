import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import GIVING_MAIL from '#texts/website/giving-mail';
import type { Database } from '../../../server/database/open-database.ts';
import {
  hello,
  type Mail,
  ONE_TIME_MS,
  pageTexts,
  queueMail,
  SIGN_IN_MAIL,
  type Site,
  siteFor,
  to,
} from '../../platform/index.ts';
import { type Donor, findDonor } from '../find-donor.ts';
import { signInLinks, signInRequests } from '../my-giving-schema.ts';

/** How long a mailed link is valid (D4.01). */
export const LINK_MS = ONE_TIME_MS;
const AT_ONCE = 20;

/** What the database keeps of a token: whoever reads it cannot sign in (D4.04). */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Looks at some of the requests for a link and mails those whose address is known; resolves with their number. Any
 * number of processes may do it: each request is taken by one, with its link and mail in the same transaction.
 */
export function sendSignInLinks(db: Database, { siteOrigin, now }: { siteOrigin: string; now: number }) {
  return db.transaction(async (tx): Promise<number> => {
    const requests = await tx
      .select()
      .from(signInRequests)
      .where(isNull(signInRequests.handledAt))
      .orderBy(asc(signInRequests.requestedAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    for (const { siteCountryCode, language, emailKey, isLinkWanted } of requests) {
      const donor = isLinkWanted ? await findDonor(tx, emailKey) : undefined;
      if (!donor) continue;
      const token = randomBytes(32).toString('base64url');
      await tx
        .insert(signInLinks)
        .values({ tokenHash: tokenHash(token), emailKey, expiresAt: new Date(now + LINK_MS) });
      await queueMail(tx, signInMail(donor, siteFor(siteCountryCode, language), token, siteOrigin), now);
    }
    if (requests.length > 0) {
      const ids = requests.map(({ id }) => id);
      await tx
        .update(signInRequests)
        .set({ handledAt: new Date(now), emailKey: '' })
        .where(inArray(signInRequests.id, ids));
    }
    return requests.length;
  });
}

const isValid = (token: string, now: number) =>
  and(
    eq(signInLinks.tokenHash, tokenHash(token)),
    isNull(signInLinks.usedAt),
    gt(signInLinks.expiresAt, new Date(now)),
  );

/** Whose link it is, while it is valid; changes nothing, because mail scanners open every link. */
export async function peekLink(db: Database, token: string, now: number): Promise<string | undefined> {
  const [link] = await db.select().from(signInLinks).where(isValid(token, now));
  return link?.emailKey;
}

/** Uses a link up: of several uses at the same time, one gets the donor. */
export async function useLink(tx: Database, token: string, now: number): Promise<string | undefined> {
  const [link] = await tx
    .update(signInLinks)
    .set({ usedAt: new Date(now) })
    .where(isValid(token, now))
    .returning();
  return link?.emailKey;
}

/** The page of a link. */
export const linkPath = (site: Site, token: string) => to(site, `/my-giving/sign-in/${token}`);

/** The mail with the link. */
function signInMail({ firstName, address }: Donor, site: Site, token: string, siteOrigin: string): Mail {
  const text = pageTexts(site, GIVING_MAIL);
  return {
    kind: SIGN_IN_MAIL,
    cause: `${SIGN_IN_MAIL}:${randomUUID()}`,
    siteCountryCode: site.code,
    language: site.language,
    to: { address },
    subject: text('linkSubject'),
    body: [
      hello(firstName, site),
      { text: text('link') },
      { button: text('see'), href: new URL(linkPath(site, token), siteOrigin).href },
      { text: text('notAsked') },
    ],
    reason: text('linkReason'),
  };
}
